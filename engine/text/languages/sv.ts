/** The words of Swedish. */
import type { LanguageWords } from './language-words.ts';

export const sv: LanguageWords = {
  insideNames: 'och',
  defaultTitles: 'hem; startsida; namnlös',
  sectionNames: 'inledning förord översikt sammanfattning bilaga',
  genericAnchors: `här; klicka här; länk; mer; mer info; mer information; läs mer; läs vidare; visa mer; visa alla; se mer;
    se alla`,
  imageWords: 'bild bilder foto logotyp ikon symbol banner',
};
