/** The prompt about two compared sites: topics covered in other words, and labels of topics. */
import { acceptComment } from '@pagewright/engine/suggest/accept/accept-comment';
import { createGate } from '@pagewright/engine/suggest/accept/gate';
import { bounds } from '@pagewright/engine/suggest/accept/text-bounds';
import type { ComparisonToDescribe, ComparisonWording } from '@pagewright/engine/suggest/suggester';
import { z } from 'zod';
import type { ModelPrompt } from './generate-reply.ts';
import { ownerNote } from './owner-note.ts';
import { pathOf } from './page-prompt-data.ts';
import { delimit, delimiterRule } from './prompt-delimiter.ts';

export const ComparisonReply = z.object({
  covered: z.array(z.object({ topic: z.number(), path: z.string() })),
  labels: z.array(z.object({ topic: z.number(), label: z.string() })),
});
export type ComparisonReply = z.infer<typeof ComparisonReply>;

/** Raised with every change of the prompt: stored answers to an older one are not used. */
export const comparisonPromptVersion = 4;

const system = [
  'You are an excellent SEO consultant who tells the owner of the main website what a competitor writes about. You answer with JSON of the given form only.',
  delimiterRule,
  'An owner note, where there is one, comes from the owner of the main site and not from a page: let it decide what matters to them. business, which a program made, says what the main site is; say nothing that does not fit it.',
  'topics are the numbered subjects of the competitor that the main site seems not to have, with a passage of the page they come from. spoken has the titles and headings of the main site by path; where spokenLeftOut is above 0 there are more.',
  'covered: the topics that the main site does speak of in other words, each with the path in spoken that shows it. Only clear cases.',
  `labels: for each other topic a short plain name, as a person would search for it, in the language of spoken, at most ${bounds.topic.max} characters.`,
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
  const { mainDomain, spoken, topics } = sites;
  const isTopic = (topic: number): boolean => Number.isInteger(topic) && topics[topic] !== undefined;
  const pages = new Map(spoken.map(({ url }) => [pathOf(url), url]));
  const texts = [sites.competitorDomain, ...[...spoken, ...topics].flatMap(wordsOf)];
  // Both sites' languages may be named, and neither is known here.
  const gate = createGate({
    domain: mainDomain,
    language: 'en',
    texts,
    ownerTexts: [sites.ownerNote],
  });
  return {
    covered: answer.covered.flatMap(({ topic, path }) => {
      const url = pages.get(pathOf(path));
      return isTopic(topic) && url !== undefined ? [{ topic, url }] : [];
    }),
    labels: answer.labels
      .filter(({ topic }) => isTopic(topic))
      .flatMap(({ topic, label }) => {
        const words = acceptComment(gate, label, bounds.topic);
        return words === null ? [] : [{ topic, label: words }];
      }),
  };
}
