/** HTML without any content: scripts write the whole page. */

import type { ResourceNode } from '../../../model/node-facts.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { isEmptyShell } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { jsRenderingTexts } from './messages.ts';

/** What a bundler turns into JavaScript; no browser runs it as it is. */
const sourceCode = /\.(?:tsx?|jsx|vue|svelte)$/i;
/** The server that developers work with does so on the fly. */
const developmentServer = /\/@vite\/client$/;

function sourceScripts({ resources }: Pick<PageFacts, 'resources'>): readonly ResourceNode[] {
  const scripts = resources.filter(({ kind }) => kind === 'script');
  const pathOf = ({ resolved }: ResourceNode): string => URL.parse(resolved ?? '')?.pathname ?? '';
  if (scripts.some((script) => developmentServer.test(pathOf(script)))) return [];
  return scripts.filter((script) => sourceCode.test(pathOf(script)));
}

export const jsEmptyHtml = definePageRule({
  id: 'js-empty-html',
  group: 'js-rendering',
  revision: 2,
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  needs: 'html',
  audience: 'indexable',
  reads: ['text', 'images', 'resources', 'source'],
  texts: jsRenderingTexts['js-empty-html'],
  check: (facts) => {
    if (!isEmptyShell(facts)) return pass();
    const scripts = sourceScripts(facts);
    if (scripts.length === 0)
      return fail({
        messageId: 'empty',
        evidence: [{ found: say('no-text-in-the-html'), wanted: say('the-main-text-in-the-html') }],
      });
    return fail({
      messageId: 'source',
      data: { script: scripts[0]?.url ?? '' },
      severity: 'critical',
      evidence: citeNodes(facts, scripts, ({ url, resolved }) => ({
        found: url,
        urls: resolved === null ? [] : [resolved],
      })),
    });
  },
});
