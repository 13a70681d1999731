/** The platform's way to take a text apart, made when it is first needed: its tables take longer to load than many pages to read. */
const made: Partial<Record<'grapheme' | 'word' | 'sentence', Intl.Segmenter>> = {};

export function segmenterBy(granularity: keyof typeof made): Intl.Segmenter {
  made[granularity] ??= new Intl.Segmenter('und', { granularity });
  return made[granularity];
}
