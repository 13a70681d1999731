/** Pages in languages without a table get titles and descriptions in their own words. */
import { describe, expect, it } from 'vitest';
import { displayLength } from '../facts/prose.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const pages: Readonly<Record<string, readonly [headline: string, text: string]>> = {
  pl: [
    'Chleb żytni z pieca opalanego drewnem',
    'Nasz piekarz rozpala piec o drugiej w nocy i piecze czterdzieści bochenków chleba żytniego, zanim otworzy się sklep.',
  ],
  ru: [
    'Ржаной хлеб из большой дровяной печи',
    'Наш пекарь растапливает печь в два часа ночи и печёт сорок буханок ржаного хлеба до открытия магазина.',
  ],
  fi: [
    'Ruisleipää puulla lämmitetystä uunista',
    'Leipurimme lämmittää uunin kahdelta yöllä ja paistaa neljäkymmentä ruisleipää ennen kuin kauppa avataan.',
  ],
  ja: [
    '薪窯で焼いたライ麦パンの作り方と楽しみ方',
    '当店のパン職人は午前二時に薪窯に火を入れ、開店前に四十個のライ麦パンを焼き上げます。生地は一日かけてゆっくりと休ませてから窯に入れます。',
  ],
  ar: [
    'خبز الجاودار من الفرن الذي يعمل بالحطب',
    'يشعل خبازنا الفرن في الساعة الثانية صباحا ويخبز أربعين رغيفا من خبز الجاودار قبل أن يفتح المتجر أبوابه.',
  ],
  ko: [
    '장작 가마에서 구운 호밀빵과 그 만드는 법',
    '저희 제빵사는 새벽 두 시에 장작 가마에 불을 붙이고 가게 문을 열기 전에 호밀빵 마흔 개를 굽습니다. 반죽은 하루 동안 천천히 쉬게 합니다.',
  ],
};

describe.each(Object.keys(pages))('%s', (language) => {
  const [headline = '', text = ''] = pages[language] ?? [];

  it('gets a title and a description of its own words', async () => {
    const html = `<!doctype html><html lang="${language}"><head></head><body><main><h1>${headline}</h1><p>${text}</p></main></body></html>`;
    const { title, description } = suggestionsAt(await suggestAll(siteOf({ '/page': html })), '/page');
    expect(title ?? '').toContain(headline);
    expect(displayLength(title ?? '')).toBeLessThanOrEqual(60);
    expect(text.replaceAll(' ', '')).toContain((description ?? 'none').replaceAll(' ', ''));
  });
});
