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
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/hosting/debian/conffiles ${PROJECT_SOURCE_DIR}/hosting/debian/postinst
  ${PROJECT_SOURCE_DIR}/hosting/debian/prerm ${PROJECT_SOURCE_DIR}/hosting/debian/postrm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(GNUInstallDirs)
# Debian wants these two in every package, by these names; the dates of a changelog are those of its versions.
file(ARCHIVE_CREATE OUTPUT ${CMAKE_BINARY_DIR}/changelog.gz PATHS ${PROJECT_SOURCE_DIR}/CHANGELOG.md FORMAT raw COMPRESSION GZip)
install(FILES ${CMAKE_BINARY_DIR}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${PROJECT_SOURCE_DIR}/hosting/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
include(CPack)
