/** Recognizes the page that a server makes for a folder without an index. */

/** Apache, nginx, lighttpd, Caddy and others; Python; Jetty; IIS names the host. */
const listingTitle =
  /^(?:Index of|Directory listing (?:for|of)|Directory:|Listing directory|Files? (?:list|listing) of|Contents of)\s*:?\s*\/|^[\w.-]+ - \/\S*$/i;

export const isListingTitle = (title: string | null): boolean =>
  title !== null && listingTitle.test(title.trim());
