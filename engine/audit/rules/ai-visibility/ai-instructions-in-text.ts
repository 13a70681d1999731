/** Text that gives orders to language models instead of speaking to readers. */
import type { PageFacts } from '../../../model/page-facts.ts';
import type { NodeId } from '../../../model/page-source.ts';
import { mayInstruct, withoutInstructions } from '../../../text/injection.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { clip } from '../../clip.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { aiVisibilityTexts } from './messages.ts';

const shown = 160;
/** A page that explains the attack shows examples of it. */
const isAboutIt = /prompt[ -]?injection|jailbreak/i;
const quoted = /[“„«"'‘`][^“”„«»"‘’`\n]{3,300}[”“»"'’`]/gu;

interface Told {
  readonly node: NodeId;
  readonly text: string;
}

/** All that a model gets to read of a page, with its elements. */
const textsOf = ({ title, description, headings, images, text }: TextFacts): Told[] => [
  ...[title, description, ...text.outside].map((words) => ({ node: -1, text: words ?? '' })),
  ...headings,
  ...text.paragraphs,
  ...images.map(({ node, alt }) => ({ node, text: alt ?? '' })),
];

type TextFacts = Pick<PageFacts, 'title' | 'description' | 'headings' | 'images' | 'text'>;

export const aiInstructionsInText = definePageRule({
  id: 'ai-instructions-in-text',
  group: 'ai-visibility',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  audience: 'html',
  reads: ['title', 'description', 'headings', 'images', 'text', 'source', 'language'],
  texts: aiVisibilityTexts['ai-instructions-in-text'],
  check: (facts) => {
    const told = textsOf(facts)
      .filter(({ text }) => mayInstruct(text))
      .flatMap(({ node, text }) =>
        withoutInstructions(text.replaceAll(quoted, ' '), facts.language.used).found.map((order) => ({
          node,
          order,
        })),
      );
    const [first] = told;
    if (first === undefined || isAboutIt.test(facts.text.lines.join('\n'))) return pass();
    const evidence = citeNodes(facts, told, ({ order }) => ({ found: clip(order, shown) }));
    return fail({
      messageId: 'orders',
      data: { count: told.length, order: clip(first.order, shown) },
      evidence,
    });
  },
});
