/** How prices, percentages and domains are written in several languages, as data. */

export interface Currency {
  readonly code: string;
  /** What stands before an amount, as patterns. */
  readonly before: string;
  /** What stands after one. */
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
    '\\$|\\busd|\\bcad|\\baud',
    'dollars?|dólares|dollari|доллар\\p{L}*|ドル|دولار\\p{L}*|美元',
  ),
  currency('GBP', '£|\\bgbp', 'pounds?|pfund|livres|libras|sterline|фунт\\p{L}*|ポンド'),
  currency('JPY', '¥|\\bjpy|\\bcny|\\brmb', 'yen|円|元|人民币|yuan|иен\\p{L}*|юан\\p{L}*'),
  currency('RUB', '₽|\\brub', 'руб\\p{L}*|рублей|rubel|ルーブル'),
  currency('CHF', '\\bchf|\\bfr\\.', 'franken|francs?|franchi'),
  currency('INR', '₹|\\binr|\\brs\\.?', 'rupees?|रुपये|रु'),
  currency('KRW', '₩|\\bkrw', '원'),
  currency('PLN', '\\bpln', 'zł|złotych'),
  currency('SEK', '\\bsek|\\bnok|\\bdkk|\\bkr\\.?', 'kr|kronor|kroner'),
  currency('BRL', 'r\\$|\\bbrl', 'reais'),
  currency('TRY', '₺', 'tl|lira'),
  currency('UAH', '₴|\\buah', 'грн|гривен\\p{L}*'),
  currency('ILS', '₪|\\bils|\\bnis', 'ש"ח|שקל\\p{L}*'),
  currency('THB', '฿|\\bthb', 'บาท'),
  currency('SAR', '\\bsar', 'ريال\\p{L}*|ر\\.س'),
  currency('AED', '\\baed', 'درهم\\p{L}*|د\\.إ'),
  currency('EGP', '\\begp', 'جنيه\\p{L}*|ج\\.م'),
  currency('cents', '¢', 'cents?|pence|centimes|céntimos|copeek|копе[ей]\\p{L}*|سنت'),
];

export const percentWords =
  '%|‰|percent|per cent|prozent|pour ?cents?|por ?ciento|por ?cento|per ?cento|procent|процент\\p{L}*|パーセント|بالمئة|بالمائة|في المئة|في المائة';

/** A word with a dot and one of these is a file, not a host. */
export const fileExtensions: ReadonlySet<string> = new Set(
  'asp aspx avif bmp css csv doc docx gif gz htm html ico jpeg jpg js json jsonld jsx jsp mjs mp3 mp4 pdf php png svg tsx ttf txt webm webmanifest webp woff xls xlsx xml'.split(
    ' ',
  ),
);

/** In other scripts a full stop without a space is common, so only real ones count. */
export const nonLatinTopLevelDomains: readonly string[] = [
  'рф рус бел укр срб бг қаз онлайн сайт орг ком москва дети',
  '中国 中國 公司 网络 网址 网站 香港 台湾 台灣 商店 在线 みんな コム ストア 한국 닷컴',
  'مصر السعودية امارات شبكة موقع كوم بازار المغرب ایران भारत कॉम ไทย คอม ελ ευ ישראל קום',
].flatMap((names) => names.split(' '));
