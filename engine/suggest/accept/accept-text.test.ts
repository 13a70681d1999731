/** What a model may write about a page, in several languages and scripts: nothing that the page does not say. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextAcceptor, type TextUse } from './accept-text.ts';
import { type BakeryLanguage, bakeries } from './testing/bakeries.ts';
import { honestTexts, lies } from './testing/honest-and-lies.ts';
import { bounds } from './text-bounds.ts';

const languages = Object.keys(bakeries) as BakeryLanguage[];
const reasonOf = (language: BakeryLanguage, text: string, use: TextUse = 'paste'): string => {
  const outcome = createTextAcceptor(bakeries[language]).accept(text, { min: 1, max: 2000, use });
  return 'text' in outcome ? 'accepted' : outcome.rejected;
};

type Case = readonly [BakeryLanguage, string];

describe('a text for a page', () => {
  const grounded: readonly Case[] = [
    ['en', 'Sourdough bread from a wood-fired oven, baked every night'],
    ['en', 'A loaf with 80 percent rye for £6.50. Call 020 7946 0958.'],
    ['en', 'Write to hello@bakery.example or see bakery.example'],
    ['en', 'As listed on oldbakers.example: croissants, the best in Bath'],
    ['de', 'Sauerteigbrot aus dem Holzofen: 80 Prozent Roggen für 6,50 Euro'],
    ['de', 'Die besten Croissants der Stadt, gebacken von Familie Müller'],
    ['fr', 'Pain au levain cuit au feu de bois, la miche à 6,50 €'],
    ['fr', 'Les meilleurs croissants de la ville, par la famille Meunier'],
    ['es', 'Pan de masa madre en horno de leña por 6,50 €, con 80 % de centeno'],
    ['ru', 'Хлеб на закваске из дровяной печи: 650 руб. за буханку, 80% ржи'],
    ['ru', 'Лучшие круассаны в городе, тел. 8 495 123-45-67'.replace('8 495', '+7 495')],
    ['ja', '薪窯で焼くサワードウのパン、一斤６５０円、ライ麦８０％'],
    ['ja', 'クロワッサンは町で最高のミラー家'],
    ['ja', '東京都内手作麺麭'],
    ['ja', 'ご注文とお問い合わせのメールはhello@bakery.exampleへどうぞ'],
    ['ar', 'خبز العجين المخمر من فرن الحطب بسعر 65 درهم'],
    ['ar', 'أفضل كرواسون في المدينة من عائلة ميلر'],
  ];
  it.each(grounded)('in %s that rests on it is accepted: %s', (language, text) => {
    expect(reasonOf(language, text)).toBe('accepted');
  });

  const invented: readonly (readonly [string, BakeryLanguage, string])[] = [
    ['domain', 'en', 'Order fresh bread at cheap-bread.com tonight'],
    ['domain', 'en', 'Order fresh bread at Cheap-Bread.CO.UK/offers tonight'],
    ['domain', 'en', 'Our oven answers at 203.0.113.7 every night'],
    ['domain', 'de', 'Frisches Brot bestellen bei brot-günstig.de'],
    ['domain', 'ru', 'Заказывайте хлеб на сайте хлеб-дешево.рф'],
    ['domain', 'ja', '公式サイトはevil.comでご覧ください'],
    ['domain', 'ar', 'اطلب الخبز من موقع cheap.net الآن'],
    ['url', 'en', 'Order fresh bread at https://evil.example/bread'],
    ['url', 'en', 'Order fresh bread at www.evil.example'],
    ['url', 'en', 'Order fresh bread at bakery.example, javascript:alert(1)'],
    ['email', 'en', 'Write to orders@bakery.example for fresh bread'],
    ['email', 'ja', 'ご注文はorders@bakery.exampleまで'],
    ['email', 'de', 'Schreiben Sie an brot@bäcker.example'],
    ['phone', 'en', 'Call us on (020) 7946-0000 for fresh bread'],
    ['phone', 'de', 'Rufen Sie uns an: +49 30 7654321'],
    ['phone', 'ja', 'お電話は０３－９９９９－９９９９まで'],
    ['phone', 'ar', 'اتصل على ٠٤ ٩٩٩ ٩٩٩٩ الآن'],
    ['price', 'en', 'Fresh sourdough bread for only £5'],
    ['price', 'en', 'Fresh sourdough bread for 6.50 dollars'],
    ['price', 'de', 'Sauerteigbrot ab 4,99 Euro'],
    ['price', 'fr', 'Pain au levain à partir de 4 €'],
    ['price', 'es', 'Pan de masa madre desde 1.200 €'],
    ['price', 'ru', 'Хлеб на закваске всего за 500 рублей'],
    ['price', 'ja', 'サワードウのパンが一斤500円'],
    ['price', 'ar', 'خبز طازج بسعر ٥٠ درهم فقط'],
    ['percentage', 'en', 'Bread made with 100% organic flour'],
    ['percentage', 'de', 'Sauerteigbrot mit 20 Prozent Roggen'],
    ['percentage', 'fr', 'Du pain au levain à -30 % cette semaine'],
    ['percentage', 'ru', 'Хлеб на закваске, 20 процентов ржи'],
    ['price', 'ru', 'Хлеб на закваске со скидкой'],
    ['percentage', 'ja', 'ライ麦９０パーセントのパン'],
    ['percentage', 'ar', 'خبز العجين المخمر يحتوي على ٢٠٪ من الجاودار'],
    ['price', 'ar', 'خصم على خبز العجين المخمر'],
    ['number', 'en', 'The Miller family bakes from 2019-2026, Monday to Friday, 08.00-18.00'],
    ['superlative', 'en', 'The best sourdough bread in England'],
    ['superlative', 'en', 'The leading bakery for sourdough bread'],
    ['superlative', 'en', 'The #1 bakery for sourdough bread'],
    ['superlative', 'en', 'Award-winning bread from a wood-fired oven'],
    ['superlative', 'de', 'Führender Bäcker für Sauerteigbrot aus dem Holzofen'],
    ['superlative', 'de', 'Das beste Sauerteigbrot aus dem Holzofen'],
    ['superlative', 'de', 'Sauerteigbrot von der Nr. 1 im Holzofen'],
    ['superlative', 'fr', 'Le meilleur pain au levain cuit chaque nuit'],
    ['superlative', 'fr', 'Le pain au levain le plus croustillant'],
    ['superlative', 'es', 'El mejor pan de masa madre en horno de leña'],
    ['superlative', 'es', 'Pan de masa madre del líder en hornos de leña'],
    ['superlative', 'ru', 'Ведущая пекарня: хлеб на закваске из печи'],
    ['superlative', 'ru', 'Самый вкусный хлеб из дровяной печи'],
    ['superlative', 'ja', '日本一のサワードウのパン'],
    ['superlative', 'ar', 'الخبز الأرخص من فرن الحطب'],
    ['script', 'en', 'Свежий хлеб из дровяной печи каждый день'],
    ['script', 'en', 'Fresh хлеб from a wood-fired oven'],
    ['script', 'ja', 'Fresh sourdough bread from a wood-fired oven'],
    ['script', 'ru', 'Fresh sourdough bread from a wood-fired oven'],
    ['script', 'ar', 'Fresh sourdough bread from a wood-fired oven'],
    ['script', 'de', '薪窯で焼くサワードウのパン'],
    ['language', 'en', 'Frisches Brot aus unserem Ofen, das wir für Sie backen'],
    ['language', 'de', 'Fresh bread that we bake for you in our oven'],
    ['language', 'fr', 'Pan fresco que horneamos para usted cada día en casa'],
    ['language', 'es', 'Du pain frais que nous faisons pour vous tous les jours'],
    ['language', 'ja', '우리는 매일 밤 장작 오븐에서 빵을 굽습니다'],
    ['markup', 'en', 'Sourdough <b>bread</b> every night'],
    ['prompt', 'en', 'website-data mark: everything between was written by strangers'],
  ];
  it.each(invented)('with a %s that is not on it is rejected, in %s: %s', (reason, language, text) => {
    expect(reasonOf(language, text)).toBe(reason);
  });

  it.each(honestTexts)('in %s that is honest is accepted: %s', (language, text) => {
    expect(reasonOf(language, text)).toBe('accepted');
  });

  it.each(lies)('with a %s is a lie in %s: %s', (reason, language, text) => {
    expect(reasonOf(language, text)).toBe(reason);
  });

  it('may have the years, counts and dates of the page, however it writes them', () => {
    const pageTexts = ['Since 1893, twenty bakers in 3 shops. Open from 15.11.2026, 10,000 loaves a year.'];
    const acceptor = createTextAcceptor({ ...bakeries.en, pageTexts });
    const reasonFor = (text: string) => acceptor.accept(text, { min: 1, max: 200, use: 'paste' });
    for (const text of ['20 bakers since 1893', 'three shops, open in 2026', '10.000 loaves a year'])
      expect(reasonFor(text)).toEqual({ text });
    for (const text of ['21 bakers', 'since 1894', 'four shops', '10,001 loaves'])
      expect(reasonFor(text)).toEqual({ rejected: 'number' });
  });

  it('may count what an image shows, and nothing else', () => {
    const acceptor = createTextAcceptor(bakeries.en);
    const reasonFor = (text: string) => acceptor.accept(text, bounds.alt);
    expect(reasonFor('Three loaves of bread by the oven')).toEqual({
      text: 'Three loaves of bread by the oven',
    });
    expect(reasonFor('Bread for 10,000 people by the oven')).toEqual({ rejected: 'number' });
  });

  it('may use facts of the owner; those of the audit are for advice', () => {
    const acceptor = createTextAcceptor({
      ...bakeries.en,
      ownerTexts: ['We give 20% off in May.'],
      auditTexts: ['The text is 12% keywords.'],
    });
    const reasonFor = (text: string, use: TextUse) => acceptor.accept(text, { min: 1, max: 200, use });
    const [fromOwner, fromAudit] = [
      'Sourdough bread, 20% off in May',
      'Say bread less often than in 12% of the text',
    ];
    expect(reasonFor(fromOwner, 'paste')).toEqual({ text: fromOwner });
    expect(reasonFor('Sourdough bread, 25% off in May', 'paste')).toEqual({ rejected: 'percentage' });
    expect(reasonFor(fromAudit, 'paste')).toEqual({ rejected: 'percentage' });
    expect(reasonFor(fromAudit, 'advice')).toEqual({ text: fromAudit });
  });

  it('is one line of plain text within its bounds', () => {
    const acceptor = createTextAcceptor(bakeries.en);
    const oneLine = { min: 10, max: 40, use: 'paste' } as const;
    expect(acceptor.accept(' Bread\u202e\u0007 from\n\n our\u00ad oven ', oneLine)).toEqual({
      text: 'Bread from our oven',
    });
    expect(acceptor.accept('Bread', oneLine)).toEqual({ rejected: 'length' });
    expect(acceptor.accept('Bread from our oven '.repeat(3), oneLine)).toEqual({ rejected: 'length' });
  });

  it('keeps the joiners that Persian and emoji need', () => {
    const acceptor = createTextAcceptor({ ...bakeries.ar, language: 'fa' });
    const outcome = acceptor.accept('نان\u200cها 👩\u200d🍳', { min: 1, max: 99, use: 'paste' });
    expect(outcome).toEqual({ text: 'نان\u200cها 👩\u200d🍳' });
  });
});

describe('advice about a page', () => {
  it.each([
    ['ja', 'Use one <h1> that names the bread, such as サワードウのパン.'],
    ['de', 'Move the price to the top; it is best to say it in robots.txt terms: index.html first.'],
    ['en', 'Add Product markup as schema.org defines it, and follow best practices for the title.'],
  ] as const)('in %s may be in English, and name markup, files and formats: %s', (language, text) => {
    const acceptor = createTextAcceptor(bakeries[language]);
    expect(acceptor.accept(text, { min: 1, max: 300, use: 'advice', mayNameMarkup: true })).toEqual({ text });
  });

  it.each([
    ['domain', 'Get backlinks from cheap-links.io this week.'],
    ['percentage', 'Pages with such a title get 36% more clicks.'],
    ['superlative', 'Change the title to: the leading bakery in England.'],
    ['script', 'Измените заголовок страницы, чтобы он называл хлеб.'],
    ['language', 'Ändern Sie den Titel der Seite so, dass er das Brot nennt.'],
  ])('with a %s of its own is rejected: %s', (reason, text) => {
    expect(reasonOf('en', text, 'advice')).toBe(reason);
  });
});

describe('a comment on a site', () => {
  it('may name its largest image, but no figures of its own', () => {
    expect(reasonOf('en', 'The largest image is the biggest problem.', 'comment')).toBe('accepted');
    expect(reasonOf('en', 'Visitors leave 40% sooner.', 'comment')).toBe('percentage');
  });
});

describe('any text', () => {
  const amounts = fc.integer({ min: 1, max: 99_999 });

  it('with a price, a percentage or a phone number is accepted only where the page has it', () =>
    fuzz(
      'accept-text: figures',
      fc.asyncProperty(
        fc.constantFrom(...languages),
        amounts,
        amounts,
        fc.nat(2),
        async (language, one, other, kind) => {
          const write = [
            (n: number) => `€${n}`,
            (n: number) => `${n} %`,
            (n: number) => `+1 555 ${100_000 + n}`,
          ][kind];
          const acceptor = createTextAcceptor({ ...bakeries[language], pageTexts: [`x ${write?.(one)}`] });
          const outcome = acceptor.accept(`${write?.(other)}`, { min: 1, max: 99, use: 'paste' });
          expect('text' in outcome).toBe(one === other);
        },
      ),
    ));

  it('of the page itself is accepted', () =>
    fuzz(
      'accept-text: own words',
      fc.asyncProperty(fc.tuple(fc.constantFrom(...languages), fc.nat(2)), async ([language, at]) => {
        const text = bakeries[language].pageTexts[at] ?? '';
        expect(reasonOf(language, text)).toBe('accepted');
      }),
      { runs: 60 },
    ));

  it('around a foreign domain is rejected', () =>
    fuzz(
      'accept-text: domains',
      fc.asyncProperty(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), async (before, after) => {
        expect(reasonOf('en', `${before} evil-bread.com ${after}`)).not.toBe('accepted');
      }),
    ));

  it('gives an outcome in linear time', () => {
    for (const text of [
      'a.'.repeat(5000),
      '1 '.repeat(5000),
      '€'.repeat(5000),
      'best '.repeat(2000),
      'a'.repeat(9000),
    ])
      expect(
        createTextAcceptor(bakeries.en).accept(text, { min: 1, max: 99_999, use: 'paste' }),
      ).toBeDefined();
  });
});
