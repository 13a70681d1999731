/** Recognizes a bot challenge or block page: a response by which a firewall or captcha takes the place of the page, with any status. */
import {
  type ChallengePattern,
  captchaWidget,
  challengeHints,
  challengePatterns,
  challengeText,
  challengeTitle,
  challengeUrls,
  challengeWordsMax,
  pageMarkup,
} from './challenge-patterns.ts';

export interface ResponseToCheck {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface Challenge {
  /** Who challenged us, as the start of a sentence. */
  readonly by: string;
  readonly what: 'bot challenge' | 'block page';
}

/** What a challenge consists of, taken apart by expressions whose time is linear. */
interface Parts {
  readonly title: string;
  /** Tags with their attributes, and scripts. */
  readonly markup: string;
  /** What is read without scripts. */
  readonly text: string;
  /** What is read with scripts. */
  readonly visible: string;
  readonly words: number;
  readonly links: number;
}

/** Challenges are small; the largest known has 60 KB. */
const bodyMax = 256 * 1024;
const readMax = 48 * 1024;
const genericWordsMax = 80;
const genericLinksMax = 3;
/** A page of so few words that says what challenges say, says nothing else. */
const loneWordsMax = 40;
/** No challenge links to so much; counting is quicker than searching for every hint. */
const linksMax = 40;
const refusingStatuses = new Set([202, 401, 403, 405, 429, 503]);

const script = /<script\b[\s\S]*?(?:<\/script\s*>|$)/gi;
const invisible = /<!--[\s\S]*?(?:-->|$)|<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
const noscript = /<noscript\b[\s\S]*?(?:<\/noscript\s*>|$)/gi;
const tag = /<[^<>]*>/g;

/** Whether the text occurs more than `max` times. */
function occursMore(html: string, text: string, max: number): boolean {
  let at = -1;
  for (let count = 0; count <= max; count += 1) {
    at = html.indexOf(text, at + 1);
    if (at === -1) return false;
  }
  return true;
}

/** Akamai writes every sign as a number. */
const decode = (text: string): string =>
  text.replaceAll(/&#(\d{1,6});/g, (_reference, code: string) =>
    String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)),
  );

const textOf = (html: string): string => decode(html.replaceAll(tag, ' ')).replaceAll(/\s+/g, ' ').trim();

function takeApart(html: string): Parts {
  const document = html.replaceAll(invisible, ' ');
  const scripts = document.match(script) ?? [];
  const rest = document.replaceAll(script, ' ');
  const tags = rest.match(tag) ?? [];
  const title = /<title\b[^<>]*>([^<]*)/i.exec(rest)?.[1]?.trim() ?? '';
  const content = rest.replace(/<title\b[\s\S]*?(?:<\/title\s*>|$)/i, ' ');
  const visible = textOf(content.replaceAll(noscript, ' '));
  return {
    title,
    markup: [...tags, ...scripts].join('\n'),
    text: textOf(content),
    visible,
    words: visible === '' ? 0 : visible.split(' ').length,
    links: tags.filter((each) => /^<a\s[^>]*\bhref\b/i.test(each)).length,
  };
}

const matchesHeader = ({ header }: ChallengePattern, { headers }: ResponseToCheck): boolean =>
  header !== undefined && header[1].test(headers[header[0]] ?? '');

function matchesParts({ markup, title, text, wordsMax = challengeWordsMax }: ChallengePattern, parts: Parts) {
  if (parts.words > wordsMax) return false;
  return (
    markup?.test(parts.markup) === true ||
    title?.test(parts.title) === true ||
    text?.test(parts.text) === true
  );
}

/** Without a known maker, words alone prove nothing: a page may ask for JavaScript and cookies, or have a captcha in a form. */
function isGenericChallenge({ title, markup, text, visible, words, links }: Parts, status: number): boolean {
  if (words > genericWordsMax || links > genericLinksMax) return false;
  const hasTitle = challengeTitle.test(title);
  if (hasTitle && captchaWidget.test(markup)) return true;
  if (!challengeText.test(text)) return false;
  if (hasTitle || refusingStatuses.has(status)) return true;
  const leavesByItself = /<meta\b[^<>]*http-equiv\s*=\s*["']?(?:refresh)/i.test(markup);
  const isHidden = /<meta\b[^<>]*\bnoindex\b/i.test(markup);
  const isAlone = words <= loneWordsMax && links === 0 && !pageMarkup.test(markup);
  return challengeText.test(visible) && (leavesByItself || isHidden || isAlone);
}

const toChallenge = ({ by, isRefusal }: ChallengePattern): Challenge => ({
  by,
  what: isRefusal === true ? 'block page' : 'bot challenge',
});

/** Null for the page itself. */
export function findChallenge(response: ResponseToCheck): Challenge | null {
  const byHeader = challengePatterns.find((pattern) => matchesHeader(pattern, response));
  if (byHeader !== undefined) return toChallenge(byHeader);
  const { body, status } = response;
  if (body.byteLength === 0 || body.byteLength > bodyMax) return null;
  const html = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, readMax)).toString('utf8');
  if (occursMore(html, '<a ', linksMax)) return null;
  const lowerCase = html.toLowerCase();
  if (!challengeHints.some((hint) => lowerCase.includes(hint))) return null;
  const parts = takeApart(html);
  const known = challengePatterns.find((pattern) => matchesParts(pattern, parts));
  if (known !== undefined) return toChallenge(known);
  return isGenericChallenge(parts, status) ? toChallenge({ by: 'The site’s bot protection' }) : null;
}

/** Who challenges us by the target of a redirect; null for any other target. */
export const findChallengeUrl = (url: string): string | null =>
  challengeUrls.find(([, pattern]) => pattern.test(url))?.[0] ?? null;
