/** What one bakery says on its page in several languages, for tests of what a model may write about it. */
import type { Knowledge } from '../gate.ts';

const bakery = (language: string, ...texts: readonly string[]): Knowledge => ({
  domain: 'bakery.example',
  language,
  texts,
});

/** Each page names a price, a percentage, a phone number and an e-mail address, and praises one thing. */
export const bakeries = {
  en: bakery(
    'en',
    'Bread from the oven of the Miller family',
    'We bake sourdough bread every night in a wood-fired oven. A loaf costs £6.50 and contains 80% rye. Our croissants are the best in Bath, our neighbours say.',
    'Call +44 20 7946 0958 or write to hello@bakery.example. We are listed on oldbakers.example, too.',
  ),
  de: bakery(
    'de',
    'Brot aus dem Holzofen der Familie Müller',
    'Wir backen jede Nacht Sauerteigbrot im Holzofen. Ein Laib kostet 6,50 € und enthält 80 % Roggen. Unsere Nachbarn sagen, wir backen die besten Croissants der Stadt.',
    'Rufen Sie an unter 030 1234567 oder schreiben Sie an hallo@bakery.example.',
  ),
  fr: bakery(
    'fr',
    'Le pain au feu de bois de la famille Meunier',
    'Nous cuisons chaque nuit du pain au levain dans un four à bois. Une miche coûte 6,50 € et contient 80 % de seigle. Nos voisins disent que nos croissants sont les meilleurs de la ville.',
    'Appelez le 01 23 45 67 89 ou écrivez à bonjour@bakery.example.',
  ),
  es: bakery(
    'es',
    'Pan de leña de la familia Molina',
    'Cada noche horneamos pan de masa madre en un horno de leña. Una hogaza cuesta 6,50 € y contiene un 80 % de centeno. Nuestros vecinos dicen que hacemos los mejores cruasanes de la ciudad.',
    'Llame al 912 345 678 o escriba a hola@bakery.example.',
  ),
  ru: bakery(
    'ru',
    'Хлеб из дровяной печи семьи Мельниковых',
    'Каждую ночь мы печём хлеб на закваске в дровяной печи. Буханка стоит 650 руб. и содержит 80 % ржи. Соседи говорят, что у нас лучшие круассаны в городе.',
    'Звоните +7 495 123-45-67 или пишите на privet@bakery.example.',
  ),
  ja: bakery(
    'ja',
    '薪窯で焼くミラー家のパン',
    '毎晩、薪窯でサワードウのパンを焼いています。一斤は650円で、ライ麦を80%使っています。クロワッサンは町で最高だとご近所の方に言われます。',
    'お電話は03-1234-5678、メールはhello@bakery.exampleまで。',
  ),
  ar: bakery(
    'ar',
    'خبز من فرن الحطب لعائلة ميلر',
    'نخبز كل ليلة خبز العجين المخمر في فرن الحطب. سعر الرغيف ٦٥ درهم ويحتوي على ٨٠٪ من الجاودار. يقول الجيران إن لدينا أفضل كرواسون في المدينة.',
    'اتصل على +971 4 123 4567 أو اكتب إلى hello@bakery.example.',
  ),
} as const satisfies Record<string, Knowledge>;

export type BakeryLanguage = keyof typeof bakeries;
