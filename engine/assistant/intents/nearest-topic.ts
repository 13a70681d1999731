/** Finds the topic of a question without known words: by the sentence encoder, among example questions. English. */

import { type Models } from '../../suggest/built-in/models.ts';
import { cosine } from '../../text/similarity.ts';
import type { Topic } from '../intent.ts';

const examples: readonly (readonly [Topic, readonly string[]])[] = [
  [
    'title',
    [
      'what should the page be called in search results',
      'the clickable line people see on Google',
      'name this page better',
    ],
  ],
  [
    'description',
    [
      'the grey text below the link in search results',
      'write the blurb that makes people click',
      'summary shown by Google',
    ],
  ],
  ['headings', ['the big text at the top of the page', 'are the sections named well']],
  ['paragraph', ['say this more clearly', 'tighten up the wording', 'this reads badly, can you polish it']],
  [
    'intro',
    ['does the page get to the point quickly enough', 'what should come at the very top of the text'],
  ],
  [
    'keywords',
    [
      'what will people type to find this',
      'which phrases should I target',
      'do I say the same thing over and over',
    ],
  ],
  [
    'readability',
    ['would a child understand this', 'is the writing too dense', 'can ordinary people follow it'],
  ],
  ['alt', ['what should blind people hear for the pictures']],
  ['links', ['where else on my site could I send visitors', 'connect this page to the others']],
  ['structured', ['get stars and prices into search results', 'machine readable markup for this page']],
  ['faq', ['what do customers usually want to know', 'answer typical customer questions']],
  ['outline', ['how should I organise the content', 'what order should the parts come in']],
  [
    'issues',
    [
      'is everything all right here',
      'give me your honest verdict on the page',
      'what needs fixing',
      'tell me what you see',
    ],
  ],
  [
    'first',
    [
      'I only have ten minutes, what helps most',
      'what gives me the most for the least work',
      'how can I make this page better',
      'help me get more out of this page',
    ],
  ],
  ['score', ['how am I doing', 'how well does the page do overall']],
  ['length', ['did I write enough', 'is there enough on the page']],
  ['indexing', ['will people be able to find this page', 'is the page hidden from search']],
  ['about', ['what would a visitor learn here', 'give me the gist']],
  ['help', ['what are you good for', 'what kind of questions can I ask you']],
  ['ranking', ['how many people come here from search', 'how do I beat my competitors', 'get me to the top']],
  [
    'off-topic',
    [
      'tell me about your feelings',
      'who won the match yesterday',
      'what should I cook tonight',
      'write a computer program',
    ],
  ],
];

const nearLeast = 0.6;
const leadLeast = 0.02;

const exampleTopics = examples.flatMap(([topic, texts]) => texts.map(() => topic));
const exampleTexts: readonly string[] = examples.flatMap(([, texts]) => texts);

/** Null when none is near enough, or two are equally near. */
export async function nearestTopic(question: string, models: Models): Promise<Topic | null> {
  const [own] = await models.embed([question.slice(0, 160)]);
  if (own === undefined) return null;
  const best = new Map<Topic, number>();
  for (const [at, vector] of (await models.embedOnce(exampleTexts)).entries()) {
    const topic = exampleTopics[at];
    const near = cosine(own, vector);
    if (topic !== undefined && near > (best.get(topic) ?? 0)) best.set(topic, near);
  }
  const [first, second] = [...best].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < nearLeast) return null;
  return first[1] - (second?.[1] ?? 0) >= leadLeast ? first[0] : null;
}
