/** Synonyms for services that nearly every site has, so that two words for one service are no difference between sites. */
import { stemOf } from '../text/stem.ts';

/** Each line lists the names of one service. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
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

/** By language, from each stem to the first one of its line. */
const tables = new Map(
  Object.entries(synonyms).map(([language, lines]) => [
    language,
    new Map(
      lines.flatMap((line) => {
        const stems = line.split(' ').map((word) => stemOf(word, language));
        return stems.map((stem) => [stem, stems[0] ?? stem] as const);
      }),
    ),
  ]),
);

/** The stem that represents all synonyms of a service. */
export const canonicalStem = (stem: string, language: string): string =>
  tables.get(language)?.get(stem) ?? stem;

/** Whether it is a service that nearly every site has. */
export const isCommonService = (stem: string, language: string): boolean =>
  tables.get(language)?.has(stem) === true;
