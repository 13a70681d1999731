/** Tells sentences that describe a page from those that do housekeeping or point at something else on it. */

/** Cookies, opening hours, licences: true of the site, and no description of a page. */
export const housekeeping =
  /\b(?:(?:uses?|accept|our) cookies|cookie (?:policy|settings|consent|notice)|javascript|your browser|newsletter|copyright|all rights reserved|datenschutz|opening hours|licen[cs]ed? under|without (?:any )?warranty|permission is (?:hereby )?granted|trademarks?)\b/i;

/** "The following example", "in this chapter", "as shown below": it makes no sense away from its place. */
const deictic =
  /\b(?:the following|as follows|(?:shown|described|listed|mentioned|given|see|seen) (?:above|below|here)|(?:above|below|preceding|previous|next) (?:example|section|chapter|table|figure|paragraph|command|code|list)|in this (?:section|chapter|example|case)|this (?:section|chapter|example|command|option|function)|click here|see (?:also|section|chapter|the)|(?:figure|table|listing) \d|im folgenden|(?:siehe|véase) \p{L}|wie (?:oben|unten)|ci-dessous|ci-dessus|comme suit|a continuación|como sigue|di seguito|conforme abaixo|zie ook|hieronder)\b|(?:^|\()(?:voir|vea|cf)\b/iu;

export const isDeictic = (text: string): boolean => deictic.test(text);

/** Who owns the text and under which terms: no description, and neither is what follows it. */
export const rights =
  /©|\bcopyright\b|\blicen[cs]e\b|\bGPL\b|General Public License|Creative Commons|\bredistribute\b/i;
