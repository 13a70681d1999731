/** In which language a question is written: by its small words, then by the words it was understood by. */
import { wordsOf } from '../../analyst/language-words.ts';
import { wordsIn } from '../../analyst/text.ts';
import { languages, type QuestionLanguage } from './topic-words.ts';

/** Asking words that tell a language better than most. */
const telling: Readonly<Record<QuestionLanguage, string>> = {
  en: 'what how why which who is are can you please my the this should give make does write rewrite show',
  de: 'was wie warum welche welcher wer ist sind kannst bitte mein meine meinen der die das soll gib mach schreib auf zeig ich',
  fr: 'quoi comment pourquoi quel quelle qui est sont peux pouvez merci mon ma mes le la les cette donne fais écris montre moi je',
  es: 'qué cómo por cuál quién es son puedes favor mi mis el la los esta dame haz escribe muestra cuántas hay',
  it: 'cosa come perché quale chi è sono puoi favore mio mia il lo la questa dammi fai scrivi mostra quante che',
  pt: 'quê como porquê qual quem é são podes pode favor meu minha o a os esta dá faz escreve escreva mostra quantas não',
  nl: 'wat hoe waarom welke wie is zijn kun kan alsjeblieft mijn de het deze geef maak schrijf toon laat hoeveel een',
};
const tellingSets = Object.fromEntries(
  languages.map((language) => [language, new Set(telling[language].split(' '))]),
);

export interface LanguageClues {
  readonly text: string;
  /** The languages of each word the question was understood by. */
  readonly votes: readonly (readonly QuestionLanguage[])[];
  /** What was spoken before; null when nothing was. */
  readonly before: string | null;
}

export function guessLanguage({ text, votes, before }: LanguageClues): string {
  const words = wordsIn(text);
  const score = (language: QuestionLanguage): number => {
    const small = words.filter((word) => wordsOf(language)?.function.has(word) === true).length;
    const asking = words.filter((word) => tellingSets[language]?.has(word) === true).length;
    const heard = votes
      .filter((each) => each.includes(language))
      .reduce((sum, each) => sum + 1.5 / each.length, 0);
    const custom = language === before ? 0.6 : language === 'en' ? 0.3 : 0;
    return small + asking + heard + custom;
  };
  const [best] = languages
    .map((language) => ({ language, points: score(language) }))
    .toSorted((a, b) => b.points - a.points);
  return best === undefined || best.points < 0.5 ? (before ?? 'en') : best.language;
}
