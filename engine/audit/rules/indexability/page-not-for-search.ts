/** Pages that nobody looks for and that may be indexed: cart, customer account, thanks after an order, samples of the CMS. */
import type { PageFacts } from '../../../model/page-facts.ts';
import { say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { isDocumentation } from '../../page/page-signs.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

type Facts = Pick<
  PageFacts,
  'url' | 'title' | 'headings' | 'text' | 'forms' | 'document' | 'linkTags' | 'links'
>;
type Kind = 'cart' | 'account' | 'thanks' | 'sample';

/** By the last part of the path. */
const names: Readonly<Record<Kind, RegExp>> = {
  cart: /^(?:(?:shopping-)?cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|carrinho|winkelwagen)$/i,
  account:
    /^(?:(?:my-)?account|wish-?list|order-history|(?:mein-)?konto|merkzettel|mon-compte|mi-cuenta|il-mio-account|minha-conta|mijn-account)$/i,
  thanks:
    /^(?:thanks?|thank-?you|order-(?:received|complete|confirmation)|danke|vielen-dank|merci|gracias|grazie|obrigado|bedankt)$/i,
  sample:
    /^(?:sample-page|hello-world|test(?:-?page)?|dummy(?:-page)?|untitled|beispiel-seite|hallo-welt|bonjour-tout-le-monde|page-d-exemple)$/i,
};

const sampleName =
  /^(?:sample page|hello world!?|test(?: ?page)?|dummy(?: page)?|untitled|beispiel-?seite|hallo welt!?|bonjour tout le monde ?!?|page d[’']exemple)$/i;

/** What is long was written to be read, whatever its URL. */
const wordsMax = 150;

const lastPart = (url: string): string =>
  (URL.parse(url)?.pathname ?? '')
    .replace(/\/(?:index\.\w+)?$/, '')
    .replace(/\.\w+$/, '')
    .split('/')
    .at(-1) ?? '';

/** Carts and accounts have something to fill in or press; a sample still has its name as heading. */
const confirms: Readonly<Record<Kind, (facts: Facts) => boolean>> = {
  cart: ({ forms }) => forms.length > 0,
  account: ({ forms }) => forms.length > 0,
  thanks: () => true,
  sample: ({ headings }) => headings.some(({ level, text }) => level <= 2 && sampleName.test(text.trim())),
};

function kindOf(facts: Facts): Kind | undefined {
  if (facts.text.wordCount > wordsMax) return undefined;
  const part = lastPart(facts.url);
  const kind = (['cart', 'account', 'thanks', 'sample'] as const).find((each) => names[each].test(part));
  // A manual has chapters of these names.
  return kind !== undefined && confirms[kind](facts) && !isDocumentation(facts) ? kind : undefined;
}

export const pageNotForSearch = definePageRule({
  id: 'page-not-for-search',
  group: 'indexability',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  audience: 'indexable',
  texts: indexabilityTexts['page-not-for-search'],
  reads: ['url', 'title', 'headings', 'text', 'forms', 'document', 'linkTags', 'links'],
  check: (facts) => {
    const kind = kindOf(facts);
    if (kind === undefined) return pass();
    return fail({
      messageId: kind,
      data: { url: facts.url },
      evidence: [{ found: say('can-be-indexed'), wanted: 'noindex', urls: [facts.url] }],
    });
  },
});
