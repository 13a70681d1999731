/** Topics that apply to almost any product or service, as words used in headings, by language. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const tables: Readonly<Record<string, ReadonlySet<string>>> = {
  en: set(
    'size sizes care use using made making delivery shipping returns price prices material materials ingredients warranty dimensions storage cleaning safety requirements directions nutrition installation booking cancellation',
  ),
  de: set(
    'größe größen maße pflege gebrauch herstellung lieferung versand rückgabe preis preise material zutaten garantie lagerung reinigung sicherheit anfahrt nährwerte montage buchung stornierung',
  ),
  fr: set(
    'taille tailles dimensions entretien utilisation fabrication livraison retours prix matière matériaux ingrédients garantie conservation nettoyage sécurité accès montage réservation annulation',
  ),
  es: set(
    'tamaño tallas medidas cuidado cuidados uso fabricación envío entrega devoluciones precio precios materiales ingredientes garantía conservación limpieza seguridad montaje reserva cancelación',
  ),
  it: set(
    'misure taglie dimensioni cura uso produzione consegna spedizione resi prezzo prezzi materiali ingredienti garanzia conservazione pulizia sicurezza montaggio prenotazione cancellazione',
  ),
  pt: set(
    'tamanho medidas dimensões cuidados uso fabrico entrega envio devoluções preço preços materiais ingredientes garantia conservação limpeza segurança montagem reserva cancelamento',
  ),
  nl: set(
    'maat maten afmetingen verzorging onderhoud gebruik productie levering verzending retourneren prijs prijzen materiaal materialen ingrediënten garantie bewaren reiniging veiligheid montage boeking annulering',
  ),
};

const none: ReadonlySet<string> = new Set();

export const commonTopics = (language: string): ReadonlySet<string> => tables[language] ?? none;

/** What buyers want to know before they pay, for products and for services. */
const buyerTables: Readonly<Record<string, Readonly<Record<'thing' | 'service', readonly string[]>>>> = {
  en: { thing: ['size', 'care', 'delivery', 'returns'], service: ['booking', 'cancellation', 'directions'] },
  de: { thing: ['Maße', 'Pflege', 'Lieferung', 'Rückgabe'], service: ['Buchung', 'Stornierung', 'Anfahrt'] },
  fr: {
    thing: ['dimensions', 'entretien', 'livraison', 'retours'],
    service: ['réservation', 'annulation', 'accès'],
  },
  es: {
    thing: ['medidas', 'cuidado', 'envío', 'devoluciones'],
    service: ['reserva', 'cancelación', 'acceso'],
  },
  it: {
    thing: ['misure', 'cura', 'consegna', 'resi'],
    service: ['prenotazione', 'cancellazione', 'indicazioni'],
  },
  pt: {
    thing: ['medidas', 'cuidados', 'entrega', 'devoluções'],
    service: ['reserva', 'cancelamento', 'acesso'],
  },
  nl: {
    thing: ['afmetingen', 'onderhoud', 'levering', 'retourneren'],
    service: ['boeking', 'annulering', 'route'],
  },
};

export const buyerTopics = (language: string, what: 'thing' | 'service'): readonly string[] =>
  buyerTables[language]?.[what] ?? [];
