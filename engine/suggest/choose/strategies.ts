/** Strategic recommendations: findings put together into pieces of work, with pages, effort and what they bring. */

import { countOf } from '@pagewright/contract/count-of';
import type { StrategicRecommendation } from '@pagewright/contract/entities/insights';
import { type BrokenRule, brokenRulesOf, placeOf } from '../../audit/group-by-rule.ts';
import { fileName } from '../facts/image-files.ts';
import { isPreferred, type SuggestionSite, suggestionKey } from '../facts/suggestion-site.ts';
import { inTemplate, markup, quote, some } from '../write/wording.ts';
import {
  examplesMax,
  fillInWork,
  inOrderOf,
  localBusinessWork,
  minutesEach,
  onPages,
  toRecommendation,
  type Work,
} from './strategy-work.ts';

const strategiesMax = 6;

const rulesLike = (broken: readonly BrokenRule[], pattern: RegExp): BrokenRule[] =>
  broken.filter(({ issue }) => pattern.test(issue.ruleId));

/** "/a: “Title”; /b: “Other”". */
function examplesOf(
  { home }: SuggestionSite,
  texts: readonly { readonly url: string; readonly text: string }[],
): string {
  const shown = texts
    .slice(0, examplesMax)
    .map(({ url, text }) => `${placeOf(url, home?.brief.url)}: ${quote(text)}`);
  const rest = texts.length - shown.length;
  return `${shown.join('; ')}${rest > 0 ? `; ${rest} more in the list of pages` : ''}.`;
}

/** "“Title too long” on 3 pages and “Duplicate title” on 2 pages". */
const faultsIn = (rules: readonly BrokenRule[]): string =>
  some(
    rules.map(({ issue, urls }) => `${quote(issue.title)} on ${countOf(urls.length, 'page')}`),
    examplesMax,
  );

function writtenFor(site: SuggestionSite, part: 'title' | 'description'): { url: string; text: string }[] {
  return [...site.written].flatMap(([url, texts]) => {
    const text = texts[part];
    return text === null ? [] : [{ url, text }];
  });
}

function titleWork(site: SuggestionSite, broken: readonly BrokenRule[]): Work[] {
  const texts = writtenFor(site, 'title');
  const rules = onPages(rulesLike(broken, /^title-/), texts);
  if (rules.length === 0 || texts.length === 0) return [];
  const branded = site.brand !== null && texts.some(({ text }) => text.endsWith(`| ${site.brand}`));
  const pattern = branded ? `the name of the page, then “| ${site.brand}”` : 'the name of the page in full';
  return [
    {
      rules,
      title: `Rewrite ${countOf(texts.length, 'page title')}`,
      description: `${faultsIn(rules)}. The pattern for ${texts.length === 1 ? 'it' : 'all of them'}: ${pattern}.`,
      implementation: examplesOf(site, texts),
      minutes: texts.length * minutesEach.title,
    },
  ];
}

function descriptionWork(site: SuggestionSite, broken: readonly BrokenRule[]): Work[] {
  const texts = writtenFor(site, 'description');
  const rules = onPages(rulesLike(broken, /^meta-description-/), texts);
  if (rules.length === 0 || texts.length === 0) return [];
  return [
    {
      rules,
      title: `Add ${countOf(texts.length, 'meta description')}`,
      description: `${faultsIn(rules)}. Each text uses words from its own page.`,
      implementation: examplesOf(site, texts),
      minutes: texts.length * minutesEach.description,
    },
  ];
}

function altWork(site: SuggestionSite, broken: readonly BrokenRule[]): Work[] {
  const texts = [...site.written].flatMap(([url, { altTexts }]) => altTexts.map((alt) => ({ ...alt, url })));
  const rules = onPages(rulesLike(broken, /^img-alt-/), texts);
  const files = [...new Map(texts.map((alt) => [alt.src, alt])).values()];
  if (rules.length === 0 || files.length === 0) return [];
  const home = site.home?.brief.url;
  const places = [...new Set(texts.map(({ url }) => placeOf(url, home)))];
  const shown = files.slice(0, examplesMax).map(({ src, text }) => `${fileName(src)}: alt="${markup(text)}"`);
  const rest = files.length - shown.length;
  return [
    {
      rules,
      title: `Describe ${countOf(files.length, 'image')}`,
      description: `${countOf(files.length, 'image')} without a usable alt text can be described in words the site already has, on ${some(places, examplesMax)}.`,
      implementation: `${shown.join('; ')}${rest > 0 ? `; ${rest} more in the list of images` : ''}.`,
      minutes: files.length * minutesEach.alt,
    },
  ];
}

function mergeWork(site: SuggestionSite, broken: readonly BrokenRule[]): Work[] {
  const rules = rulesLike(broken, /^content-duplicate-exact$/);
  const pairs = site.site.pages.flatMap((page) => {
    const other = site.duplicates.get(page.brief.url);
    return other !== undefined && !isPreferred(page, other) ? [{ from: page, to: other }] : [];
  });
  if (rules.length === 0 || pairs.length === 0) return [];
  const home = site.home?.brief.url;
  const steps = pairs.map(
    ({ from, to }) => `redirect ${placeOf(from.brief.url, home)} to ${placeOf(to.brief.url, home)}`,
  );
  return [
    {
      rules,
      title: `Merge ${countOf(pairs.length, 'duplicate page')}`,
      description: `${countOf(pairs.length, 'page')} ${pairs.length === 1 ? 'has' : 'have'} exactly the same text as another page, so they compete in search results.`,
      implementation: `With status 301, ${some(steps, examplesMax)}.`,
      minutes: pairs.length * minutesEach.merge,
    },
  ];
}

/** What to write on the first page that breaks a rule; null when nothing short is known. */
function textFor({ issue, urls }: BrokenRule, site: SuggestionSite): string | null {
  const [first] = urls;
  const text = first === undefined ? undefined : site.suggestedTexts.get(suggestionKey(first, issue.ruleId));
  return text === undefined || text.includes('\n') ? null : text;
}

const isInTemplate = (rule: BrokenRule, site: SuggestionSite): boolean =>
  textFor(rule, site)?.includes(inTemplate) === true;

const templateChangesMax = 4;

/** "Do it in the template: it clears 12 pages." is said once for all of them. */
const withoutTemplate = (text: string): string => (text.split(inTemplate)[0] ?? text).trim();

/** Several findings that come from the template are one visit to it. */
function templateWork(site: SuggestionSite, broken: readonly BrokenRule[]): Work[] {
  const rules = broken.filter((rule) => rule.points > 0 && isInTemplate(rule, site));
  if (rules.length < 2) return [];
  const pages = new Set(rules.flatMap(({ urls }) => urls)).size;
  const shown = rules.slice(0, templateChangesMax);
  const names = shown.map(({ issue }) => quote(issue.title));
  const steps = shown.map((rule, at) => `${at + 1}. ${withoutTemplate(textFor(rule, site) ?? '')}`);
  return [
    {
      rules: shown,
      title: `Change the template once for ${countOf(pages, 'page')}`,
      description: `${some(names, templateChangesMax)} come from the template that ${countOf(pages, 'page')} ${pages === 1 ? 'is' : 'are'} made with.`,
      implementation: steps.join(' '),
      minutes: shown.length * minutesEach.template,
    },
  ];
}

const ownTextsMax = 2;

/** One change for all of them, or what each page is to write, with the page it is for. */
function implementationOf(rule: BrokenRule, site: SuggestionSite): string | null {
  const { issue, urls } = rule;
  if (urls.length < 2 || isInTemplate(rule, site)) return textFor(rule, site);
  const texts = urls.flatMap((url) => {
    const text = site.suggestedTexts.get(suggestionKey(url, issue.ruleId));
    return text === undefined || text.includes('\n') ? [] : [{ url, text }];
  });
  // The same words for all are one change.
  const [first] = texts;
  if (first === undefined) return null;
  if (texts.length === urls.length && texts.every(({ text }) => text === first.text)) return first.text;
  const shown = texts
    .slice(0, ownTextsMax)
    .map(({ url, text }) => `On ${placeOf(url, site.home?.brief.url)}: ${text}`);
  const rest = urls.length - shown.length;
  return `${shown.join(' ')}${rest > 0 ? ` ${countOf(rest, 'more page')} in the list of pages.` : ''}`;
}

/** What remains: one rule that several pages break. */
function singleWork(rule: BrokenRule, site: SuggestionSite): Work[] {
  const implementation = implementationOf(rule, site);
  // Where no text could be written, what is said of one copy does not clear the others.
  if (implementation === null || /^(?:title|meta-description)-/.test(rule.issue.ruleId)) return [];
  const { issue, urls } = rule;
  const named = urls.slice(0, examplesMax).map((url) => placeOf(url, site.home?.brief.url));
  const rest = urls.length - named.length;
  const places = some(rest > 0 ? [...named, `${rest} more`] : named, examplesMax + 1);
  return [
    {
      rules: [rule],
      title: `Fix ${quote(issue.title)}${urls.length === 0 ? '' : ` on ${countOf(urls.length, 'page')}`}`,
      description: `${issue.why} Found on ${places}.`,
      implementation,
      minutes: isInTemplate(rule, site) ? minutesEach.template : minutesEach.title * Math.max(1, urls.length),
    },
  ];
}

const contentRules =
  /^(?:title-|meta-description-|h1-|heading-|img-|content-|og-|twitter-|a11y-|link-empty-anchor)/;

export interface Strategies {
  readonly all: readonly StrategicRecommendation[];
  /** Those about what pages say: the others belong to other cards. */
  readonly content: readonly StrategicRecommendation[];
}

export function combinedStrategies(site: SuggestionSite): Strategies {
  const pages = site.site.pages.map(({ brief, issues }) => ({ url: brief.url, issues }));
  const { siteIssues, score, scoreBasis } = site.site;
  const broken = brokenRulesOf({ pages, siteIssues, score, scoreBasis });
  const combined = [fillInWork, titleWork, descriptionWork, mergeWork, altWork, localBusinessWork].flatMap(
    (write) => write(site, broken),
  );
  const isOpen = (works: readonly Work[], { issue }: BrokenRule): boolean =>
    !works.some(({ rules }) => rules.some((rule) => rule.issue.ruleId === issue.ruleId));
  const template = templateWork(
    site,
    broken.filter((rule) => isOpen(combined, rule)),
  );
  const single = broken
    .filter((rule) => rule.points > 0 && isOpen([...combined, ...template], rule))
    .flatMap((rule) => singleWork(rule, site));
  const works = [...combined, ...template, ...single].toSorted(inOrderOf(broken)).slice(0, strategiesMax);
  const isContent = ({ rules }: Work): boolean =>
    rules.length > 0 && rules.every(({ issue }) => contentRules.test(issue.ruleId));
  return {
    all: works.map(toRecommendation),
    content: works.filter(isContent).map(toRecommendation),
  };
}
