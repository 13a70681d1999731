/** What `npm run new:rule` writes. */
import { describe, expect, it } from 'vitest';
import { addTexts, addToList, ruleText, testText, whyNot } from './new-rule.mjs';

const list = `/** All rules. */
import type { Rule } from '../../rule.ts';
import { titleLong } from './title-long.ts';
import { titleShort } from './title-short.ts';

export const titleRules = [
  titleLong,
  titleShort,
] as const satisfies readonly Rule[];
`;

describe('new:rule', () => {
  it('adds the import in order and the name at the end', () => {
    const after = addToList(list, 'title-odd');
    expect(after).toContain(
      "from './title-long.ts';\nimport { titleOdd } from './title-odd.ts';\nimport { titleShort }",
    );
    expect(after).toContain('  titleShort,\n  titleOdd,\n] as const');
  });

  it('adds the last of the alphabet after the other imports', () => {
    expect(addToList(list, 'title-zen')).toContain(
      "'./title-short.ts';\nimport { titleZen } from './title-zen.ts';\n\n",
    );
  });

  it('makes page and site rules with their own test', () => {
    expect(ruleText('title-odd', 'title', false)).toContain('export const titleOdd = definePageRule({');
    expect(ruleText('title-odd', 'title', true)).toContain('defineSiteRule');
    expect(testText('title-odd', true)).toContain('testSiteRule(titleOdd');
  });

  it('adds empty texts at the end of the table', () => {
    const table =
      "export const titleTexts = {\n  'title-long': { title: 'Long' },\n} as const satisfies GroupTexts;\n";
    expect(addTexts(table, 'title-odd')).toMatch(
      /'title-long'[^]*'title-odd': \{[^]*messages[^]*\} as const/,
    );
    expect(ruleText('title-odd', 'title', false)).toContain("texts: titleTexts['title-odd']");
  });

  it('refuses an invalid id or group, and says what to write', () => {
    expect(whyNot('TitleOdd', 'title', ['title'])).toContain('npm run new:rule -- ID GROUP');
    expect(whyNot('title-odd', 'heads', ['title', 'links'])).toContain('title, links');
    expect(whyNot('title-odd', 'title', ['title'])).toBeNull();
  });
});
