/** Extracts from a page what tells the kind of its site: markup, generator, contact data, placeholder text. */
import type { OwnerSigns } from '../../model/owner-signs.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import { localBusinessTypes } from '../../model/schema-subtypes.ts';
import { namesTheme } from '../page/theme-title.ts';

const isBusiness: ReadonlySet<string> = new Set(localBusinessTypes);
const isProduct = /^(?:Product|ProductGroup|IndividualProduct|ProductModel)$/;

/** A day of the week beside a time of day, in the languages of most sites. */
const openingHours =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|sáb|dom|gio|ma|wo|za|zo)\p{L}{0,8}\.?\s?(?:[-–—:,/&]|to|bis|à|a|al|tot)?.{0,30}?\d{1,2}\s?(?:[:.h]\s?\d{2}|[ap]\.?m\b|Uhr|uur)/iu;

export function ownerSigns(facts: PageFacts): OwnerSigns {
  const { structuredData, document, quality, contacts, text, title } = facts;
  const { items } = structuredData;
  const business = items.find(({ types }) => types.some((type) => isBusiness.has(type)));
  const has = (...names: readonly string[]): boolean =>
    names.some((name) => (business?.properties[name] ?? []).length > 0);
  return {
    generator: document.generator,
    hasPlaceholder: quality.loremIpsum !== null,
    // One alone may be quoted or overlooked.
    hasTemplateText: quality.templateLeftovers.length > 0 && namesTheme(title ?? ''),
    hasProduct: items.some(({ types }) => types.some((type) => isProduct.test(type))),
    hasVariants: items.some(
      ({ types, properties }) =>
        types.includes('ProductGroup') || 'hasVariant' in properties || 'isVariantOf' in properties,
    ),
    business: business
      ? {
          address: has('address'),
          hours: has('openingHours', 'openingHoursSpecification'),
          phone: has('telephone'),
        }
      : null,
    showsPlace:
      contacts.hasAddress &&
      contacts.phones.length > 0 &&
      text.paragraphs.some((paragraph) => openingHours.test(paragraph.text)),
  };
}
