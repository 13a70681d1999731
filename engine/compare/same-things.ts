/** Services that every site has under another name: two words for one of them are no difference between sites. */
import { stemOf } from './stems.ts';

/** Each line is one thing. */
const things: Readonly<Record<string, readonly string[]>> = {
  en: [
    'delivery shipping carriage postage dispatch parcel parcels',
    'return returns refund refunds',
    'payment payments paying checkout',
    'warranty guarantee',
    'testimonial testimonials review reviews',
    'career careers jobs vacancies',
    'booking reservation',
    'quote estimate',
    'workshop workshops class classes course courses',
  ],
  de: [
    'versand lieferung zustellung',
    'rückgabe rücksendung widerruf',
    'zahlung bezahlung',
    'garantie gewährleistung',
    'karriere jobs stellenangebote',
    'kurs kurse workshop workshops seminar seminare',
    'bewertung bewertungen rezension rezensionen',
    'termin buchung',
  ],
  fr: [
    'livraison expédition envoi',
    'retour retours remboursement',
    'paiement règlement',
    'garantie',
    'emploi carrière recrutement',
    'cours atelier ateliers formation',
    'avis témoignages',
  ],
  es: [
    'envío entrega',
    'devolución devoluciones reembolso',
    'pago pagos',
    'garantía',
    'empleo trabajo',
    'curso cursos taller talleres',
    'opiniones reseñas testimonios',
  ],
  it: [
    'spedizione consegna',
    'reso resi rimborso',
    'pagamento pagamenti',
    'garanzia',
    'corso corsi laboratorio',
    'recensioni testimonianze',
  ],
  pt: [
    'envio entrega',
    'devolução devoluções reembolso',
    'pagamento pagamentos',
    'garantia',
    'curso cursos oficina',
    'avaliações testemunhos',
  ],
  nl: [
    'levering verzending bezorging',
    'retour retourneren',
    'betaling betalen',
    'garantie',
    'cursus cursussen workshop',
    'beoordelingen recensies',
  ],
};

const known = new Map<string, ReadonlyMap<string, string>>();

function tableOf(language: string): ReadonlyMap<string, string> {
  const before = known.get(language);
  if (before !== undefined) return before;
  const table = new Map(
    (things[language] ?? []).flatMap((line) => {
      const stems = line.split(' ').map((word) => stemOf(word, language));
      return stems.map((stem) => [stem, stems[0] ?? stem] as const);
    }),
  );
  known.set(language, table);
  return table;
}

/** The one stem that stands for the thing. */
export const thingOf = (stem: string, language: string): string => tableOf(language).get(stem) ?? stem;

/** Something that nearly every site has somewhere. */
export const isCommonService = (stem: string, language: string): boolean => tableOf(language).has(stem);
