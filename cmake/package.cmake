# The Debian package: tools/package makes it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "the tenback developers <tenback@localhost>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Settings live outside the prefix, and are the administrator's once they are there.
set(CPACK_INSTALLED_DIRECTORIES ${PROJECT_SOURCE_DIR}/hosting/debian/root /)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/hosting/debian/conffiles)
include(CPack)
