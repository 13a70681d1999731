/** Which language and country codes exist: ISO 639-1, ISO 3166-1 alpha-2, and tags of BCP 47 made from them. */

/** ISO 639-1, with the retired iw, in, ji and sh that search engines still read. */
const languages = new Set(
  `aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el
  en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu
  ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na
  nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so
  sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
  iw in ji sh`.split(/\s+/),
);

/** ISO 3166-1 alpha-2. UK and EU are reserved, not countries' codes. */
const countries = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
  FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
  JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
  MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
  PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
  TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

/** Regions of the BCP 47 registry that are not countries: exceptional and private ones. */
const otherRegions = /^(?:EU|EZ|UN|AC|CP|CQ|DG|EA|IC|TA|AA|Q[M-Z]|X[A-Z]|ZZ)$/;

export const isLanguage = (code: string): boolean => languages.has(code.toLowerCase());

export const isCountry = (code: string): boolean => countries.has(code.toUpperCase());

/** Subtags of a tag as ECMA-402 reads it; null when it is not of the form of BCP 47. */
function parseTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type TagFault = 'underscore' | 'malformed' | 'language' | 'country' | 'united-kingdom';

export interface CodeFault<F extends string> {
  readonly fault: F;
  /** The part that is wrong: a subtag, or all of it. */
  readonly part: string;
}

/** What is wrong with a language tag; null when nothing is. */
export function faultOfTag(tag: string): CodeFault<TagFault> | null {
  if (/^(?:x|i)(?:-[a-z\d]{1,8})+$/i.test(tag)) return null;
  if (tag.includes('_')) return { fault: 'underscore', part: tag };
  // Intl.Locale canonicalises codes, so the subtags are checked as written. It is slow, and most tags need none.
  if (!/^[a-z]{2}(?:-[a-z]{2})?$/i.test(tag) && parseTag(tag) === null)
    return { fault: 'malformed', part: tag };
  const [language = '', ...rest] = tag.split('-');
  if (language.length > 3 || (language.length === 2 && !isLanguage(language)))
    return { fault: 'language', part: language };
  const end = rest.findIndex((part) => part.length === 1);
  const region = (end === -1 ? rest : rest.slice(0, end)).find((part) => /^[a-z]{2}$/i.test(part));
  if (region === undefined || isCountry(region) || otherRegions.test(region.toUpperCase())) return null;
  return faultOfCountry(region);
}

/** What is wrong with an hreflang code, by what Google reads; null when nothing is. */
export function faultOfHreflang(code: string): CodeFault<TagFault | 'empty' | 'country-alone'> | null {
  if (code.toLowerCase() === 'x-default') return null;
  if (code === '') return { fault: 'empty', part: code };
  if (code.includes('_')) return { fault: 'underscore', part: code };
  const match = /^([a-z]{1,8})(?:-([a-z]{4}))?(?:-([a-z\d]+))?$/i.exec(code);
  if (match === null) return { fault: 'malformed', part: code };
  const [, language = '', , region] = match;
  if (!isLanguage(language))
    return { fault: isCountry(language) ? 'country-alone' : 'language', part: language };
  if (region === undefined || isCountry(region)) return null;
  return faultOfCountry(region);
}

const faultOfCountry = (part: string): CodeFault<'country' | 'united-kingdom'> => ({
  fault: part.toUpperCase() === 'UK' ? 'united-kingdom' : 'country',
  part,
});
