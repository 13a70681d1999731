/** Drafts structured data of a wanted or fitting kind from what the page shows, and names what else it can say. */
import type { PageFacts } from '../../../model/page-facts.ts';
import { foldAccents } from '../../../text/fold.ts';
import type { PageBrief } from '../../page-brief.ts';
import type { FaqPair } from '../faq-pairs.ts';
import { type DayHours, openingHoursIn } from '../opening-hours.ts';
import { priceAmong, productPrice } from '../prices.ts';
import { shownByline, shownEventDays, shownSku, shownStreet, shownVenue } from '../shown-facts.ts';
import { isTemplateContact } from '../template-contacts.ts';
import { isInjection } from '../text.ts';
import { script } from './wording.ts';

interface SchemaDraft {
  /** Of schema.org. */
  readonly type: string;
  readonly html: string;
  /** Properties that the page does not show. */
  readonly missing: readonly string[];
}

type Kind =
  | 'business'
  | 'product'
  | 'products'
  | 'article'
  | 'breadcrumb'
  | 'faq'
  | 'person'
  | 'site'
  | 'event';

/** Words of a message that name a kind, in the six languages of the chat. */
const wanted: readonly (readonly [Kind, RegExp])[] = [
  ['site', /\borgani[sz]ation\b/],
  [
    'event',
    /\bevent|veranstaltung|konzert|evenement|manifestation|\bevento|concierto|concerto|\bwedding|hochzeit|mariage|boda|matrimonio|bruiloft/,
  ],
  [
    'business',
    /opening|hours|open|local ?business|offnungs|geoffnet|offen|horaire|ouvert|horario|orari|aperto|openings|lokales unternehmen|entreprise locale|negocio local|attivita locale|lokaal bedrijf/,
  ],
  [
    'faq',
    /\bfaq|frequently asked|haufige fragen|foire aux questions|preguntas frecuentes|domande frequenti|veelgestelde/,
  ],
  ['product', /product|produkt|produit|prodott|price|stars?\b|sterne|etoile|estrella|stelle/],
  ['article', /article|artikel|articulo|articolo|blog|posting|beitrag/],
  ['breadcrumb', /bread ?crumb|brotkrumen|fil d.ariane|migas|briciole|kruimel/],
  ['site', /organi[sz]ation|website name|firma|empresa|azienda|entreprise|bedrijf/],
  ['person', /\bperson(?:\b|al|lich|nel|eel)|\bpersoon|portfolio|curriculum|lebenslauf/],
];

/** Types of schema.org that are named in messages and never drafted: a page seldom shows all they need. */
const notDrafted =
  /\b(recipe|howto|video|videoobject|jobposting|course|review|softwareapplication|dataset|book|movie)\b/;

/** Fewer products are no list. */
const productsMin = 2;

const kindOf = ({ brief, headed }: Subject, hours: readonly DayHours[]): Kind => {
  if (hours.length >= 3) return 'business';
  if (brief.type === 'product' || brief.type === 'article') return brief.type;
  if (listedProducts({ headed }).length >= productsMin) return 'products';
  return brief.type === 'home' || brief.type === 'contact' ? 'site' : 'breadcrumb';
};

interface Subject {
  readonly brief: PageBrief;
  /** What the page is called; null when nothing does. */
  readonly name: string | null;
  readonly brand: string | null;
  readonly homeUrl: string;
  /** The headings with the texts that belong to each. */
  readonly headed: readonly { readonly heading: string; readonly texts: readonly string[] }[];
  /** Questions that the page answers. */
  readonly faq: readonly FaqPair[];
  /** What the page shows of somebody: name, job, e-mail address or phone number. */
  readonly person: (fact: string) => string | null;
}

interface Asked extends Subject {
  /** The message, folded: which of several prices or days it names. */
  readonly words: string;
}

/** Pictures of authors and placeholders of their size: not what an article is about. */
const portrait = /avatar|gravatar|headshot|profile|(?<!\d)(?:\d{2}|1\d\d)x(?:\d{2}|1\d\d)(?!\d)/i;

/** Properties with a value; the names of the others are missing. */
function draft(
  type: string,
  properties: Readonly<Record<string, unknown>>,
  needed: readonly string[],
): SchemaDraft {
  const given = Object.fromEntries(Object.entries(properties).filter(([, value]) => value != null));
  const html = script({ '@context': 'https://schema.org', '@type': type, ...given });
  return { type, html, missing: needed.filter((name) => !(name in given)) };
}

/** With a postal code from anywhere on the page, else a street with its town from a line of the text. */
function addressOf({ contacts, paragraphs }: PageBrief): Readonly<Record<string, unknown>> | null {
  const place = contacts.places.find(({ street }) => street !== null);
  const shown = place ?? shownStreet(paragraphs);
  if (shown === null) return null;
  const { street, locality, region } = shown;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    ...(place !== undefined && { postalCode: place.postalCode }),
    ...(locality !== null && { addressLocality: locality }),
    ...(region !== null && { addressRegion: region }),
  };
}

/** The products of a list: a heading each, with one price or a range below it. */
const listedProducts = ({ headed }: Pick<Subject, 'headed'>): object[] =>
  headed.flatMap(({ heading: name, texts }) => {
    const [first, last] = priceAmong(texts) ?? [];
    if (name === '' || isInjection(name) || first === undefined) return [];
    const { price, currency: priceCurrency } = first;
    const offers =
      last === undefined
        ? { '@type': 'Offer', price, priceCurrency }
        : { '@type': 'AggregateOffer', lowPrice: price, highPrice: last.price, priceCurrency };
    return [{ '@type': 'Product', name, offers }];
  });

const drafts: Readonly<Record<Kind, (subject: Asked, hours: readonly DayHours[]) => SchemaDraft | null>> = {
  business: ({ brief, brand, homeUrl }, hours) => {
    const phone = [...brief.contacts.phones, ...brief.contacts.loosePhones].find(
      (each) => !isTemplateContact(each),
    );
    const openingHoursSpecification = hours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: day,
      opens,
      closes,
    }));
    const address = addressOf(brief);
    const properties = { name: brand, url: homeUrl, telephone: phone, address };
    const { missing, ...drafted } = draft(
      'LocalBusiness',
      { ...properties, openingHoursSpecification: hours.length > 0 ? openingHoursSpecification : null },
      ['name', 'address', 'telephone', 'openingHoursSpecification'],
    );
    const isCoded = address === null || 'postalCode' in address;
    return { ...drafted, missing: isCoded ? missing : [...missing, 'postalCode'] };
  },
  product: ({ brief, name, words }) => {
    const offer = productPrice(brief, words);
    const image = brief.images.find(({ src, region }) => region === 'main' && !/\.svg$/i.test(src))?.src;
    const offers = offer && {
      '@type': 'Offer',
      price: offer.price,
      priceCurrency: offer.currency,
      url: brief.url,
    };
    const sku = shownSku(brief.paragraphs);
    return draft('Product', { name, sku, image, description: brief.description || null, offers }, [
      'name',
      'image',
      'offers',
    ]);
  },
  products: ({ headed }) => {
    const itemListElement = listedProducts({ headed }).map((item, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item,
    }));
    return draft('ItemList', { itemListElement }, []);
  },
  event: ({ brief, name, words }) => {
    const texts = [...brief.headings.map(({ text }) => text), ...brief.paragraphs];
    const { start: startDate, end: endDate } = shownEventDays(texts, words);
    const venue = shownVenue(texts);
    const address = addressOf(brief);
    const location =
      venue === null && address === null
        ? null
        : { '@type': 'Place', ...(venue !== null && { name: venue }), ...(address !== null && { address }) };
    return draft('Event', { name, startDate, endDate, location, url: brief.url }, [
      'name',
      'startDate',
      'location',
    ]);
  },
  article: ({ brief, name, brand }) => {
    const image = brief.images.find(
      ({ src, region }) => region === 'main' && !/\.svg$/i.test(src) && !portrait.test(src),
    )?.src;
    const h1s = brief.headings.filter(({ level, text }) => level === 1 && text.trim() !== '');
    const [h1] = h1s.length === 1 ? h1s.filter(({ text }) => !isInjection(text)) : [];
    const byline = shownByline(brief.paragraphs);
    const author = brief.authors[0] ?? byline.author;
    return draft(
      'Article',
      {
        headline: h1?.text ?? name,
        mainEntityOfPage: brief.url,
        image,
        datePublished: brief.published ?? byline.day,
        author: author === null ? null : { '@type': 'Person', name: author },
        publisher: brand === null ? null : { '@type': 'Organization', name: brand },
      },
      ['headline', 'image', 'datePublished', 'author'],
    );
  },
  breadcrumb: ({ brief, name, brand, homeUrl }) => {
    const item = (position: number, label: string | null, url: string) => ({
      '@type': 'ListItem',
      position,
      name: label,
      item: url,
    });
    // A path of one page shows no way.
    if (URL.parse(homeUrl)?.href === URL.parse(brief.url)?.href) return null;
    const itemListElement = [item(1, brand ?? 'Home', homeUrl), item(2, name ?? brief.title, brief.url)];
    return draft('BreadcrumbList', { itemListElement }, []);
  },
  // One question is no FAQ.
  faq: ({ faq }) => {
    const mainEntity = faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    return faq.length < 2 ? null : draft('FAQPage', { mainEntity }, []);
  },
  person: ({ brief, homeUrl, person }) => {
    const name = person('person');
    const address = addressOf(brief);
    return name === null
      ? null
      : draft(
          'Person',
          {
            name,
            jobTitle: person('job'),
            email: person('email'),
            telephone: person('phone'),
            address,
            url: homeUrl,
          },
          ['name', 'jobTitle'],
        );
  },
  site: ({ brief, brand, homeUrl }) => {
    const email = brief.contacts.emails.find((each) => !isTemplateContact(each));
    return draft('Organization', { name: brand, url: homeUrl, email }, ['logo']);
  },
};

/** What a message asks for by name, as schema.org calls it; null when it names nothing. */
const typeNames: Readonly<Record<Kind, string>> = {
  business: 'LocalBusiness',
  product: 'Product',
  products: 'ItemList',
  article: 'Article',
  breadcrumb: 'BreadcrumbList',
  faq: 'FAQPage',
  person: 'Person',
  site: 'Organization',
  event: 'Event',
};

const asksSku =
  /\bsku\b|artikelnummer|article number|item number|numero d.article|referencia|codice articolo/;

export interface SchemaAnswer {
  /** The type that the message names; null when it names none. */
  readonly asked: string | null;
  /** The type that fits. */
  readonly type: string;
  /** Of that type, else of the one that fits the page; null when the page does not show enough for it. */
  readonly draft: SchemaDraft | null;
  /** Without a draft: what it would need. */
  readonly needs: readonly string[];
}

/** What a type cannot do without, where the page has to show it. */
const needed: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  faq: ['Question', 'acceptedAnswer'],
  person: ['name'],
  product: ['name'],
  event: ['name'],
  article: ['headline'],
  site: ['name'],
};

export function draftSchema(subject: Subject, message: string): SchemaAnswer {
  const { brief } = subject;
  const name = subject.name ?? subject.brand;
  const hours = openingHoursIn(brief.paragraphs.filter((text) => !isInjection(text)));
  const words = foldAccents(message).toLowerCase();
  const other = notDrafted.exec(words)?.[1] ?? null;
  if (other !== null) return { asked: other, type: other, draft: null, needs: [] };
  const wish = wanted.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  const isList = wish === 'product' && productPrice(brief, words) === null && brief.type !== 'product';
  const isOfMany = isList && listedProducts(subject).length >= productsMin;
  const kind = isOfMany ? 'products' : (wish ?? kindOf(subject, hours));
  // What a page is called is no name of a business or a publisher.
  const { brand } = subject;
  const named = kind === 'business' ? (brand ?? '') : kind === 'site' ? brand : name;
  const asked = wish === null ? null : typeNames[kind];
  const found =
    named === null || isInjection(named) ? null : drafts[kind]({ ...subject, name, brand, words }, hours);
  const isUnmet = found !== null && asksSku.test(words) && !found.html.includes('"sku"');
  return {
    asked,
    type: typeNames[kind],
    draft: isUnmet ? { ...found, missing: [...found.missing, 'sku'] } : found,
    needs: found === null ? (needed[kind] ?? []) : [],
  };
}

/** By the elements they are in, not by their order: a price may be in an element that begins before its heading. */
export const headedTexts = ({ headings, text }: PageFacts): Subject['headed'] =>
  [...Map.groupBy(text.paragraphs, ({ heading }) => heading)].map(([at, blocks]) => ({
    heading: headings[at]?.text ?? '',
    texts: blocks.map((block) => block.text),
  }));
