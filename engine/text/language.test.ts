/** Tests how the language of a text is identified. */
import { describe, expect, it } from 'vitest';
import { identifyLanguage } from './language.ts';

const swedish =
  'Den gamle bagaren öppnade butiken innan solen gick upp. Han lade brödet i fönstret och väntade på de första människorna för dagen. De kom långsamt, en efter en, och var och en hade något att säga om vädret.';
const polish =
  'Stary piekarz otwierał sklep przed wschodem słońca. Kładł chleb w oknie i czekał na pierwszych ludzi tego dnia. Przychodzili powoli, jeden po drugim, i każdy miał coś do powiedzenia o pogodzie.';
const indonesian =
  'Tukang roti tua itu membuka tokonya sebelum matahari terbit. Ia menaruh roti di jendela dan menunggu orang pertama pada hari itu. Mereka datang perlahan, satu demi satu, dan masing-masing ingin berbicara tentang cuaca.';
const english =
  'The old baker opened the shop before the sun came up. He put bread in the window and waited for the first people of the day. They came slowly, one after another, and each of them had something to say.';

/** Invented words between a few of English. */
const mumble =
  'Rebapo sadira kemila wazo the pramova telire gofeda of nolaze mitora prolepa and devise tralomi wedapo reliva sotema';

describe('identifyLanguage', () => {
  it.each([
    ['sv', swedish],
    ['pl', polish],
    ['en', english],
  ])('identifies %s', (code, text) => {
    expect(identifyLanguage(text)).toEqual({ code, confidence: 1 });
  });

  it('contradicts a false claim', () => {
    expect(identifyLanguage(english, 'de')?.code).toBe('en');
    expect(identifyLanguage(english, 'id')?.code).toBe('en');
  });

  it('believes a claim that a text too odd to be sure of looks like, without being sure', () => {
    expect(identifyLanguage(mumble)).toBeNull();
    expect(identifyLanguage(mumble, 'en')).toEqual({ code: 'en', confidence: 0.5 });
    expect(identifyLanguage(mumble, 'de')).toBeNull();
  });

  it('accepts the claim to be in a language that looks like the one found', () => {
    expect(identifyLanguage(indonesian)?.code).toBe('ms');
    expect(identifyLanguage(indonesian, 'id')?.code).toBe('id');
  });

  it('is less sure of a text in two languages', () => {
    const mixed = `${english} ${english} ${english} ${english} ${swedish} ${swedish} ${swedish}`;
    expect(identifyLanguage(mixed)?.code).toBe('en');
    expect(identifyLanguage(mixed)?.confidence).toBeLessThan(0.8);
  });

  it('returns null for what is no text', () => {
    expect(identifyLanguage('12 345 678 – 9')).toBeNull();
    expect(identifyLanguage('')).toBeNull();
  });
});
