import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist", "src/generated", "node_modules"] },
  {
    files: ["src/**/*.ts", "src/**/*.tsx", "test/**/*.ts", "browser/**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/unbound-method": "off", // exports of a WebAssembly module have no "this"
    },
  },
);
