/** Drafts structured data of a wanted or fitting kind from what the page shows, and names what Google needs beside it. */
import { foldAccents } from '../../../text/fold.ts';
import type { PageBrief } from '../../page-brief.ts';
import { type DayHours, openingHoursIn } from '../opening-hours.ts';
import { shownPrice } from '../prices.ts';
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

type Kind = 'business' | 'product' | 'article' | 'breadcrumb' | 'site';

/** Words of a message that name a kind, in the six languages of the chat. */
const wanted: readonly (readonly [Kind, RegExp])[] = [
  [
    'business',
    /opening|hours|open|local ?business|offnungs|geoffnet|offen|horaire|ouvert|horario|orari|aperto|openings/,
  ],
  ['product', /product|produkt|produit|prodott|price|stars?\b|sterne|etoile|estrella|stelle/],
  ['article', /article|artikel|articulo|articolo|blog|posting|beitrag/],
  ['breadcrumb', /bread ?crumb|brotkrumen|fil d.ariane|migas|briciole|kruimel/],
  ['site', /organi[sz]ation|website name|firma|empresa|azienda|entreprise|bedrijf|person\b/],
];

const kindOf = (brief: PageBrief, hours: readonly DayHours[]): Kind => {
  if (hours.length >= 3) return 'business';
  if (brief.type === 'product' || brief.type === 'article') return brief.type;
  return brief.type === 'home' || brief.type === 'contact' ? 'site' : 'breadcrumb';
};

interface Subject {
  readonly brief: PageBrief;
  /** What the page is called; null when nothing does. */
  readonly name: string | null;
  readonly brand: string | null;
  readonly homeUrl: string;
}

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

const drafts: Readonly<Record<Kind, (subject: Subject, hours: readonly DayHours[]) => SchemaDraft>> = {
  business: ({ brief, brand, homeUrl }, hours) => {
    const place = brief.contacts.places.find(({ street }) => street !== null);
    const phone = [...brief.contacts.phones, ...brief.contacts.loosePhones].find(
      (each) => !isTemplateContact(each),
    );
    const address = place && {
      '@type': 'PostalAddress',
      streetAddress: place.street,
      postalCode: place.postalCode,
      addressLocality: place.locality,
    };
    const openingHoursSpecification = hours.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: day,
      opens,
      closes,
    }));
    const properties = { name: brand, url: homeUrl, telephone: phone, address };
    return draft(
      'LocalBusiness',
      { ...properties, openingHoursSpecification: hours.length > 0 ? openingHoursSpecification : null },
      ['name', 'address', 'telephone', 'openingHoursSpecification'],
    );
  },
  product: ({ brief, name }) => {
    const offer = shownPrice(brief);
    const image = brief.images.find(({ src, region }) => region === 'main' && !/\.svg$/i.test(src))?.src;
    const offers = offer && {
      '@type': 'Offer',
      price: offer.price,
      priceCurrency: offer.currency,
      url: brief.url,
    };
    return draft('Product', { name, image, description: brief.description || null, offers }, [
      'name',
      'image',
      'offers',
    ]);
  },
  article: ({ brief, name, brand }) => {
    const image = brief.images.find(({ src, region }) => region === 'main' && !/\.svg$/i.test(src))?.src;
    const [author] = brief.authors;
    return draft(
      'Article',
      {
        headline: name,
        mainEntityOfPage: brief.url,
        image,
        datePublished: brief.published,
        author: author === undefined ? null : { '@type': 'Person', name: author },
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
    const itemListElement = [item(1, brand ?? 'Home', homeUrl), item(2, name ?? brief.title, brief.url)];
    return draft('BreadcrumbList', { itemListElement }, []);
  },
  site: ({ brief, brand, homeUrl }) => {
    const email = brief.contacts.emails.find((each) => !isTemplateContact(each));
    return draft('Organization', { name: brand, url: homeUrl, email }, ['name', 'logo']);
  },
};

/** Of the kind that the message names, else of the one that fits the page; null when the page has no name for it. */
export function draftSchema(subject: Subject, message: string): SchemaDraft | null {
  const { brief } = subject;
  const name = subject.name ?? subject.brand;
  const brand = subject.brand ?? subject.name;
  const hours = openingHoursIn(brief.paragraphs.filter((text) => !isInjection(text)));
  const words = foldAccents(message).toLowerCase();
  const kind = wanted.find(([, pattern]) => pattern.test(words))?.[0] ?? kindOf(brief, hours);
  const named = kind === 'business' || kind === 'site' ? brand : name;
  return named === null || isInjection(named) ? null : drafts[kind]({ ...subject, name, brand }, hours);
}
