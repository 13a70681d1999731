/** Tables of texts with names, numbers and plurals alone: they need no parser of ICU, which a first page would wait for. */
import { spokenLanguage, type Texts, type Words, wordsOf } from './language.ts';
import type { MessageData } from './message-data.ts';

/** A form of a plural may name data, and has no plural of its own. */
const form = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
const plurals = new RegExp(String.raw`\{(\w+), plural,((?:\s*=?\w+\s*${form})+)\s*\}`, 'g');
const forms = new RegExp(String.raw`(=?\w+)\s*(${form})`, 'g');
const numbers = /\{(\w+), number\}/g;
const names = /\{(\w+)\}/g;

function formOf(count: number, all: string, locale: string): string {
  const own = new Map(Array.from(all.matchAll(forms), ([, key = '', text = '']) => [key, text.slice(1, -1)]));
  const text =
    own.get(`=${count}`) ?? own.get(new Intl.PluralRules(locale).select(count)) ?? own.get('other');
  return (text ?? '').replaceAll('#', new Intl.NumberFormat(locale).format(count));
}

function say(english: string, data: MessageData = {}): string {
  const { locale, textOf } = spokenLanguage();
  return textOf(english)
    .replaceAll(plurals, (_, name: string, all: string) => formOf(Number(data[name]), all, locale))
    .replaceAll(numbers, (_, name: string) => new Intl.NumberFormat(locale).format(Number(data[name])))
    .replaceAll(names, (_, name: string) => String(data[name] ?? ''));
}

type Chosen = `${string}, select${string}`;

type Plain<T extends Texts> = {
  readonly [Name in keyof T]: T[Name] extends Chosen
    ? never
    : T[Name] extends Texts
      ? Plain<T[Name]>
      : T[Name];
};

/** A table of texts, said when they are read. */
export const plainMessages = <const T extends Texts>(texts: T & Plain<T>): Words<T> => wordsOf<T>(texts, say);
