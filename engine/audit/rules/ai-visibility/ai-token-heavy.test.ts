/** Tests which pages are costly for agents, and that size alone does not make a page costly. */
import { testRule } from '../../testing/test-rule.ts';
import { aiTokenHeavy } from './ai-token-heavy.ts';

const script = (bytes: number) => `<script>${'x'.repeat(bytes)}</script>`;

testRule(aiTokenHeavy, {
  pass: [
    '<p>Hello',
    `${script(10_000)}<p>Hello`,
    `${script(40_000)}<p>${'clay '.repeat(1000)}`,
    `<p>${'clay '.repeat(20_000)}`,
  ],
  fail: [
    [`${script(40_000)}<p>Hello`, 'about 10,006 tokens, and 0.0 % of it is visible text'],
    [`<p>${'clay '.repeat(41_000)}`, 'about 51,251 tokens'],
  ],
});
