/** Extracts what shows the kind of a site on one of its pages: code, a feed, a way to buy, what a template left. */
import { detachOrNull } from '../audit/detach.ts';
import { isDocumentation } from '../audit/page/documentation.ts';
import { namesTheme } from '../audit/page/theme-title.ts';
import type { PageFacts } from '../model/page-facts.ts';

export interface BriefSigns {
  readonly generator: string | null;
  /** One page of a manual: made as such, or in a series. */
  readonly isManual: boolean;
  /** Filler, or the theme's name and sample texts. */
  readonly isTemplate: boolean;
  readonly hasCode: boolean;
  readonly hasFeed: boolean;
  /** A cart, or a way to put something in it. */
  readonly hasCart: boolean;
  /** Controls of forms, without those of a search. */
  readonly controls: number;
}

export const noSigns: BriefSigns = {
  generator: null,
  isManual: false,
  isTemplate: false,
  hasCode: false,
  hasFeed: false,
  hasCart: false,
  controls: 0,
};

const cartPath =
  /\/(?:cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|carrinho|winkelwagen|winkelmand)(?:[/.?-]|$)/i;
const buyWords =
  /^(?:add to (?:cart|basket|bag)|in den warenkorb|ajouter au panier|añadir (?:al carrito|a la cesta)|aggiungi al carrello|adicionar ao carrinho|in (?:winkelwagen|winkelmand))\b/iu;
const feedType = /^application\/(?:rss|atom)\+xml/i;

function hasCart({ links, text, url }: PageFacts): boolean {
  const host = URL.parse(url)?.host;
  const isOwnCart = (resolved: string | null): boolean => {
    const target = resolved === null ? null : URL.parse(resolved);
    return target?.host === host && cartPath.test(target?.pathname ?? '');
  };
  return (
    links.some((link) => buyWords.test(link.text.trim()) || isOwnCart(link.resolved)) ||
    text.lines.some((line) => buyWords.test(line))
  );
}

export function signsOf(facts: PageFacts): BriefSigns {
  const { document, quality, title, text, linkTags, controls } = facts;
  const inputs = controls.filter(({ type }) => !['hidden', 'search', 'submit', 'button'].includes(type));
  return {
    generator: detachOrNull(document.generator),
    isManual: isDocumentation(facts),
    isTemplate:
      quality.loremIpsum !== null || (quality.templateLeftovers.length > 0 && namesTheme(title ?? '')),
    hasCode: text.wordCount > text.proseWordCount,
    hasFeed: linkTags.some(({ rel, type }) => rel.includes('alternate') && feedType.test(type ?? '')),
    hasCart: hasCart(facts),
    controls: inputs.length,
  };
}
