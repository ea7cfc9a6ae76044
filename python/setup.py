"""Builds the extension with CMake from the project around this folder, so that no source is listed twice.

TENBACK_MARCH says for which processors (native without it), TENBACK_PYTHON_BUILD where CMake builds (build/python).
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent


class CMakeBuild(build_ext):
    """The module is one target of the project's own CMake files."""

    def build_extension(self, ext: Extension) -> None:
        folder = Path(os.environ.get("TENBACK_PYTHON_BUILD", ROOT / "build" / "python"))
        subprocess.run(
            [
                "cmake", "-S", str(ROOT), "-B", str(folder), "-G", "Ninja",
                "-DTENBACK_PYTHON=ON", "-DCMAKE_POSITION_INDEPENDENT_CODE=ON",
                f"-DCMAKE_BUILD_TYPE={os.environ.get('TENBACK_BUILD_TYPE', 'Release')}",
                f"-DTENBACK_MARCH={os.environ.get('TENBACK_MARCH', 'native')}",
                f"-DPython3_EXECUTABLE={sys.executable}", f"-DPYTHON_EXECUTABLE={sys.executable}",
            ],
            check=True,
        )
        jobs = os.environ.get("CMAKE_BUILD_PARALLEL_LEVEL", str(os.cpu_count() or 1))
        subprocess.run(["cmake", "--build", str(folder), "--target", "tenback_python", "-j", jobs], check=True)
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        built = list((folder / "python").glob("_core*.so"))
        if len(built) != 1:
            raise RuntimeError(f"expected one module in {folder / 'python'}, found {built}")
        shutil.copy2(built[0], target)


def version() -> str:
    found = re.search(r"project\(tenback VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8"))
    if not found:
        raise RuntimeError("CMakeLists.txt names no version")
    return found[1]


setup(
    name="tenback",
    version=version(),
    description="The Game, Quick & Easy and Face to Face, to study: rules, bots, solver and batches at full speed",
    license="MIT",
    python_requires=">=3.9",
    install_requires=["numpy"],
    packages=["tenback"],
    package_data={"tenback": ["py.typed", "*.pyi"]},
    ext_modules=[Extension("tenback._core", sources=[])],
    cmdclass={"build_ext": CMakeBuild},
    zip_safe=False,
)
