/** Finds out whether a message speaks of a language, as one that wants a translation does. */
import { fold } from '../../text/fold.ts';

const asked = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const named =
  'ar bg bn ca cs da de el en es et fa fi fr ga he hi hr hu id is it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk ur vi zh'.split(
    ' ',
  );

/** "translate", "übersetze", "traduis", "traduce", "traduci", "traduz", "vertaal". */
const translating = /translat|übersetz|tradui|traduc|traduz|vertaal|перевед|翻訳|翻译|번역|ترجم/u;

const namesOf = (language: string): string[] => {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  return named.flatMap((code) => names.of(code) ?? []).map((name) => fold(name).replace(/[eo]?$/u, ''));
};

/** The beginning of a name is enough: "auf Spanisch", "die spanische Seite". */
export function wantsOtherLanguage(message: string): boolean {
  const text = fold(message);
  return (
    translating.test(text) || asked.flatMap(namesOf).some((name) => name.length > 3 && text.includes(name))
  );
}
