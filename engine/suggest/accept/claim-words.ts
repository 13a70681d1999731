/** How prices, offers, percentages and domains are written in several languages, as data. */

export interface Currency {
  readonly code: string;
  /** Patterns of what comes before an amount. */
  readonly before: string;
  /** Patterns of what comes after one. */
  readonly after: string;
}

const currency = (code: string, both: string, after = ''): Currency => ({
  code,
  before: both,
  after: after === '' ? both : `${both}|${after}`,
});

/** Currencies that share a sign count as one: a page that says $5 and a text that says 5 dollars agree. */
export const currencies: readonly Currency[] = [
  currency('EUR', '€|\\beur', 'euros?|евро|ユーロ|يورو'),
  currency(
    'USD',
    '(?<!r)\\$|\\busd|\\bcad|\\baud|\\bsgd|\\bnzd|\\bhkd',
    'dollars?|bucks?|dólares|dollari|доллар\\p{L}*|ドル|دولار\\p{L}*|美元',
  ),
  currency('GBP', '£|\\bgbp', 'pounds?|quid|pfund|livres|libras|sterline|фунт\\p{L}*|ポンド'),
  currency('JPY', '¥|\\bjpy|\\bcny|\\brmb', 'yen|円|元|人民币|yuan|иен\\p{L}*|юан\\p{L}*'),
  currency('RUB', '₽|\\brub', 'руб\\p{L}*|рублей|rubel|ルーブル'),
  currency('CHF', '\\bchf|\\bfr\\.', 'franken|francs?|franchi'),
  currency('INR', '₹|\\binr|\\brs\\.?', 'rupees?|रुपये|रु'),
  currency('KRW', '₩|\\bkrw', '원'),
  currency('PLN', '\\bpln', 'zł|złotych'),
  currency('CZK', '\\bczk', 'kč|korun\\p{L}*'),
  currency('HUF', '\\bhuf', 'ft|forint\\p{L}*'),
  currency('RON', '\\bron', 'lei|leu'),
  currency('BGN', '\\bbgn', 'лв|лев\\p{L}*'),
  currency('SEK', '\\bsek|\\bnok|\\bdkk|\\bkr\\.?', 'kr|kronor|kroner'),
  currency('BRL', 'r\\$|\\bbrl', 'reais'),
  currency('MXN', '\\bmxn|\\bars|\\bclp|\\bcop', 'pesos?'),
  currency('ZAR', '\\bzar|\\br(?=\\d)', 'rand'),
  currency('TRY', '₺', 'tl|lira'),
  currency('UAH', '₴|\\buah', 'грн|гривен\\p{L}*'),
  currency('ILS', '₪|\\bils|\\bnis', 'ש"ח|שקל\\p{L}*|shekels?'),
  currency('THB', '฿|\\bthb', 'บาท|baht'),
  currency('PHP', '₱|\\bphp(?= ?\\d)', ''),
  currency('IDR', '\\bidr|\\brp\\.?', 'rupiah'),
  currency('VND', '₫|\\bvnd', 'đồng|đ|dong'),
  currency('MYR', '\\bmyr|\\brm', 'ringgit'),
  currency('NGN', '₦|\\bngn', 'naira'),
  currency('SAR', '\\bsar', 'ريال\\p{L}*|ر\\.س|riyals?'),
  currency('AED', '\\baed', 'درهم\\p{L}*|د\\.إ|dirhams?'),
  currency('EGP', '\\begp', 'جنيه\\p{L}*|ج\\.م'),
  currency('cents', '¢', 'cents?|pence|centimes|céntimos|copeek|копе[ей]\\p{L}*|سنت'),
  // Any other sign of a currency.
  currency('other', '(?![€$£¥₽₹₩₺₴₪฿₱₫₦¢])\\p{Sc}'),
];

/** What is offered at another price, or for none, without a figure. */
export const offers: Readonly<Record<string, string>> = {
  free: [
    '(?<=\\b(?:for|get|one|two) )free(?= |$|[.,!])|free of charge|free (?:deliver|shipping|returns?|trial|sampl|gift|quote|consult|estimat)\\p{L}*',
    '(?:kosten|versandkosten)(?:los|frei)\\p{L}*|gratis\\p{L}*|umsonst|kosteloos|kosteloze',
    'gratuit\\p{L}*|grátis|offerte? dès|бесплатн\\p{L}*|無料|免费|免費|무료|مجان\\p{L}*',
  ].join('|'),
  'half price': [
    'half[- ](?:the )?price|half off|(?<=\\bfor )half(?=$|[.,;!])|(?:1/2|1⁄2) (?:the )?price|buy (?:one|1|two|2),? get|bogo',
    'zum halben preis|halber preis|à moitié prix|moitié prix|a mitad de precio|mitad de precio|a metà prezzo|metade do preço|halve prijs|半額|半价',
  ].join('|'),
  discount:
    'discount\\p{L}*|money[- ]off|rabatt\\p{L}*|preisnachl\\p{L}*|remises?|réductions?|promos?|descuento\\p{L}*|rebajas?|scont[oi]|descontos?|kortingen|korting|скидк\\p{L}*|割引|割引き|折扣|打折|할인|خصم',
};

export const percentWords =
  '%|‰|percent|per cent|pct|p\\. ?c\\.|割(?!引|合)|折|prozent|(?:pour|por|per)[ -]?(?:%|cents?|ciento|cento)|procent|процент\\p{L}*|パーセント|بالمئة|بالمائة|في المئة|في المائة';

/** What a number is called in Chinese characters. */
export const hanNumber = '[〇一二三四五六七八九十百千万億]+';

/** A word with a dot and one of these is a file, not a host. */
export const fileExtensions: ReadonlySet<string> = new Set(
  'asp aspx avif bmp css csv doc docx gif gz htm html ico jpeg jpg js json jsonld jsx jsp md mjs mp3 mp4 pdf php png py rs sh so svg ts tsx ttf txt webm webmanifest webp woff xls xlsx xml zip'.split(
    ' ',
  ),
);

/** In other scripts a full stop without a space is common, so only real ones count. */
export const nonLatinTopLevelDomains: readonly string[] = [
  'рф рус бел укр срб бг қаз онлайн сайт орг ком москва дети',
  '中国 中國 公司 网络 网址 网站 香港 台湾 台灣 商店 在线 みんな コム ストア 한국 닷컴',
  'مصر السعودية امارات شبكة موقع كوم بازار المغرب ایران भारत कॉम ไทย คอม ελ ευ ישראל קום',
].flatMap((names) => names.split(' '));
