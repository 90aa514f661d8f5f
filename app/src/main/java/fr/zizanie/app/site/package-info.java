/**
 * The page as plain files, for a host without a server of ours. It uses the files that the page's
 * build leaves beside the server, and nothing of the server itself.
 */
package fr.zizanie.app.site;
