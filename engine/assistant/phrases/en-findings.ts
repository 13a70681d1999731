/** English sentences of answers about findings, figures and measured changes. */
import type { FixStep } from '@pagewright/contract/entities/fix';
import type { Severity } from '@pagewright/contract/entities/issue';
import { countOf } from '@pagewright/contract/report/report-words';
import { scoreFormula } from '@pagewright/contract/report/score-formula';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

const day = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const score = (before: number, after: number): string =>
  before === after ? `the score stays ${after}` : `score ${before} → ${after}`;

const places: Readonly<Record<FixStep['action'], (selector: string) => string>> = {
  tag: (selector) => `change the start tag of ${selector}`,
  replace: (selector) => `replace ${selector}`,
  text: (selector) => `change the text inside ${selector}`,
  prepend: (selector) => `add at the start of ${selector}`,
  after: (selector) => `add after ${selector}`,
  top: () => 'add at the very top of the file',
};

export const enFindings = {
  severities: { critical: 'critical', warning: 'warning', info: 'advice' } as Readonly<
    Record<Severity, string>
  >,
  stepAudit: () => 'Auditing a copy of the page with the change',
  stepRule: (title: string) => `Asking the rule “${title}” again`,
  measuredCleared: (cleared: string, before: number, after: number) =>
    `**Measured on a copy of the page:** clears ${cleared}, breaks nothing; ${score(before, after)}.`,
  measuredNothing: (before: number, after: number) =>
    `**Measured on a copy of the page:** no finding comes or goes; ${score(before, after)}.`,
  measuredBroken: (broken: string, cleared: string, before: number, after: number) =>
    `**Measured on a copy of the page:** it brings ${broken}${cleared === '' ? '' : ` and clears ${cleared}`}; ${score(before, after)}.`,
  noCopy: () => 'Not measured: the page could not be read just now, so there is no copy to try it on.',
  noPlace: () => 'Not measured: the change has no place on the copy where it could be made by itself.',
  noPlaceMarkup: () => 'Not measured: the passage holds links or other markup. Keep those when you paste it.',
  breaksOtherRules: (broken: string) =>
    `Not recommended as it stands: tried on a copy of the page it brings ${broken}. Add what is missing first.`,
  verifiedLater: (points: number) =>
    `Only a new analysis can see this, so it was not measured here${points > 0 ? `; its ${points} points come back then` : ''}.`,
  needsPerson: () => 'Nothing was tried: this takes words or files of your own.',
  stillLost: (points: number, ids: readonly string[]) =>
    `That leaves ${points} points, lost to ${list(ids)}; a new analysis gives them back when the fault is gone.`,
  verifiedByNextAnalysis: () =>
    'Where a link leads is only seen by a new analysis of the site, so that part was not measured here.',
  howMeasured: () =>
    'Measured means: the change is made on a copy of the page, the copy is read and audited with the same rules as the analysis, and the findings before and after are compared.',

  findingAfter: (description: string, id: string) => `${description.replace(/\.$/, '')} (${id}).`,
  findingHead: (title: string, id: string, severity: string, points: number) =>
    `**${title}** (${id}, ${severity}${points > 0 ? `, ${points} points of the page's score` : ', costs no points'})`,
  ruleHead: (title: string, id: string, severity: string) =>
    `**${title}** (${id}, ${severity} when it is found)`,
  rulePassed: () =>
    'It was asked of this page again just now, and the page is in order: there is no such finding here.',
  ruleNotEvaluated: (because: string) => `There is no such finding on this page. ${because}`,
  ruleElsewhere: (count: number, paths: readonly string[]) =>
    `On ${countOf(count, 'other page')} of the site it was found: ${list(paths)}${count > paths.length ? ' and more' : ''}.`,
  why: (text: string) => `Why it matters: ${text}`,
  whyNoFinding: (topic: string | null) =>
    topic === null
      ? 'No finding of the audit stands behind it: it is a suggestion, not a fault.'
      : `No finding of the audit on the ${topic} stands behind it: it is a suggestion, not a fault.`,
  basis: (label: string) => `(${label}.)`,
  toDo: (text: string) => `What to do: ${text}`,
  minusPoints: (points: number) => `−${points} points`,

  nothingWrong: (value: number | null) =>
    `Nothing: the audit found no fault on this page${value === null ? '' : `, score ${value} of 100`}.`,
  someNotEvaluated: (count: number) => `${countOf(count, 'rule')} could not be asked of it.`,
  issuesAre: (count: number, by: Readonly<Record<Severity, number>>, value: number | null) =>
    `${countOf(count, 'finding')} on this page: ${by.critical} critical, ${countOf(by.warning, 'warning')}, ${by.info} advice${value === null ? '' : `; score ${value} of 100`}.`,
  andMore: (count: number) => `And ${count} more.`,
  firstIs: (value: number | null, count: number) =>
    `In this order: what costs most comes first.${value === null ? '' : ` The page has ${value} of 100 points and ${countOf(count, 'finding')}.`}`,
  stillWorth: () => 'What is still worth doing:',
  thenRest: (ids: readonly string[]) => `After that: ${ids.join(', ')}.`,
  together: () => 'All changes that can be made on this page alone, together:',

  noScore: () => 'There is no score for this page.',
  scoreIs: (value: number, site: number | null, count: number) =>
    `This page scores ${value} of 100${site === null ? '' : `; the whole site ${site}`}. ${count === 0 ? 'No finding took points.' : 'What took points:'}`,
  scoreHead: () => ['finding', 'rule', 'points'],
  scoreFree: (ids: readonly string[]) => `Found, but without cost: ${ids.join(', ')}.`,
  scoreFormula: () => scoreFormula[0],
  scoreBest: (patch: string, before: number, after: number) =>
    `The change that was measured to bring most in the analysis: ${patch} (${before} → ${after}).`,

  lengthIs: (of: {
    words: number;
    sentences: number | null;
    paragraphs: number;
    headings: number;
    title: number;
    description: number;
  }) =>
    `${countOf(of.words, 'word')} in the main content${of.sentences === null ? '' : `, ${countOf(of.sentences, 'sentence')}`}, ${countOf(of.paragraphs, 'paragraph')}, ${countOf(of.headings, 'heading')}. The title has ${of.title} characters, the meta description ${of.description}.`,
  notThin: () =>
    'The audit does not find it thin. No search engine states a least number of words: enough is what answers the visitor.',
  besideIt: (count: number, mean: number, path: string, longest: number) =>
    `The ${count} pages beside it have ${mean} words in the mean; the longest is ${path} with ${longest}.`,

  topics: {
    title: 'title',
    description: 'meta description',
    headings: 'headings',
    alt: 'images',
    links: 'links',
    structured: 'structured data',
    social: 'tags for sharing',
    indexing: 'indexing',
    canonical: 'canonical address',
    speed: 'speed',
    mobile: 'use on phones',
    accessibility: 'accessibility',
    security: 'security',
    language: 'language',
    ai: 'visibility to AI',
    url: 'address',
    duplicates: 'repeated content',
  } as Readonly<Record<string, string>>,
  sideClean: (side: string, rules: number) =>
    `On ${side} the audit found nothing wrong with this page (${countOf(rules, 'rule')}).`,
  categoryNotEvaluated: (count: number, reason: string) =>
    `${countOf(count, 'rule')} on this could not be asked: ${reason}`,
  sideOfSite: (items: readonly string[]) => `About other places of the site: ${items.join('; ')}.`,
  indexable: () =>
    'Search engines may list this page: it answers 200, robots.txt does not keep Google out, there is no noindex, and its canonical is itself. Whether Google has listed it only Search Console tells.',
  canonicalIs: (address: string | null, isOwn: boolean) =>
    address === null
      ? 'The page names no canonical address.'
      : `The canonical address is ${address}${isOwn ? ', the page itself' : ''}.`,
  languageIs: (declared: string | null, detected: string | null, alternates: number) =>
    `The page declares ${declared === null ? 'no language' : `\`${declared}\``}; its words read as ${detected === null ? 'no language for sure' : `\`${detected}\``}. ${alternates === 0 ? 'It names no versions in other languages.' : `It names ${countOf(alternates, 'language version')} (hreflang).`}`,
  urlIs: (address: string, length: number) => `${address}: ${length} characters.`,
  titleUses: (same: number, pages: number) =>
    same === 0
      ? `No other of the ${pages} pages has the same title.`
      : `${countOf(same, 'other page')} of ${pages} ${same === 1 ? 'has' : 'have'} the same title.`,
  shareTagsAre: (tags: readonly string[], hasCard: boolean) =>
    `Tags for sharing on the page: ${tags.length === 0 ? 'none of Open Graph' : tags.join(', ')}${hasCard ? ', and a Twitter card' : ''}.`,

  dates: (analysed: string, fetched: string | null) =>
    `The analysis is of ${day(analysed)}${fetched === null ? '' : `; I read the page again at ${day(fetched)}`}.`,
  changed: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
  goneFindings: (ids: readonly string[]) => `gone: ${ids.join(', ')}`,
  newFindings: (ids: readonly string[]) => `new: ${ids.join(', ')}`,
  unchanged: () => 'As far as the audit can tell nothing has changed since.',
  reanalyze: () => 'Reanalyze the page in the report to have it there, too (1 credit).',

  appliedNow: (count: number, before: number, after: number) =>
    `Done, on the copy: ${countOf(count, 'change')} so far, score ${before} → ${after}.`,
  appliedSoFar: (count: number) => `${countOf(count, 'change')} on the copy so far.`,
  nothingProposed: () =>
    'There is nothing proposed to apply yet. Ask for a new title, for instance, and then say “apply it”.',
  nothingApplied: () => 'Nothing was applied to the copy yet.',
  realPageSame: () => 'Your real page is as it was: paste what stands above to have it there.',
  undone: () => 'The copy is as your page again: no changes.',
  step: (action: FixStep['action'], selector: string) => places[action](selector),
  whereIs: () => 'On your page, in the HTML:',
  whereNothing: () =>
    'There is no change on the table that has a place on the page. Ask for one first, then for its place.',
  whereCms: () =>
    'In a content system, title and description usually have fields of their own (often called “SEO”); the rest goes into the template or the text.',
} as const;
