/** Tests which pages are costly for agents, and that size alone does not make a page costly. */
import { testRule } from '../../testing/test-rule.ts';
import { aiTokenHeavy } from './ai-token-heavy.ts';

const script = (bytes: number) => `<script>${'x'.repeat(bytes)}</script>`;

const image = (bytes: number) => `<img alt="" src="data:image/png;base64,${'A'.repeat(bytes)}">`;
const drawing = (bytes: number) => `<svg><path d="${'M1 1 '.repeat(bytes / 5)}"/></svg>`;

testRule(aiTokenHeavy, {
  pass: [
    '<p>Hello',
    `${script(40_000)}<p>Hello`,
    // A long text is what an agent came for.
    `<p>${'clay '.repeat(41_000)}`,
    `${script(150_000)}<p>${'clay '.repeat(11_000)}`,
    // An index: its links are markup, and nothing of it can be moved into a file.
    `${script(1000)}<ul>${'<li><a class="reference internal" href="/glazes/index.html#glaze-of-ash">ash</a></li>'.repeat(3000)}</ul>`,
    // Structured data belongs into the page.
    `<script type="application/ld+json">{"a":"${'x'.repeat(240_000)}"}</script><p>Hello`,
  ],
  fail: [
    [
      `${script(240_000)}<p>Hello`,
      'about 60,006 tokens: 100% inline scripts, 0% visible text',
      { found: '100% inline scripts' },
    ],
    // Data for a script, as frameworks send it.
    [
      `<script id="state" type="application/json">{"a":"${'x'.repeat(240_000)}"}</script><p>Hello`,
      ': 100% inline scripts',
    ],
    [`<style>${'a{color:red}'.repeat(20_000)}</style><p>Hello`, '100% inline styles'],
    [`${image(150_000)}${drawing(100_000)}<p>Hello`, '40% inline SVG, 60% data URIs, 0% visible text'],
    [
      `<style>a{background:url(data:image/png;base64,${'A'.repeat(250_000)})}</style><p>Hello`,
      ': 100% inline styles, 0%',
    ],
  ],
});
