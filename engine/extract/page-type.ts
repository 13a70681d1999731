/** Classifies a page by its markup and URL. */
import type { SocialFacts } from '../model/head-facts.ts';
import type { FormNode, LinkNode } from '../model/node-facts.ts';
import type { StructuredDataFacts, StructuredItem } from '../model/structured-facts.ts';
import type { PageType, PageTypeFacts } from '../model/text-facts.ts';

const typeOfItem = new Map<string, PageType>([
  ...'Article NewsArticle BlogPosting TechArticle ScholarlyArticle Report SocialMediaPosting DiscussionForumPosting Recipe'
    .split(' ')
    .map((name): [string, PageType] => [name, 'article']),
  ...'Product ProductGroup IndividualProduct'.split(' ').map((name): [string, PageType] => [name, 'product']),
  ...'CollectionPage ItemList OfferCatalog Blog'
    .split(' ')
    .map((name): [string, PageType] => [name, 'listing']),
  ['ContactPage', 'contact'],
  ['CheckoutPage', 'cart'],
  ['SearchResultsPage', 'search'],
  ...'VideoObject ImageGallery MediaGallery VideoGallery'
    .split(' ')
    .map((name): [string, PageType] => [name, 'media']),
]);

const typeOfPath: readonly (readonly [RegExp, PageType])[] = [
  [
    /\/(?:contact|contact-us|kontakt|contacto|contatto|contatti|contato|contactez-nous|nous-contacter)(?:[/.-]|$)/i,
    'contact',
  ],
  [
    /\/(?:log-?in|sign-?in|sign-?up|register|anmelden|registrieren|connexion|account|konto|mon-compte|wp-login)(?:[/.-]|$)/i,
    'login',
  ],
  [
    /\/(?:cart|basket|checkout|warenkorb|kasse|panier|carrito|carrello|carrinho|winkelwagen)(?:[/.-]|$)/i,
    'cart',
  ],
  [/\/(?:search|suche|recherche|buscar|cerca|busca|zoeken)(?:[/.?]|$)/i, 'search'],
  [
    /\/(?:privacy|privacy-policy|datenschutz|impressum|imprint|terms|agb|legal|mentions-legales|cookies?|cookie-policy|privacidad|note-legali)(?:[/.-]|$)/i,
    'legal',
  ],
  [
    /\/(?:category|categories|tag|tags|archive|archives|kategorie|categorie|categoria|collections|shop)(?:\/|$)/i,
    'listing',
  ],
  [/\/(?:blog|news|articles|posts|magazin|magazine|actualites|noticias|notizie)\/?$/i, 'listing'],
  [/\/(?:gallery|galerie|galeria|galleria|videos?|photos?)(?:\/|$)/i, 'media'],
  [/\/(?:blog|news|article|articles|post|posts|magazin|actualites|noticias)\/[^/]+/i, 'article'],
];

const typeOfOpenGraph = new Map<string, PageType>([
  ['article', 'article'],
  ['product', 'product'],
  ['product.item', 'product'],
  ['video.other', 'media'],
  ['video.movie', 'media'],
]);

/** Themes of manuals wrap the text of every page in an Article, and say nothing else of it. */
const isWrapper = ({ types, properties }: StructuredItem): boolean =>
  types.includes('Article') && Object.keys(properties).every((name) => name === 'articleBody');

export interface PageTypeSources {
  readonly url: string;
  readonly structured: StructuredDataFacts;
  readonly social: SocialFacts;
  readonly forms: readonly FormNode[];
  readonly wordCount: number;
  readonly links: readonly LinkNode[];
}

function isHome(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.pathname === '/' && parsed.search === '';
}

export function findPageType({
  url,
  structured,
  social,
  forms,
  wordCount,
  links,
}: PageTypeSources): PageTypeFacts {
  if (isHome(url)) return { type: 'home', because: 'the URL is the site root' };
  for (const item of structured.topItems)
    for (const name of isWrapper(item) ? [] : item.types) {
      const type = typeOfItem.get(name);
      // Many shops and blogs have a list of related items on every page: it does not make them listings.
      if (type !== undefined && type !== 'listing' && type !== 'media')
        return { type, because: `structured data of type ${name}` };
    }
  const openGraph = social.openGraph.find(({ property }) => property === 'og:type')?.content.toLowerCase();
  const byOpenGraph = openGraph === undefined ? undefined : typeOfOpenGraph.get(openGraph);
  if (byOpenGraph !== undefined) return { type: byOpenGraph, because: `og:type is ${openGraph}` };
  if (forms.some(({ hasPassword }) => hasPassword) && wordCount < 200)
    return { type: 'login', because: 'a form asks for a password' };
  const path = URL.parse(url)?.pathname ?? '';
  const byPath = typeOfPath.find(([pattern]) => pattern.test(path));
  if (byPath !== undefined) return { type: byPath[1], because: `the URL ${path}` };
  const listed = structured.topItems
    .filter((item) => !isWrapper(item))
    .flatMap(({ types }) => types)
    .find((name) => typeOfItem.has(name));
  if (listed !== undefined)
    return { type: typeOfItem.get(listed) ?? 'other', because: `structured data of type ${listed}` };
  const mainLinks = links.filter(({ region }) => region === 'main' || region === 'body').length;
  if (mainLinks >= 15 && wordCount < mainLinks * 8)
    return { type: 'listing', because: 'the main content is mostly links' };
  return { type: 'other', because: 'nothing tells' };
}
