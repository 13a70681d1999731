/** Finds the site's name at the end of a title: ` | Brand`, ` — Brand`, ` · Brand`. */

/** The last part of a title, when it is short, names the site. */
export const brandPattern = /\s[|–—·•-]\s([^|–—·•]{1,60})$/u;
