/** Numbers in words, by language, as data. */

/** From a word to its number: "two three" from 2 on. Left out is "one", which is an article in most languages. */
const from = (first: number, step: number, words: string): (readonly [string, number])[] =>
  words.split(' ').flatMap((forms, at) => forms.split('|').map((word) => [word, first + at * step] as const));

const table = (
  small: string,
  tens: string,
  large: Readonly<Record<string, number>>,
): ReadonlyMap<string, number> =>
  new Map([...from(2, 1, small), ...from(20, 10, tens), ...Object.entries(large)]);

/** Words that mean something else more often are left out with a "-": French "neuf" is new, Italian "sei" is "you are". */
const words: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  en: table(
    'two three four five six seven eight nine ten eleven twelve|dozen|dozens thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety hundred|hundreds',
    { zero: 0, thousand: 1000, thousands: 1000, million: 1e6, millions: 1e6, billion: 1e9 },
  ),
  de: table(
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert|hunderte|hunderten',
    { null: 0, tausend: 1000, tausende: 1000, tausenden: 1000, million: 1e6, millionen: 1e6 },
  ),
  fr: table(
    'deux trois quatre cinq six sept huit - dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    'vingt trente quarante cinquante soixante soixante-dix quatre-vingt|quatre-vingts quatre-vingt-dix cent|cents|centaines',
    { zéro: 0, mille: 1000, milliers: 1000, million: 1e6, millions: 1e6 },
  ),
  es: table(
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien|ciento|cientos',
    { cero: 0, mil: 1000, miles: 1000, millón: 1e6, millones: 1e6 },
  ),
  it: table(
    'due tre quattro cinque - sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    'venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento|centinaia',
    { zero: 0, mille: 1000, mila: 1000, migliaia: 1000, milione: 1e6, milioni: 1e6 },
  ),
  pt: table(
    'dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem|cento|centenas',
    { zero: 0, mil: 1000, milhares: 1000, milhão: 1e6, milhões: 1e6 },
  ),
  nl: table(
    'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    'twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd|honderden',
    { nul: 0, duizend: 1000, duizenden: 1000, miljoen: 1e6, miljoenen: 1e6 },
  ),
  ru: table(
    'два|две|двух три|трёх|трех четыре|четырёх|четырех пять|пяти шесть|шести семь|семи восемь|восьми девять|девяти десять|десяти одиннадцать двенадцать',
    'двадцать|двадцати тридцать|тридцати сорок|сорока пятьдесят|пятидесяти шестьдесят семьдесят восемьдесят девяносто сто|сотни',
    { ноль: 0, тысяча: 1000, тысячи: 1000, тысяч: 1000, миллион: 1e6, миллионов: 1e6 },
  ),
};

const word = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*(?![\p{L}\p{M}\p{N}])/gu;
/** In "80 pour cent" it is no number. */
const perCent = /(?<=(?:pour|por|per)[ -]?)(?:cents?|ciento|cento)(?!\p{L})/gu;
/** "5k", "5 million", "2.5 million": a figure and what multiplies it. */
const multiplied =
  /(?<![\w.,])(\d{1,6}(?:[.,]\d{1,2})?)(?:k(?![\p{L}\p{N}])|[ -](100|1000|1000000|1000000000)(?![\d.,]))/gu;
/** "20-5" of "twenty-five". */
const compound = /(?<![\d-])([2-9]0)-([1-9])(?![\d-])/g;

const product = (_: string, figure: string, factor = '1000'): string =>
  String(Math.round(Number(figure.replace(',', '.')) * Number(factor) * 100) / 100);

/** Text in lower case with digits in place of number words: "for five million euros" is "for 5000000 euros". */
export function numbersAsDigits(text: string, language: string): string {
  const known = new Map([...(words['en'] ?? []), ...(words[language] ?? [])]);
  const digits = (found: string): string => String(known.get(found) ?? found);
  const inDigits = text
    .replaceAll(perCent, '%')
    .replaceAll(word, (found) => (known.has(found) ? digits(found) : found.split('-').map(digits).join('-')))
    .replaceAll(compound, (_, tens, ones) => String(Number(tens) + Number(ones)));
  return inDigits.replaceAll(multiplied, product).replaceAll(multiplied, product);
}
