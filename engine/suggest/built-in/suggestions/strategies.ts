/** Strategic recommendations: findings put together into pieces of work, with pages, effort and what they bring. */
import type { StrategicRecommendation } from '@pagewright/contract/entities/insights';
import { countOf } from '../../../audit/count-of.ts';
import { type BrokenRule, brokenRulesOf, placeOf } from '../../../audit/group-by-rule.ts';
import { fileName } from '../image-file-names.ts';
import { isPreferred, type SuggestionSite } from '../suggestion-site.ts';
import { inTemplate } from './said-once.ts';
import { clip, markup, quote, some } from './wording.ts';

const examplesMax = 3;
const strategiesMax = 6;
const priorities = { critical: 'high', warning: 'medium', info: 'low' } as const;

/** How long the work takes a person who has the texts at hand. */
const minutesEach = { title: 2, description: 2, alt: 1, merge: 10, template: 10 } as const;

const effortOf = (minutes: number): string =>
  `about ${minutes < 60 ? countOf(minutes, 'minute') : countOf(Math.round(minutes / 60), 'hour')}`;

interface Work {
  readonly rules: readonly BrokenRule[];
  readonly title: string;
  readonly description: string;
  readonly implementation: string;
  readonly minutes: number;
}

function toRecommendation({
  rules,
  title,
  description,
  implementation,
  minutes,
}: Work): StrategicRecommendation {
  const points = Math.round(rules.reduce((sum, rule) => sum + rule.points, 0));
  const findings = rules.reduce((sum, rule) => sum + rule.findings, 0);
  const severity = rules[0]?.issue.severity ?? 'info';
  return {
    title,
    priority: priorities[severity],
    description,
    implementation: `${implementation} Effort: ${effortOf(minutes)}.`,
    expectedImpact:
      points > 0
        ? `Clears ${countOf(findings, 'finding')}: ${countOf(points, 'point')} over the pages they are on.`
        : `Clears ${countOf(findings, 'finding')}; the score does not count them.`,
  };
}

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
  return `${shown.join('; ')}${rest > 0 ? `; the other ${rest} are in the list of pages` : ''}.`;
}

function writtenFor(site: SuggestionSite, part: 'title' | 'description'): { url: string; text: string }[] {
  return [...site.written].flatMap(([url, texts]) => {
    const text = texts[part];
    return text === null ? [] : [{ url, text }];
  });
}

function titleWork(site: SuggestionSite, broken: readonly BrokenRule[]): Work[] {
  const rules = rulesLike(broken, /^title-/);
  const texts = writtenFor(site, 'title');
  if (rules.length === 0 || texts.length === 0) return [];
  const branded = site.brand !== null && texts.some(({ text }) => text.endsWith(`| ${site.brand}`));
  const pattern = branded ? `the name of the page, then “| ${site.brand}”` : 'the name of the page in full';
  return [
    {
      rules,
      title: `Rewrite ${countOf(texts.length, 'page title')}`,
      description: `${countOf(texts.length, 'page')} ${texts.length === 1 ? 'has' : 'have'} a title that is missing, shared, left over from the template, or of the wrong length. One pattern fits them: ${pattern}.`,
      implementation: examplesOf(site, texts),
      minutes: texts.length * minutesEach.title,
    },
  ];
}

function descriptionWork(site: SuggestionSite, broken: readonly BrokenRule[]): Work[] {
  const rules = rulesLike(broken, /^meta-description-/);
  const texts = writtenFor(site, 'description');
  if (rules.length === 0 || texts.length === 0) return [];
  return [
    {
      rules,
      title: `Add ${countOf(texts.length, 'meta description')}`,
      description: `Search results choose their own lines for ${countOf(texts.length, 'page')}. A sentence from each page says better what it offers.`,
      implementation: examplesOf(
        site,
        texts.map(({ url, text }) => ({ url, text: clip(text, 110) })),
      ),
      minutes: texts.length * minutesEach.description,
    },
  ];
}

function altWork(site: SuggestionSite, broken: readonly BrokenRule[]): Work[] {
  const rules = rulesLike(broken, /^img-alt-/);
  const texts = [...site.written].flatMap(([url, { altTexts }]) => altTexts.map((alt) => ({ ...alt, url })));
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
      implementation: `${shown.join('; ')}${rest > 0 ? `; the other ${rest} are in the list of images` : ''}.`,
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
      description: `${countOf(pairs.length, 'page')} ${pairs.length === 1 ? 'says' : 'say'} word for word what another one says, so that they compete in search results.`,
      implementation: `With status 301, ${some(steps, examplesMax)}.`,
      minutes: pairs.length * minutesEach.merge,
    },
  ];
}

/** What remains: one rule that many pages break, with what to write on the first of them. */
function ruleWork({ issue, urls }: BrokenRule, site: SuggestionSite): string | null {
  const [first] = urls;
  const text = first === undefined ? undefined : site.suggestedTexts.get(`${issue.ruleId} ${first}`);
  return text === undefined || text.includes('\n') ? null : text;
}

export function combinedStrategies(site: SuggestionSite): StrategicRecommendation[] {
  const pages = site.site.pages.map(({ brief, issues }) => ({ url: brief.url, issues }));
  const broken = brokenRulesOf({ pages, siteIssues: site.site.siteIssues });
  const combined = [titleWork, descriptionWork, mergeWork, altWork].flatMap((work) => work(site, broken));
  const covered = new Set(combined.flatMap(({ rules }) => rules.map(({ issue }) => issue.ruleId)));
  const single = broken
    .filter(({ issue, points }) => points > 0 && !covered.has(issue.ruleId))
    .flatMap((rule): Work[] => {
      const implementation = ruleWork(rule, site);
      return implementation === null
        ? []
        : [
            {
              rules: [rule],
              title: rule.issue.title,
              description: `${rule.issue.why} Found on ${countOf(rule.urls.length, 'page')}.`,
              implementation,
              minutes: implementation.includes(inTemplate)
                ? minutesEach.template
                : minutesEach.title * Math.max(1, rule.urls.length),
            },
          ];
    });
  return [...combined, ...single].slice(0, strategiesMax).map(toRecommendation);
}
