/** Headings that would fit any site, and their form with the brand in it. */

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    about: 'About %',
    'about us': 'About %',
    'about me': 'About %',
    contact: 'Contact %',
    'contact us': 'Contact %',
    'contact me': 'Contact %',
    welcome: 'Welcome to %',
    'our story': 'The story of %',
  },
  de: { 'über uns': 'Über %', kontakt: 'Kontakt zu %', willkommen: 'Willkommen bei %' },
  fr: {
    'à propos': 'À propos de %',
    'contactez-nous': 'Contacter %',
    contact: 'Contacter %',
    bienvenue: 'Bienvenue chez %',
  },
  es: { 'sobre nosotros': 'Sobre %', contacto: 'Contacto con %', bienvenidos: 'Bienvenidos a %' },
  it: { contattaci: 'Contatta %', benvenuti: 'Benvenuti da %', contatti: 'Contatti di %' },
  pt: { 'sobre nós': 'Sobre %', contacto: 'Contacto com %', contato: 'Contato com %' },
  nl: { 'over ons': 'Over %', welkom: 'Welkom bij %', contact: 'Contact met %' },
};

/** Null when there is no form with the brand. */
export function withBrand(heading: string, language: string, brand: string): string | null {
  const form = tables[language]?.[heading.toLowerCase()];
  return form === undefined ? null : form.replace('%', () => brand);
}
