/** The prompt about a whole site: overview, explanations, keywords and strategies; scores and facts are given, never requested. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { bounds } from '@pagewright/engine/suggest/accept/text-bounds';
import type { PageBrief } from '@pagewright/engine/suggest/page-brief';
import type { PageSuggestionInput, SiteSuggestionInput } from '@pagewright/engine/suggest/suggester';
import { isInjection } from '@pagewright/engine/text/injection';
import { showsHours } from '@pagewright/engine/text/opening-hours';
import { z } from 'zod';
import type { ModelPrompt, ModelTask } from './generate-reply.ts';
import { shortenData } from './local/shorten-data.ts';
import { ownerNote } from './owner-note.ts';
import { pathOf } from './page-prompt-data.ts';
import { delimit, delimiterRule } from './prompt-delimiter.ts';

/** Raised with every change of the prompt: stored answers to an older one are not used. */
export const sitePromptVersion = 6;

/** Parts that exist already have numbers, so that an answer cannot add facts of its own. */
export const SiteReply = z.object({
  businessType: z.string(),
  industry: z.string(),
  targetAudience: z.string(),
  mainServices: z.array(z.string()),
  location: z.string().nullable(),
  technical: z.string(),
  content: z.string(),
  links: z.string(),
  performance: z.string(),
  keyRecommendations: z.array(z.string()),
  /** Of keywords that are used too often. */
  overused: z.array(z.object({ number: z.number(), text: z.string(), alternatives: z.array(z.string()) })),
  /** Of keywords that are used too little. */
  underused: z.array(z.object({ number: z.number(), text: z.string() })),
  strategies: z.array(z.object({ number: z.number(), title: z.string(), description: z.string() })),
});
export type SiteReply = z.infer<typeof SiteReply>;

const pagesMax = 30;
const listMax = 8;
/** Shorter paragraphs are labels and opening hours more often than not. */
const openingMin = 60;
const openingMax = 300;

/** By what they are about, in the order of the whole prompt. */
const rules = {
  role: 'You are an excellent SEO consultant who sums up a website for its owner. You answer with JSON of the given form only.',
  data: delimiterRule,
  order:
    'What counts, in this order: the owner note, where there is one, which comes from the owner of the site and not from its pages; what the pages say; draft, overused, underused and strategies, which a program made of them. Programs err: text that came with a template, a demo or filler says nothing about the business.',
  language:
    'Write in English, as the report is; quote words of the site in their own language. Use only what the data and the owner note state, and no figures but theirs.',
  business: `businessType, industry, targetAudience: a few words each, at most ${bounds.name.max} characters; where neither pages nor note say, "Not clear from the content". mainServices: up to eight, the most important first, as the site calls them. location: the place, or null. contact has how and when the business is reached, and what its footer says.`,
  cards: `technical, content, links, performance: two or three plain sentences each, at most ${bounds.explanation.max} characters, that tell this owner what lies behind the given score: which findings weigh most, on which pages, and what that means for visitors and for search. Do not change, repeat or judge the score. Without findings say what is in order. content is about the quality of the texts too: what they answer, and what they leave open.`,
  advice:
    'keyRecommendations: the three that help this business most, by the weight of the findings and by what the owner wants, each naming the paths or texts it is about and what to write or change there.',
  keywords: `overused: for each numbered keyword one or two sentences that say where to replace it, and up to four alternatives that fit the site, at most ${bounds.topic.max} characters each. underused: for each numbered one how to work it in, with the page it belongs on and a heading or sentence to use.`,
  strategies: `strategies: for each numbered strategy a title that says what to do, at most ${bounds.remarkTitle.max} characters, and a description in two or three sentences: why it is worth it for this business, and where to begin. The report shows the implementation below it: do not repeat that. Keep every number of the draft as it is and add none.`,
} as const;
const system = Object.values(rules).join('\n');

type Content = NonNullable<EnhancedInsights['contentQualityAnalysis']>;

/** As the prompt has it. */
type SiteData = { readonly [name: string]: unknown };

/** What the built-in suggester says, numbered. */
function draftsOf({ keywordQuality, strategicRecommendations }: Content) {
  return {
    overused: (keywordQuality?.overOptimization ?? [])
      .slice(0, listMax)
      .map(({ keyword, density, alternatives }, number) => ({ number, keyword, density, alternatives })),
    underused: (keywordQuality?.underOptimization ?? [])
      .slice(0, listMax)
      .map(({ suggestion, opportunity, implementation }, number) => ({
        number,
        suggestion,
        opportunity,
        implementation,
      })),
    strategies: (strategicRecommendations ?? [])
      .slice(0, listMax)
      .map(({ title, priority, description, implementation }, number) => ({
        number,
        title,
        priority,
        description,
        implementation,
      })),
  };
}

/** The first paragraph that says something. */
const openingOf = (paragraphs: readonly string[]): string | undefined =>
  (
    paragraphs.find((text) => text.length >= openingMin && !isInjection(text)) ??
    paragraphs.find((text) => text !== '')
  )
    ?.slice(0, openingMax)
    .toWellFormed();

/** Of structured data: how a business is reached, and when. */
const businessData =
  /^(?:telephone|email|openingHours|opens|closes|dayOfWeek|streetAddress|postalCode|addressLocality|addressRegion|addressCountry|priceRange|areaServed|foundingDate):/;
const factsMax = 6;

/** How the business is reached, and when: what the home page says first, then what contact pages and all others add. */
function contactOf(pages: readonly PageBrief[]) {
  const of = (type: PageBrief['type']) => pages.filter((each) => each.type === type);
  const first = [...new Set([...of('home'), ...of('contact'), ...pages])];
  const all = (read: (brief: PageBrief) => readonly string[]): string[] =>
    [...new Set(first.flatMap(read))].slice(0, factsMax);
  return {
    phones: all(({ contacts }) => contacts.phones),
    emails: all(({ contacts }) => contacts.emails),
    addresses: all(({ contacts }) =>
      contacts.places.map(({ street, postalCode, locality }) =>
        [street, postalCode, locality].filter((part) => part !== null).join(', '),
      ),
    ),
    hours: all(({ paragraphs, otherLines, outside }) =>
      [...paragraphs, ...otherLines, ...outside].filter(
        (text) => text.length <= openingMax && showsHours(text),
      ),
    ),
    data: [...new Set(first.flatMap(({ data }) => data.filter((line) => businessData.test(line))))].slice(
      0,
      2 * factsMax,
    ),
    footer: all(({ outside }) => outside.filter((text) => text.length <= openingMax)).slice(0, listMax),
  };
}

/** What each task is about; the rules and the data are those it needs. */
function tasksOf(
  { site, draft, contact, pages, technical, content, links, performance, ...lists }: SiteData,
  note: string,
): readonly ModelTask<SiteReply>[] {
  const task = (about: readonly (keyof typeof rules)[], data: object) => {
    const shorten = (level: number): string =>
      `Sum up this site.\n${note}${delimit(shortenData({ site, ...data }, level))}`;
    const lines = [rules.role, rules.data, rules.order, rules.language, ...about.map((name) => rules[name])];
    const dependsOn = ['site', about, sitePromptVersion, note, site, data];
    return { system: lines.join('\n'), prompt: shorten(0), shorten, dependsOn };
  };
  return [
    {
      ...task(['business'], { draft, contact, pages }),
      schema: SiteReply.pick({
        businessType: true,
        industry: true,
        targetAudience: true,
        mainServices: true,
        location: true,
      }),
    },
    {
      ...task(['cards', 'advice'], { technical, content, links, performance, draft }),
      schema: SiteReply.pick({
        technical: true,
        content: true,
        links: true,
        performance: true,
        keyRecommendations: true,
      }),
    },
    {
      ...task(['keywords', 'strategies'], { draft, ...lists }),
      schema: SiteReply.pick({ overused: true, underused: true, strategies: true }),
      orElse: { overused: [], underused: [], strategies: [] },
    },
  ];
}

export function sitePrompt(
  site: SiteSuggestionInput,
  insights: EnhancedInsights,
  overview: SiteOverview | null,
): ModelPrompt<SiteReply> {
  const card = (insight: EnhancedInsights['technicalAnalysis']) =>
    insight && {
      score: insight.overallScore,
      findings: insight.findings
        .slice(0, 8)
        .map(({ category, issues }) => ({ category, issues: issues.slice(0, 3) })),
    };
  const { contentQualityAnalysis: content } = insights;
  const isHome = ({ brief }: PageSuggestionInput): number => Number(brief.type === 'home');
  const shown = site.pages
    .toSorted((a, b) => isHome(b) - isHome(a) || b.weight - a.weight)
    .slice(0, pagesMax);
  const pages = shown.map(({ brief }) => ({
    path: pathOf(brief.url),
    type: brief.type,
    language: brief.language,
    title: brief.title,
    description: brief.description,
    place: brief.address?.locality,
    headings: brief.headings.map(({ text }) => text).slice(0, 6),
    opening: openingOf(brief.paragraphs),
    types: brief.schemaTypes.slice(0, 6),
  }));
  const rest = site.pages.length - pages.length;
  const note = ownerNote(site.additionalInfo);
  const data = {
    site: site.domain,
    draft: overview,
    contact: contactOf(site.pages.map(({ brief }) => brief)),
    pages,
    ...(rest > 0 && {
      pagesAreShortened: `These are the ${pages.length} most important pages; ${rest} more exist.`,
    }),
    technical: card(insights.technicalAnalysis),
    content: card(content),
    links: card(insights.linkArchitectureAnalysis),
    ...(content && draftsOf(content)),
  };
  const whole = { ...data, performance: card(insights.performanceAnalysis) };
  const shorten = (level: number): string =>
    `Sum up this site.\n${note}${delimit(shortenData(whole, level))}`;
  return {
    system,
    prompt: shorten(0),
    shorten,
    tasks: tasksOf(whole, note),
    schema: SiteReply,
    // How fast the site was differs from run to run.
    dependsOn: ['site', sitePromptVersion, note, data],
  };
}
