/** The prompt about two compared sites: topics covered in other words, labels of topics, strategies in plain words. */
import { createTextAcceptor, type TextBounds } from '@pagewright/engine/suggest/accept/accept-text';
import { bounds } from '@pagewright/engine/suggest/accept/text-bounds';
import type { ComparisonToDescribe, ComparisonWording } from '@pagewright/engine/suggest/comparison';
import { z } from 'zod';
import type { ModelPrompt } from './generate-reply.ts';
import { ownerNote } from './owner-note.ts';
import { pathOf } from './page-prompt-data.ts';
import { delimit, delimiterRule } from './prompt-delimiter.ts';

export const ComparisonReply = z.object({
  covered: z.array(z.object({ topic: z.number(), path: z.string() })),
  labels: z.array(z.object({ topic: z.number(), label: z.string() })),
  strategies: z.array(
    z.object({
      name: z.string(),
      mainApproach: z.string(),
      competitorApproach: z.string(),
      recommendations: z.array(z.string()),
    }),
  ),
});
export type ComparisonReply = z.infer<typeof ComparisonReply>;

/** Raised with every change of the prompt: stored answers to an older one are not used. */
export const comparisonPromptVersion = 3;

const recommendationsMax = 3;

const system = [
  'You are an excellent SEO consultant who tells the owner of the main website how a competitor goes about things, and what to learn from it. You answer with JSON of the given form only.',
  delimiterRule,
  'An owner note, where there is one, comes from the owner of the main site and not from a page: let it decide what matters to them. business, which a program made, says what the main site is; say nothing that does not fit it.',
  'topics are the numbered subjects of the competitor that the main site seems not to have, with a passage of the page they come from. spoken has the titles and headings of the main site by path; where spokenLeftOut is above 0 there are more.',
  'covered: the topics that the main site does speak of in other words, each with the path in spoken that shows it. Only clear cases.',
  `labels: for each other topic a short plain name, as a person would search for it, in the language of spoken, at most ${bounds.topic.max} characters.`,
  `strategies, in English as the report is: for each given strategy its name exactly as given, one or two plain sentences for each site that say what the given facts show and what that means for visitors or for search, at most ${bounds.approach.max} characters, and up to three things the owner can do next, the one with most effect first, each naming the page or topic it is about and what to write or change there. The given recommendations are a program's draft: make them concrete. Use only the given facts. Keep every number as it is and add none. Where the main site does better say what to keep. Never advise to copy the competitor's text.`,
].join('\n');

/** Each text once, under the first page that has it. */
function spokenByPath(spoken: ComparisonToDescribe['spoken']): Record<string, string[]> {
  const first = new Map(spoken.toReversed().map(({ url, text }) => [text, pathOf(url)]));
  const byPath = Map.groupBy([...first].toReversed(), ([, path]) => path);
  return Object.fromEntries([...byPath].map(([path, texts]) => [path, texts.map(([text]) => text)]));
}

export function comparisonPrompt({
  ownerNote: note,
  ...sites
}: ComparisonToDescribe): ModelPrompt<ComparisonReply> {
  const wish = ownerNote(note);
  const data = {
    ...sites,
    spoken: spokenByPath(sites.spoken),
    topics: sites.topics.map((topic, number) => ({ number, ...topic })),
  };
  return {
    system,
    prompt: `Compare these sites.\n${wish}${delimit(data)}`,
    schema: ComparisonReply,
    dependsOn: ['comparison', comparisonPromptVersion, wish, sites],
  };
}

const wordsOf = (given: object): string[] =>
  Object.values(given)
    .flat()
    .filter((value) => typeof value === 'string');

/** Accepts known topics and pages, and text that states nothing of its own. */
export function acceptComparison(answer: ComparisonReply, sites: ComparisonToDescribe): ComparisonWording {
  const { mainDomain, spoken, topics, strategies } = sites;
  const isTopic = (topic: number): boolean => Number.isInteger(topic) && topics[topic] !== undefined;
  const pages = new Map(spoken.map(({ url }) => [pathOf(url), url]));
  const names = new Set(strategies.map(({ name }) => name));
  const pageTexts = [sites.competitorDomain, ...[...spoken, ...topics, ...strategies].flatMap(wordsOf)];
  // Both sites' languages may be named, and neither is known here.
  const acceptor = createTextAcceptor({
    domain: mainDomain,
    language: 'en',
    pageTexts,
    ownerTexts: [sites.ownerNote],
  });
  const accept = (text: string, limits: TextBounds): string[] => {
    const outcome = acceptor.accept(text, limits);
    return 'text' in outcome ? [outcome.text] : [];
  };
  return {
    covered: answer.covered.flatMap(({ topic, path }) => {
      const url = pages.get(pathOf(path));
      return isTopic(topic) && url !== undefined ? [{ topic, url }] : [];
    }),
    labels: answer.labels
      .filter(({ topic }) => isTopic(topic))
      .flatMap(({ topic, label: text }) =>
        accept(text, bounds.topic).map((words) => ({ topic, label: words })),
      ),
    strategies: answer.strategies
      .filter(({ name }) => names.has(name))
      .flatMap(({ name, mainApproach, competitorApproach, recommendations }) => {
        const [own] = accept(mainApproach, bounds.approach);
        const [other] = accept(competitorApproach, bounds.approach);
        if (own === undefined || other === undefined) return [];
        const accepted = recommendations.flatMap((text) => accept(text, bounds.suggestion));
        return [
          {
            name,
            mainApproach: own,
            competitorApproach: other,
            recommendations: accepted.slice(0, recommendationsMax),
          },
        ];
      }),
  };
}
