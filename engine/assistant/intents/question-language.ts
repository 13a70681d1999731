/** Detects the language of a question: by its function words, then by the words that matched. */
import { wordsOf } from '../../suggest/built-in/language-words.ts';
import { wordsIn } from '../../text/words.ts';
import { languages, type QuestionLanguage } from './topic-words.ts';

/** Question words that are distinctive for a language. */
const distinctive: Readonly<Record<QuestionLanguage, string>> = {
  en: 'what how why which who is are can you please my the this should give make does write rewrite show',
  de: 'was wie warum welche welcher wer ist sind kannst bitte mein meine meinen der die das soll gib mach schreib auf zeig ich',
  fr: 'quoi comment pourquoi quel quelle qui est sont peux pouvez merci mon ma mes le la les cette donne fais écris montre moi je',
  es: 'qué cómo por cuál quién es son puedes favor mi mis el la los esta dame haz escribe muestra cuántas hay',
  it: 'cosa come perché quale chi è sono puoi favore mio mia il lo la questa dammi fai scrivi mostra quante che',
  pt: 'quê como porquê qual quem é são podes pode favor meu minha o a os esta dá faz escreve escreva mostra quantas não',
  nl: 'wat hoe waarom welke wie is zijn kun kan alsjeblieft mijn de het deze geef maak schrijf toon laat hoeveel een',
};
const distinctiveSets = Object.fromEntries(
  languages.map((language) => [language, new Set(distinctive[language].split(' '))]),
);

export interface LanguageClues {
  readonly text: string;
  /** The languages of each word that matched. */
  readonly votes: readonly (readonly QuestionLanguage[])[];
  /** The language so far; null at the beginning. */
  readonly before: string | null;
}

export function guessLanguage({ text, votes, before }: LanguageClues): string {
  const words = wordsIn(text);
  const score = (language: QuestionLanguage): number => {
    const small = words.filter((word) => wordsOf(language)?.function.has(word) === true).length;
    const questionWordVotes = words.filter((word) => distinctiveSets[language]?.has(word) === true).length;
    const voted = votes
      .filter((each) => each.includes(language))
      .reduce((sum, each) => sum + 1.5 / each.length, 0);
    const custom = language === before ? 0.6 : language === 'en' ? 0.3 : 0;
    return small + questionWordVotes + voted + custom;
  };
  const [best] = languages
    .map((language) => ({ language, points: score(language) }))
    .toSorted((a, b) => b.points - a.points);
  return best === undefined || best.points < 0.5 ? (before ?? 'en') : best.language;
}
