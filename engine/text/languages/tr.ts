/** The words of Turkish. */
import type { LanguageWords } from './language-words.ts';

export const tr: LanguageWords = {
  sectionNames: 'giriş önsöz özet sonuç bölüm',
  genericAnchors: `buraya; burada; buraya tıklayın; tıklayın; link; daha fazla; daha fazla bilgi; devamı; devamını oku;
    devamını okuyun; detaylar`,
};
