/** Recognizes a bot challenge, a block page or a waiting room: a response that takes the place of the page, with any status. */
import {
  blockText,
  type ChallengePattern,
  captchaWidget,
  challengeHints,
  challengePatterns,
  challengeText,
  challengeTitle,
  challengeUrls,
  challengeWordsMax,
  incidentNumber,
  reloadScript,
  visibleField,
  waitingRoomMakers,
  waitingText,
  waitingTitle,
} from './challenge-patterns.ts';
import {
  hasMoreWords,
  isAlone,
  type ResponseParts,
  type ResponseToCheck,
  readSmallDocument,
  takeApart,
} from './response-parts.ts';

export interface Challenge {
  /** Who challenged us, as the start of a sentence. */
  readonly by: string;
  readonly what: 'bot challenge' | 'block page' | 'waiting room';
}

const genericWordsMax = 80;
const genericLinksMax = 3;
const refusingStatuses = new Set([202, 401, 403, 405, 429, 503]);

const matchesHeader = ({ header }: ChallengePattern, { headers }: ResponseToCheck): boolean =>
  header !== undefined && header[1].test(headers[header[0]] ?? '');

function matchesParts(
  { markup, title, text, wordsMax = challengeWordsMax }: ChallengePattern,
  parts: ResponseParts,
): boolean {
  if (parts.words > wordsMax) return false;
  return (
    markup?.test(parts.markup) === true ||
    title?.test(parts.title) === true ||
    text?.test(parts.text) === true
  );
}

const isHidden = (markup: string): boolean => /<meta\b[^<>]*\bnoindex\b/i.test(markup);

/** Whether the document reloads or leaves without a click. */
const leavesByItself = (markup: string): boolean =>
  /<meta\b[^<>]*http-equiv\s*=\s*["']?(?:refresh)/i.test(markup);

/** A form with a captcha that asks for nothing else. */
const isCaptchaOnly = ({ markup }: ResponseParts): boolean =>
  captchaWidget.test(markup) && !visibleField.test(markup);

/** Without a known maker, words alone prove nothing: a page may ask for JavaScript and cookies, or have a captcha in a form. */
function isGenericChallenge(parts: ResponseParts, status: number): boolean {
  const { title, markup, text, visible } = parts;
  const hasTitle = challengeTitle.test(title);
  if (hasTitle && captchaWidget.test(markup)) return true;
  if (!challengeText.test(text)) return false;
  if (hasTitle || refusingStatuses.has(status)) return true;
  return (
    challengeText.test(visible) &&
    (leavesByItself(markup) || isHidden(markup) || isAlone(parts) || isCaptchaOnly(parts))
  );
}

/** A document without content whose script sets a cookie and loads it again. */
const isCookieScript = ({ markup, words }: ResponseParts): boolean =>
  words === 0 &&
  /\bdocument\.cookie\s*=/.test(markup) &&
  reloadScript.test(markup) &&
  !/<(?:div|main|link|img|iframe|script\s[^<>]*\bsrc)\b/i.test(markup);

/** A refusal with the number under which it was logged, or nothing but a refusal. */
function isGenericBlockPage(parts: ResponseParts): boolean {
  const { title, visible } = parts;
  const says = `${title}. ${visible}`;
  return blockText.test(says) && (incidentNumber.test(visible) || isAlone(parts));
}

/** The words of a queue, and something that a page about one does not have. */
function isWaitingRoom(parts: ResponseParts, status: number): boolean {
  const { title, markup, visible } = parts;
  if (!waitingText.test(visible)) return false;
  return (
    waitingTitle.test(title) ||
    refusingStatuses.has(status) ||
    leavesByItself(markup) ||
    isHidden(markup) ||
    isAlone(parts) ||
    waitingRoomMakers.some(([, pattern]) => pattern.test(`${markup} ${visible}`))
  );
}

const toChallenge = ({ by, isRefusal }: ChallengePattern): Challenge => ({
  by,
  what: isRefusal === true ? 'block page' : 'bot challenge',
});

function findGeneric(parts: ResponseParts, status: number): Challenge | null {
  if (parts.words > genericWordsMax || parts.links > genericLinksMax) return null;
  if (isWaitingRoom(parts, status)) {
    const maker = waitingRoomMakers.find(([, pattern]) => pattern.test(`${parts.markup} ${parts.visible}`));
    return { by: maker?.[0] ?? 'The site', what: 'waiting room' };
  }
  if (isGenericChallenge(parts, status) || isCookieScript(parts))
    return { by: 'The site’s bot protection', what: 'bot challenge' };
  return isGenericBlockPage(parts) ? { by: 'The site’s firewall', what: 'block page' } : null;
}

/** Null for the page itself. */
export function findChallenge(response: ResponseToCheck): Challenge | null {
  const byHeader = challengePatterns.find((pattern) => matchesHeader(pattern, response));
  if (byHeader !== undefined) return toChallenge(byHeader);
  const html = readSmallDocument(response);
  if (html === null || hasMoreWords(html, challengeWordsMax)) return null;
  const lowerCase = html.toLowerCase();
  if (!challengeHints.some((hint) => lowerCase.includes(hint))) return null;
  const parts = takeApart(html);
  const known = challengePatterns.find((pattern) => matchesParts(pattern, parts));
  return known === undefined ? findGeneric(parts, response.status) : toChallenge(known);
}

/** What a redirect to this URL is; null for any other target. */
export function findChallengeUrl(url: string): Challenge | null {
  const found = challengeUrls.find(([, pattern]) => pattern.test(url));
  return found === undefined ? null : { by: found[0], what: found[2] ?? 'bot challenge' };
}
