/** Tests which pages are costly for agents, and that size alone does not make a page costly. */
import { testRule } from '../../testing/test-rule.ts';
import { aiTokenHeavy } from './ai-token-heavy.ts';

const script = (bytes: number) => `<script>${'x'.repeat(bytes)}</script>`;

testRule(aiTokenHeavy, {
  pass: [
    '<p>Hello',
    `${script(40_000)}<p>Hello`,
    // A long text is what an agent came for.
    `<p>${'clay '.repeat(41_000)}`,
    `${script(150_000)}<p>${'clay '.repeat(11_000)}`,
  ],
  fail: [[`${script(240_000)}<p>Hello`, 'about 60,006 tokens, and 0.0 % of it is visible text']],
});
