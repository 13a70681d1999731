/** Gallery: parts of a chat answer: text, blocks to copy, a verified change. */
import { CodeBlock } from '../ui/code-block.tsx';
import { FixVerification } from '../ui/fix-verification.tsx';
import { Markdown } from '../ui/markdown.tsx';
import { MeasuredText } from '../ui/measured-text.tsx';
import { PatchSteps } from '../ui/patch-steps.tsx';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const written = `The title is **too long**. Use *this one*, which keeps \`rye\`:

\`\`\`html
<title>Sourdough bakery in Ghent | Hearth & Rye</title>
\`\`\`

1. it says what you sell
2. it says where

| part | now | then |
|---|---|---|
| title | 81 | 42 |

> Bread from one oven.

[Our bread](https://hearthandrye.example/bread), [elsewhere](https://other.example/), <b>no markup</b>.`;

const onlyOurs = (url: URL): boolean => url.hostname === 'hearthandrye.example';

const verificationWords = {
  clears: 'Clears',
  clearsNothing: 'No finding',
  brings: 'Brings',
  score: 'Score',
  scoreChange: (before: number, after: number) => `${before} → ${after}`,
  scoreSentence: (before: number, after: number) => `Score ${before} before, ${after} after.`,
  measured: 'measured on a copy',
  now: (score: number) => `${score} now`,
};

const patchWords = {
  actions: {
    tag: 'Put this in place of the start tag of',
    replace: 'Put this in place of',
    text: 'Put this in place of the marked words in',
    prepend: 'Put this at the start of',
    after: 'Put this behind',
    top: 'Put this above everything.',
    remove: 'Remove',
  },
  markup: 'Markup to paste',
  foundMarkup: 'Markup as it is now',
};

const steps = [
  {
    action: 'replace' as const,
    selector: 'html > head > title',
    found: '<title>Home</title>',
    html: '<title>Sourdough bakery in Ghent</title>',
  },
];

export const Answers = () => (
  <SpecimenGroup title="Answers">
    <Specimen name="markdown">
      <Markdown text={written} mayLink={onlyOurs} />
    </Specimen>
    <Specimen name="code-block">
      <CodeBlock label="Title, 42 characters" face="text" text="Sourdough bakery in Ghent | Hearth & Rye" />
    </Specimen>
    <Specimen name="measured-text">
      <MeasuredText
        label="Title"
        text="Hearth & Rye: sourdough bakery in Ghent, wedding cakes and workshops"
        range={{ min: 20, recommendedMin: 50, max: 60 }}
        length={68}
        tone="fair"
        sentence="68 characters. Too long."
        missing="Missing"
      />
    </Specimen>
    <Specimen name="proof">
      <FixVerification
        cleared={['Title is too long']}
        brought={['Two pages share a title']}
        before={71}
        after={76}
        max={100}
        tone="fair"
        words={verificationWords}
      />
    </Specimen>
    <Specimen name="patch-steps">
      <PatchSteps steps={steps} words={patchWords} />
    </Specimen>
  </SpecimenGroup>
);
