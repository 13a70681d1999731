/** Finds what a link to a part of a page means when nothing there has that id. */

import type { Evidence, Issue } from '@pagewright/contract/entities/issue';
import { fold } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { lettersAndDigits } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import { type Draft, draftOf, type IssueWriter, type SuggestionContext } from './suggestion-writer.ts';
import { clip, dataOf, markup, pathOf, placeOf, quote, some } from './wording.ts';

const plainLetters = (text: string): string => lettersAndDigits(fold(text));

/** Only where a heading says what the link means: "#set-up" means "Set up". */
export function jumpTarget(fragment: string, { headings }: PageBrief, where: string): string | null {
  const id = fragment.replace(/^#/, '');
  const meant = headings.find(({ text }) => plainLetters(text) === plainLetters(id));
  if (meant === undefined || plainLetters(id) === '') return null;
  const { level, text } = meant;
  return meant.id === undefined
    ? `The link to #${id} jumps nowhere. Write <h${level} id="${markup(id)}">${markup(clip(text, 60))}</h${level}>${where}.`
    : `The link to #${id} jumps nowhere: the heading ${quote(clip(text, 60))}${where} has id="${markup(meant.id)}". Link to #${markup(meant.id)}.`;
}

/** What a rule saw, ready to be put into a sentence. */
interface PageEvidence {
  readonly url: string;
  /** "/glazes", or "the home page". */
  readonly place: string;
  readonly found: string;
  readonly wanted: string;
  readonly snippet: string;
  /** All that were found, each once. */
  readonly founds: readonly string[];
  /** What the first `found` was worded from. */
  readonly data: Readonly<Record<string, string>>;
  readonly evidence: readonly Evidence[];
  readonly issue: Issue;
}

const capital = (place: string): string => (place === 'the home page' ? 'The home page' : place);

const tidyTag = (text: string | undefined): string => clip((text ?? '').replaceAll(/\s+/g, ' ').trim(), 160);

function evidenceIn({ parts: { page } }: SuggestionContext, issue: Issue): PageEvidence | null {
  const { evidence } = issue;
  const [first] = evidence;
  const all = JSON.stringify(evidence);
  if (first === undefined || isInjection(all)) return null;
  return {
    url: page.brief.url,
    place: placeOf(page.brief.url),
    found: first.found ?? '',
    wanted: first.wanted ?? '',
    snippet: tidyTag(first.snippet),
    founds: [...new Set(evidence.flatMap(({ found }) => found ?? []))],
    data: dataOf(first.foundAs),
    evidence,
    issue,
  };
}

type Phrase = (evidence: PageEvidence, context: SuggestionContext) => Draft | string | null;

const canonicalTag = (href: string): string => `<link rel="canonical" href="${markup(href)}">`;
const head = (html: string) => ({ kind: 'head', html }) as const;
const isUrl = (text: string): boolean => URL.parse(text) !== null;

const alternate = (code: string, href: string): string =>
  `<link rel="alternate" hreflang="${markup(code)}" href="${markup(href)}">`;

const firstUrl = ({ evidence }: PageEvidence): string => evidence[0]?.urls?.[0] ?? '';

const canonical: Readonly<Record<string, Phrase>> = {
  'canonical-multiple': ({ url, founds }) =>
    founds.includes(url)
      ? `Keep ${canonicalTag(url)} and remove the canonical that points to ${founds.filter((each) => each !== url).join(' and ')}.`
      : `Keep one of the two canonicals; for the page itself that is ${canonicalTag(url)}`,
  'canonical-relative': ({ found, wanted }) =>
    isUrl(wanted) ? `Write ${canonicalTag(wanted)} instead of the relative href="${markup(found)}".` : null,
  'canonical-invalid': ({ url, found }) =>
    `Write ${canonicalTag(url)}; the current canonical, ${found}, is not valid.`,
  'canonical-outside-head': ({ found }) =>
    `Move ${canonicalTag(found)} from the body into the head: in the body it is ignored.`,
  'canonical-off-site': ({ url, found }) =>
    `If this text is your own, write ${canonicalTag(url.replace(/^http:/, 'https:'))}; now the page asks search engines to list ${found} instead.`,
  'canonical-to-non-200': (evidence) =>
    `The canonical points to ${pathOf(firstUrl(evidence), evidence.url)}, which ${evidence.found}. Write ${canonicalTag(evidence.url)}`,
  'canonical-to-nonindexable': (evidence) =>
    `The canonical points to ${pathOf(firstUrl(evidence), evidence.url)}, which search engines are not allowed to show (${evidence.found}). Write ${canonicalTag(evidence.url)}, or make that page indexable.`,
};

const languages: Readonly<Record<string, Phrase>> = {
  'hreflang-no-x-default': ({ evidence }) => {
    const entries = evidence.map(({ foundAs }) => dataOf(foundAs));
    const { href = '' } = entries.find(({ code = '' }) => /^en\b/i.test(code)) ?? entries[0] ?? {};
    if (!isUrl(href)) return null;
    const tag = alternate('x-default', href);
    return draftOf(
      `Add to the language versions in the head, for readers of any other language: ${tag}`,
      head(tag),
    );
  },
  'hreflang-no-self': ({ wanted }, { parts: { page } }) => {
    const tag = alternate(page.brief.language, wanted);
    return isUrl(wanted) ? draftOf(`Add this page to its own list of languages: ${tag}`, head(tag)) : null;
  },
  'hreflang-invalid-code': ({ data: { code, href } }) => {
    if (code === undefined || href === undefined) return null;
    const better = code.replace(/-uk$/i, '-GB').replace('_', '-');
    return better === code
      ? `hreflang="${code}" is not a valid language code: use one such as de, de-AT or x-default for ${href}.`
      : `Write ${alternate(better, href)} instead of hreflang="${markup(code)}", which is not a valid language and country code.`;
  },
  'hreflang-relative-url': ({ data: { code = '', href }, url }) => {
    const full = href === undefined ? undefined : URL.parse(href, url)?.href;
    return full === undefined ? null : `Write the URL in full: ${alternate(code, full)}`;
  },
  'hreflang-target-non-200': (evidence) => {
    const { code = '', url, status = '' } = evidence.data;
    const answer = url === undefined ? `returns ${status}` : `redirects to ${url}`;
    return `The language version ${pathOf(firstUrl(evidence), evidence.url)} ${answer}. Use its final URL, or remove the entry hreflang="${markup(code)}".`;
  },
};

const security: Readonly<Record<string, Phrase>> = {
  'https-missing': ({ found, wanted }) =>
    isUrl(wanted) ? `Serve ${wanted} and redirect ${found} there with status 301.` : null,
  'mixed-content-active': ({ founds }) =>
    `Load ${some(
      founds.map((each) => each.replace(/^http:/, 'https:')),
      3,
    )} instead of the http URL: browsers block it.`,
  'mixed-content-passive': ({ founds }) =>
    `Load ${some(
      founds.map((each) => each.replace(/^http:/, 'https:')),
      3,
    )} instead of the http URL.`,
  'form-insecure': ({ found }) =>
    `Send the form to ${found.replace(/^http:/, 'https:')} instead of ${found}: anyone on the network can read what visitors type.`,
};

const links: Readonly<Record<string, Phrase>> = {
  'link-http-downgrade': ({ evidence }) => {
    const each = evidence.flatMap(({ found, wanted }) =>
      found === undefined || wanted === undefined || !isUrl(wanted) ? [] : [{ from: found, to: wanted }],
    );
    return each.length === 0
      ? null
      : draftOf(
          `${each
            .slice(0, 3)
            .map(({ from, to }) => `Link to ${to} instead of ${from}`)
            .join('. ')}.`,
          ...each.map(({ from, to }) => ({ kind: 'href', from, to }) as const),
        );
  },
  'link-localhost': ({ founds }) =>
    `${some(founds, 3)} ${founds.length === 1 ? 'opens' : 'open'} only on your own machine: put the public URL into the link, or remove it.`,
  'link-internal-nofollow': (evidence) => {
    const targets = [...new Set(evidence.evidence.flatMap(({ urls }) => urls?.[0] ?? []))];
    return targets.length === 0
      ? null
      : `Remove ${evidence.found} from the ${targets.length === 1 ? 'link' : 'links'} to ${some(
          targets.map((each) => pathOf(each, evidence.url)),
          4,
        )}: it tells search engines not to trust your own pages.`;
  },
  'link-broken-fragment': ({ found }, { parts }) => jumpTarget(found, parts.page.brief, ''),
  'link-broken-fragment-elsewhere': (evidence, { site }) => {
    const target = site.pageAt.get(firstUrl(evidence).replace(/#.*$/, ''))?.brief;
    return target === undefined
      ? null
      : jumpTarget(evidence.found, target, ` on ${pathOf(target.url, evidence.url)}`);
  },
  'url-tracking-internal': (evidence) => {
    const url = firstUrl(evidence);
    const [clean] = url.split('?');
    return clean === undefined || clean === ''
      ? null
      : draftOf(`Link to ${pathOf(clean, evidence.url)} without ${evidence.found}.`, {
          kind: 'href',
          from: url,
          to: clean,
        });
  },
  'link-uncrawlable': ({ snippet, founds }) =>
    `Give ${snippet === '' ? founds.join(' and ') : snippet} an href with the URL it goes to, or make it a <button> if it goes nowhere.`,
};

const page: Readonly<Record<string, Phrase>> = {
  'snippet-restricted': ({ found }) =>
    `Remove ${found} if search results may quote this page: with it they show only its title.`,
  'robots-directive-conflict': ({ founds }) =>
    `Keep one of ${founds.map(quote).join(' and ')}: if they differ, search engines follow the stricter one.`,
  'noindex-unseen': ({ found }) =>
    `Remove this rule until the page has left the search results: ${found}. While it blocks the page, search engines cannot see its noindex.`,
  'redirect-meta-refresh': ({ snippet }) =>
    `Redirect on the server with status 301 and remove ${snippet}, which redirects people while they are reading.`,
  'viewport-zoom-blocked': ({ found, wanted }) =>
    `Write <meta name="viewport" content="${markup(wanted)}"> instead of content="${markup(found)}", so that people can enlarge the page.`,
  'perf-ttfb': ({ founds, wanted, place }) =>
    `${capital(place)} took ${founds.join(', ')} to send its first byte; the goal is ${wanted}. Cache the finished page, so that it is not built again for each visitor.`,
  'perf-no-compression': ({ issue: { description }, place }) =>
    `${capital(place)} is sent uncompressed. ${description} In nginx: gzip on; gzip_types text/css application/javascript image/svg+xml; In Apache: AddOutputFilterByType DEFLATE text/html text/css application/javascript`,
  'html-too-large': ({ found, wanted }) =>
    `The HTML is ${found}; keep it to ${wanted}. Move inline scripts, styles and images into files of their own.`,
  'og-url-mismatch': ({ wanted }) =>
    isUrl(wanted)
      ? `Write <meta property="og:url" content="${markup(wanted)}">, as the canonical has it.`
      : null,
  'og-image-invalid': ({ found, url, issue }, { site }) => {
    const full = URL.parse(found, url)?.href;
    return full === undefined || site.broken.has(full) || issue.messageId !== 'not-full'
      ? null
      : `Write the URL of the picture in full: <meta property="og:image" content="${markup(full)}">`;
  },
  'title-multiple': ({ founds }) =>
    founds.length < 2
      ? null
      : `Keep only one of the titles ${some(founds.map(quote), 3)}; browsers show the first.`,
  'a11y-broken-idref': ({ data: { attribute, id }, snippet }, { parts }) => {
    if (id === undefined) return null;
    // Only where the tag itself says what it refers to: else nobody but the owner knows what is meant.
    const panel = /\bhref="#([^"]+)"/.exec(snippet)?.[1];
    return attribute === 'aria-controls' && parts.page.brief.headings.some((heading) => heading.id === panel)
      ? `Nothing on the page has the id “${id}”. Write aria-controls="${markup(panel ?? '')}" in ${snippet}, which is where its link leads.`
      : null;
  },
  'sd-value-invalid': ({ found }) => `In the structured data, correct ${found}.`,
};

const phrases: Readonly<Record<string, Phrase>> = {
  ...canonical,
  ...languages,
  ...security,
  ...links,
  ...page,
};

export const exactChangeWriters: Readonly<Record<string, IssueWriter>> = Object.fromEntries(
  Object.entries(phrases).map(([ruleId, phrase]): [string, IssueWriter] => [
    ruleId,
    (context, issue) => {
      const evidence = evidenceIn(context, issue);
      const draft = evidence === null ? null : phrase(evidence, context);
      return typeof draft === 'string' ? draftOf(draft) : draft;
    },
  ]),
);

/** Findings without anything to change: a suggestion would only repeat them. */
export const isSilent = ({ site }: SuggestionContext, { ruleId }: Issue): boolean =>
  ruleId === 'sd-type-retired' || (ruleId === 'page-dead-end' && site.site.pages.length === 1);
