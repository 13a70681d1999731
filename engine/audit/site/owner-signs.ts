/** Extracts from a page what tells the kind of its site: markup, generator, contact data, placeholder text. */
import type { OwnerSigns } from '../../model/owner-signs.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import { localBusinessTypes } from '../../model/schema-subtypes.ts';
import { namesTheme } from '../page/page-signs.ts';

const isBusiness: ReadonlySet<string> = new Set(localBusinessTypes);
const isProduct = /^(?:Product|ProductGroup|IndividualProduct|ProductModel)$/;

export function ownerSigns(facts: PageFacts): OwnerSigns {
  const { structuredData, document, quality, contacts, title, forms } = facts;
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
      contacts.phones.length + contacts.textPhones.length > 0 && contacts.showsHours && contacts.hasAddress,
    asksForPassword: forms.some(({ hasPassword }) => hasPassword),
  };
}
