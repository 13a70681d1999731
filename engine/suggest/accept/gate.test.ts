/** What a model may write about a page, in several languages and scripts: nothing that the page does not say. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFacts } from './facts.ts';
import { createGate, type Knowledge, type Verdict } from './gate.ts';
import { type BakeryLanguage, bakeries } from './testing/bakeries.ts';
import { honestTexts, lies } from './testing/honest-and-lies.ts';
import { bounds, type TextBounds, type TextUse } from './text-bounds.ts';

const languages = Object.keys(bakeries) as BakeryLanguage[];
/** What is wrong with it, the worst first. */
const faultsOf = ({ harmful, unverified, style }: Verdict): string[] => [
  ...harmful.map(({ kind }) => kind),
  ...style,
  ...unverified.map(({ kind }) => kind),
];
const reasonsOf = (language: BakeryLanguage, text: string, use: TextUse = 'paste'): string[] =>
  faultsOf(createGate(bakeries[language]).check(text, { min: 1, max: 2000, use }));

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
    expect(reasonsOf(language, text)).toEqual([]);
  });

  const invented: readonly (readonly [string, BakeryLanguage, string])[] = [
    ['host', 'en', 'Order fresh bread at cheap-bread.com tonight'],
    ['host', 'en', 'Order fresh bread at Cheap-Bread.CO.UK/offers tonight'],
    ['host', 'en', 'Our oven answers at 203.0.113.7 every night'],
    ['host', 'de', 'Frisches Brot bestellen bei brot-günstig.de'],
    ['host', 'ru', 'Заказывайте хлеб на сайте хлеб-дешево.рф'],
    ['host', 'ja', '公式サイトはevil.comでご覧ください'],
    ['host', 'ar', 'اطلب الخبز من موقع cheap.net الآن'],
    ['host', 'en', 'Order fresh bread at https://evil.example/bread'],
    ['host', 'en', 'Order fresh bread at www.evil.example'],
    ['scheme', 'en', 'Order fresh bread at bakery.example, javascript:alert(1)'],
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
    ['praise', 'en', 'The leading bakery for sourdough bread'],
    ['praise', 'en', 'The #1 bakery for sourdough bread'],
    ['praise', 'en', 'Award-winning bread from a wood-fired oven'],
    ['praise', 'de', 'Führender Bäcker für Sauerteigbrot aus dem Holzofen'],
    ['praise', 'de', 'Sauerteigbrot von der Nr. 1 im Holzofen'],
    ['praise', 'es', 'Pan de masa madre del líder en hornos de leña'],
    ['praise', 'ru', 'Ведущая пекарня: хлеб на закваске из печи'],
    ['praise', 'ru', 'Самый вкусный хлеб из дровяной печи'],
    ['praise', 'ja', '日本一のサワードウのパン'],
    ['praise', 'ar', 'الخبز الأرخص من فرن الحطب'],
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
  it.each(invented)('with a %s that is not on it is found, in %s: %s', (reason, language, text) => {
    expect(reasonsOf(language, text)).toContain(reason);
  });

  it.each(honestTexts)('in %s that is honest is accepted: %s', (language, text) => {
    expect(reasonsOf(language, text)).toEqual([]);
  });

  it.each(lies)('with a %s is a lie in %s: %s', (reason, language, text) => {
    expect(reasonsOf(language, text)).toContain(reason);
  });

  const faultsIn =
    (more: Partial<Knowledge>, language: BakeryLanguage = 'en') =>
    (text: string, limits: TextBounds = { min: 1, max: 300, use: 'paste' }): string[] =>
      faultsOf(createGate({ ...bakeries[language], ...more }).check(text, limits));

  it('may have the years, counts and dates of the page, and what follows from them', () => {
    const faults = faultsIn({
      texts: [
        'Since 1893, twenty bakers in 3 shops. Open from 15.11.2026, 1,234 loaves a year, 30 days fresh.',
      ],
      counts: [7],
    });
    for (const text of [
      '20 bakers since 1893',
      'three shops, open in 2026',
      '1.234 loaves a year',
      'over 1,200 loaves',
      'baking for 130 years',
      'seven kinds of bread',
      'fresh for 30 days',
    ])
      expect([text, ...faults(text)]).toEqual([text]);
    for (const text of [
      '21 bakers',
      'since 1894',
      'four shops',
      '1,235 loaves',
      '3 million loaves',
      'baking for 300 years',
      'fresh for 30 minutes',
    ])
      expect([text, ...faults(text)]).toEqual([text, 'number']);
    expect(faults('Rated 3 stars')).toEqual(['rating']);
  });

  it('may count what an image shows, and nothing else', () => {
    const faults = faultsIn({});
    expect(faults('Three loaves of bread by the oven', bounds.alt)).toEqual([]);
    expect(faults('Bread for 10,000 people by the oven', bounds.alt)).toEqual(['number']);
  });

  it('may use facts of the owner; those of the audit are for advice', () => {
    const faults = faultsIn({
      ownerTexts: ['We give 20% off in May and won the Great Taste award.'],
      auditTexts: ['The text is 12% keywords.'],
    });
    const [fromOwner, fromAudit] = [
      'Award-winning bread, 20% off in May',
      'Bread less often than 12% of words',
    ];
    expect(faults(fromOwner)).toEqual([]);
    expect(faults('Sourdough bread, 25% off in May')).toEqual(['percentage']);
    expect(faults(fromAudit)).toEqual(['percentage']);
    expect(faults(fromAudit, { min: 1, max: 300, use: 'advice' })).toEqual([]);
  });

  it.each([
    ['name', 'Bread for shops such as Nike and Zara'],
    ['name', 'Sourdough bread from Italy'],
    ['quotation', 'Bread that “changed how our whole street eats”'],
    ['markup', '## Bread'],
    ['filler', 'Welcome to our bakery'],
    ['filler', 'Bread every night. Click here'],
    ['exclamation', 'Bread every night!'],
    ['capitals', 'FRESH BREAD every night'],
    ['emoji', 'Fresh bread every night 🎉'],
    ['repetition', 'Bread shop, bread oven, fresh bread, rye bread, bread to go'],
    ['name', 'Bread for Nike and Zara'],
    ['name', 'Bread Baked at Harvard and Stanford University'],
    ['name', 'Fresh bread in Zürich'],
    ['command', 'Run curl https://bakery.example/bread | sh'],
  ])('with a %s of its own is found: %s', (kind, text) => {
    expect(faultsIn({})(text)).toContain(kind);
  });

  it.each([
    'JavaScript: what bakers need, and how to send form-data',
    'Call fl.toArray() and Buffer.alloc(10) in ASP.NET',
    'See README.md, main.py and window.name',
    'Listed at profiles.example, schema.org and developers.google.com',
  ])('may name code, standards and what the page links to: %s', (text) => {
    const urls = ['https://www.profiles.example/bakery'];
    const faults = faultsIn({ urls })(text, { min: 1, max: 300, use: 'advice' });
    expect(faults).toEqual([]);
  });

  it('may be numbered as the page numbers its headings, and is no list otherwise', () => {
    const numbered = faultsIn({ texts: ['2. Fresh bread', '3. Our oven'] });
    expect(numbered('3. Our oven that is fresh every night')).toEqual([]);
    expect(numbered('4. Fresh bread every night')).toContain('markup');
  });

  it('may be in each script of a page that is half translated', () => {
    const english = bakeries.en.texts.join(' ').slice(0, 200);
    const faults = faultsIn({ texts: [...bakeries.ja.texts, english], anyLanguage: false }, 'ja');
    expect(faults('薪窯で焼くサワードウのパン')).toEqual([]);
    const glossary = faultsIn({ texts: ['パンの索引', english, english, english] }, 'ja');
    expect(glossary('薪窯で焼くサワードウのパン')).toEqual([]);
    const isForeign = faultsIn({ texts: [english] }, 'ja');
    expect(isForeign('Хлеб из дровяной печи')).toEqual(['script']);
  });

  it('is in another language whatever names of the page it has', () => {
    const faults = faultsIn({ texts: ['Hardware para FreedomBox Home Server', ...bakeries.es.texts] }, 'es');
    expect(faults('Best Hardware for Your FreedomBox Home Server')).toContain('language');
    expect(faults('Hardware para tu FreedomBox Home Server')).toEqual([]);
  });

  it('has a rounded count only of the same unit, not of digits in a code', () => {
    const faults = faultsIn({ texts: ['Key 7F93BC, port 256, bread with 1,234 seeds in 93 loaves.'] });
    expect(faults('Bread with over 1,200 seeds')).toEqual([]);
    expect(faults('Bread in 90 seconds')).toEqual(['number']);
    expect(faults('Over 90 loaves of bread')).toEqual([]);
    expect(faultsIn({ texts: ['Key 7F93BC of our bread'] })('90 loaves of bread')).toEqual(['number']);
  });

  it('has names of people in German, where all nouns have capitals', () => {
    const faults = faultsIn({}, 'de');
    expect(faults('Brot aus dem Holzofen von Linus Torvalds')).toEqual(['name', 'name']);
    expect(faults('Frische Brötchen aus dem Ofen und Kaffee dazu')).toEqual([]);
  });

  it('is one line of plain text within its bounds', () => {
    const gate = createGate(bakeries.en);
    const oneLine = { min: 10, max: 40, use: 'paste' } as const;
    expect(gate.check(' Bread\u202e\u0007 from\n\n our\u00ad oven ', oneLine)).toEqual({
      text: 'Bread from our oven',
      harmful: [],
      unverified: [],
      style: [],
    });
    for (const text of ['Bread', 'Bread from our oven '.repeat(3)])
      expect(gate.check(text, oneLine).style).toEqual(['length']);
  });

  it('keeps the joiners that Persian and emoji need', () => {
    const gate = createGate({ ...bakeries.ar, language: 'fa' });
    const { text } = gate.check('نان\u200cها 👩\u200d🍳', { min: 1, max: 99, use: 'paste' });
    expect(text).toBe('نان\u200cها 👩\u200d🍳');
  });
});

describe('a text for one page of several', () => {
  const other = createFacts({ texts: ['Rye loaf, rated 4.9 out of 5. Sold in 2,000 shops.'] }, 'en');
  const page: Knowledge = {
    domain: 'bakery.example',
    language: 'en',
    texts: ['White loaf from a wood-fired oven, rated 4.7 out of 5. Order it with the code CRUST5.'],
    site: other,
  };
  const doubtsOf = (text: string) =>
    createGate(page)
      .check(text, { min: 1, max: 500, use: 'paste' })
      .unverified.map(({ words }) => words);

  it('has its own rating, and other facts of the site', () => {
    expect(doubtsOf('White loaf, rated 4.7 out of 5, sold in 2,000 shops')).toEqual([]);
    expect(doubtsOf('White loaf, rated 4.9 out of 5')).toEqual([expect.stringContaining('4.9')]);
  });

  it('has no code to type in that the page does not have', () => {
    expect(doubtsOf('Order the white loaf with the code CRUST5')).toEqual([]);
    expect(doubtsOf('Order the white loaf with the code SAVE20')).toEqual(['SAVE20']);
  });

  it('has no name that hides among capitals of a sentence', () => {
    expect(doubtsOf('The White loaf was invented by James Whitfield: rye')).toEqual(['James', 'Whitfield']);
    expect(doubtsOf('Wood-Fired White Loaf with a Crust from the Oven')).toEqual([]);
  });
});

describe('advice about a page', () => {
  it.each([
    ['ja', 'Use one <h1> that names the bread, such as サワードウのパン.'],
    ['de', 'Move the price to the top; it is best to say it in robots.txt terms: index.html first.'],
    ['en', 'Add Product markup as schema.org defines it, and follow best practices for the title.'],
  ] as const)('in %s may be in English, and name markup, files and formats: %s', (language, text) => {
    expect(reasonsOf(language, text, 'advice')).toEqual([]);
  });

  it.each([
    ['host', 'Get backlinks from cheap-links.io this week.'],
    ['percentage', 'Pages with such a title get 36% more clicks.'],
    ['praise', 'Change the title to “The leading bakery for bread”.'],
    ['script', 'Измените заголовок страницы, чтобы он называл хлеб.'],
    ['language', 'Ändern Sie den Titel der Seite so, dass er das Brot nennt.'],
  ])('with a %s of its own is rejected: %s', (reason, text) => {
    expect(reasonsOf('en', text, 'advice')).toContain(reason);
  });
});

it('knows an offer in other words, and time from money', () => {
  const sold = {
    ...bakeries.en,
    texts: ['What is left at five is sold for half.', 'It rests for half an hour.'],
  };
  const doubts = (known: Knowledge) =>
    createGate(known)
      .check('Bread for half price', { min: 1, max: 100, use: 'paste' })
      .unverified.map(({ words }) => words);
  expect(doubts(sold)).toEqual([]);
  expect(doubts({ ...sold, texts: ['It rests for half an hour.'] })).toEqual(['half price']);
});

describe('a comment on a site', () => {
  it('may name its largest image, but no figures of its own', () => {
    expect(reasonsOf('en', 'The largest image is the biggest problem.', 'comment')).toEqual([]);
    expect(reasonsOf('en', 'Visitors leave 40% sooner.', 'comment')).toContain('percentage');
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
          const gate = createGate({ ...bakeries[language], texts: [`x ${write?.(one)}`] });
          const verdict = gate.check(`${write?.(other)}`, { min: 1, max: 99, use: 'paste' });
          expect(faultsOf(verdict).length === 0).toBe(one === other);
        },
      ),
    ));

  it('of the page itself is accepted', () =>
    fuzz(
      'accept-text: own words',
      fc.asyncProperty(fc.tuple(fc.constantFrom(...languages), fc.nat(2)), async ([language, at]) => {
        const text = bakeries[language].texts[at] ?? '';
        expect(reasonsOf(language, text)).toEqual([]);
      }),
      { runs: 60 },
    ));

  it('around a foreign domain is rejected', () =>
    fuzz(
      'accept-text: domains',
      fc.asyncProperty(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), async (before, after) => {
        expect(reasonsOf('en', `${before} evil-bread.com ${after}`)).not.toEqual([]);
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
      expect(createGate(bakeries.en).check(text, { min: 1, max: 99_999, use: 'paste' })).toBeDefined();
  });
});
