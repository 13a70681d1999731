/** Parses a doctype and decides whether it puts browsers into quirks mode. */

export interface Doctype {
  readonly name: string;
  readonly publicId: string | null;
  readonly systemId: string | null;
  readonly forceQuirks: boolean;
}

const shape =
  /^\s*([^\s>]*)\s*(?:(public)\s*(?:"([^"]*)("?)|'([^']*)('?))?\s*(?:"([^"]*)("?)|'([^']*)('?))?|(system)\s*(?:"([^"]*)("?)|'([^']*)('?))?)?(.*)$/is;

/** `text` is between `<!doctype` and `>`; `closed` is false when the file ended first. */
export function readDoctype(text: string, closed: boolean): Doctype {
  const match = shape.exec(text) ?? [];
  const [
    ,
    name = '',
    byPublic,
    p1,
    p1End,
    p2,
    p2End,
    s1,
    s1End,
    s2,
    s2End,
    bySystem,
    y1,
    y1End,
    y2,
    y2End,
    rest = '',
  ] = match;
  const publicId = byPublic === undefined ? null : (p1 ?? p2 ?? null);
  const systemId =
    byPublic === undefined ? (y1 ?? y2 ?? null) : publicId === null ? null : (s1 ?? s2 ?? null);
  const keyword = byPublic ?? bySystem;
  const missing = keyword !== undefined && (byPublic === undefined ? systemId === null : publicId === null);
  const open = [p1End, p2End, s1End, s2End, y1End, y2End].includes('');
  const stray = keyword === undefined && rest.trim() !== '';
  return {
    name: name.toLowerCase(),
    publicId,
    systemId,
    forceQuirks: !closed || name === '' || missing || open || stray,
  };
}

const quirkyPrefixes =
  /^(\+\/\/silmaril\/\/|-\/\/(as|advasoft ltd)\/\/|-\/\/ietf\/\/dtd html|-\/\/(metrius|netscape comm\. corp\.|o'reilly and associates|softquad|softquad software|spyglass|sq|sun microsystems corp\.|webtechs)\/\/|-\/\/microsoft\/\/dtd internet explorer [23]|-\/\/w3c\/\/dtd (html 3|html experimental|html 4\.0 (frameset|transitional)\/\/|w3 html)|-\/\/w3o\/\/dtd w3 html 3\.0|-\/\/w3\/\/dtd html 3)/i;
const quirkyIds = new Set([
  '-//w3o//dtd w3 html strict 3.0//en//',
  '-/w3c/dtd html 4.0 transitional/en',
  'html',
]);
const quirkySystem = 'http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd';

/** By the list of the standard. */
export function isQuirky(doctype: Doctype | null): boolean {
  if (doctype === null || doctype.forceQuirks || doctype.name !== 'html') return true;
  const publicId = doctype.publicId?.toLowerCase() ?? null;
  if (doctype.systemId?.toLowerCase() === quirkySystem) return true;
  if (publicId === null) return false;
  if (quirkyIds.has(publicId) || quirkyPrefixes.test(publicId)) return true;
  return (
    doctype.systemId === null && /^-\/\/w3c\/\/dtd html 4\.01 (frameset|transitional)\/\//.test(publicId)
  );
}
