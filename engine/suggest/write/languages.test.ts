/** Each supported language: complete tables, and a page described in its own sentences. */
import { graphemeLength } from '@pagewright/contract/ratings';
import { describe, expect, it } from 'vitest';
import { wordsOf, writtenLanguages } from '../../text/phrase-words.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const pages: Readonly<Record<string, readonly [headline: string, text: string]>> = {
  en: [
    'Bread from the wood oven',
    'Our baker lights the wood oven at two in the morning and bakes forty loaves of rye before the shop opens. Every loaf rests for a whole day before it is baked.',
  ],
  de: [
    'Brot aus dem Holzofen',
    'Unser Bäcker heizt den Holzofen um zwei Uhr nachts und backt vierzig Laibe Roggenbrot, bevor der Laden öffnet. Jeder Teig ruht einen ganzen Tag, bevor er gebacken wird.',
  ],
  fr: [
    'Pain cuit au feu de bois',
    'Notre boulanger allume le four à bois à deux heures du matin et cuit quarante pains de seigle avant l’ouverture. Chaque pâte repose une journée entière avant la cuisson.',
  ],
  es: [
    'Pan del horno de leña',
    'Nuestro panadero enciende el horno de leña a las dos de la mañana y cuece cuarenta panes de centeno antes de abrir. Cada masa reposa un día entero antes de la cocción.',
  ],
  it: [
    'Pane dal forno a legna',
    'Il nostro fornaio accende il forno a legna alle due di notte e cuoce quaranta pani di segale prima di aprire. Ogni impasto riposa un giorno intero prima della cottura.',
  ],
  pt: [
    'Pão do forno a lenha',
    'O nosso padeiro acende o forno a lenha às duas da manhã e coze quarenta pães de centeio antes de abrir. Cada massa repousa um dia inteiro antes de ir ao forno.',
  ],
  nl: [
    'Brood uit de houtoven',
    'Onze bakker stookt de houtoven om twee uur in de nacht en bakt veertig roggebroden voordat de winkel opengaat. Elk deeg rust een hele dag voordat het wordt gebakken.',
  ],
};

describe.each(writtenLanguages)('%s', (language) => {
  const words = wordsOf(language);
  const [headline = '', text = ''] = pages[language] ?? [];

  it('has every fixed word that is needed', () => {
    for (const table of [words?.leaning, words?.function, words?.cutBefore, words?.noise, words?.generic])
      expect(table?.size).toBeGreaterThan(8);
  });

  it('describes a page with sentences of that page', async () => {
    const html = `<!doctype html><html lang="${language}"><head><title>x</title></head><body><main><h1>${headline}</h1><p>${text}</p></main></body></html>`;
    const { description } = suggestionsAt(await suggestAll(siteOf({ '/brot': html })), '/brot');
    expect(graphemeLength(description ?? '')).toBeGreaterThanOrEqual(70);
    expect(graphemeLength(description ?? '')).toBeLessThanOrEqual(160);
    const [first = ''] = text.split(/(?<=\.)\s/);
    const sentences = (description ?? '').split(/(?<=\.)\s/);
    for (const sentence of sentences) expect(text.split(/(?<=\.)\s/)).toContain(sentence);
    expect(sentences).toContain(first);
  });
});
