/** The advice of a rule with what was found on this very page: for findings no words can be written for. */
import type { Evidence, Issue } from '@pagewright/contract/entities/issue';
import { fileName } from '../alt-text.ts';
import { isInjection } from '../text.ts';
import { type Made, type SuggestionRoom, say } from './maker.ts';
import { clip, pathOf } from './wording.ts';

const isFile = (url: string): boolean =>
  /\.(?:jpe?g|png|gif|webp|avif|svg|css|js|woff2?)$/i.test(URL.parse(url)?.pathname ?? '');

function whereOf({ urls, snippet, selector, found, wanted }: Evidence, base: string): string {
  const [url] = urls ?? [];
  const place = url === undefined ? '' : isFile(url) ? fileName(url) : pathOf(url, base);
  const seen = found === undefined || found.includes('\n') || isInjection(found) ? '' : clip(found, 120);
  const spot = snippet === undefined ? (selector ?? '') : clip(snippet.replaceAll(/\s+/g, ' '), 120);
  const parts = [place !== '' && !seen.includes(place) ? place : '', seen === '' ? spot : seen].filter(
    (part) => part !== '',
  );
  const better = wanted === undefined || wanted.includes('\n') ? '' : ` → ${clip(wanted, 120)}`;
  return parts.length === 0 ? better.replace(/^ → /, '') : `${parts.join(': ')}${better}`;
}

const withheldUnder = (what: string): Issue['category'] =>
  what === 'title' ? 'title' : what === 'description' ? 'meta-description' : 'images';

export function plainText({ parts: { page, withheld } }: SuggestionRoom, issue: Issue): Made {
  const base = page.brief.url;
  const places = [...new Set(issue.evidence.slice(0, 2).map((each) => whereOf(each, base)))].filter(
    (text) => text !== '',
  );
  const rest = issue.evidence.length - 2;
  const more = rest > 0 ? ` and ${rest} more` : '';
  const where = places.length === 0 ? issue.description : `${places.join('; ')}${more}`;
  const own = withheld.find(({ what }) => issue.category === withheldUnder(what));
  const why =
    own === undefined
      ? ''
      : ` No words are offered here: ${own.why.charAt(0).toLowerCase()}${own.why.slice(1)}`;
  return say(`${issue.fix}${why} On ${pathOf(base, base)}: ${where}`);
}
