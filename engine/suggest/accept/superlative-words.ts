/** Words by which a text praises what it sells, by language, as data. */
export interface SuperlativeWords {
  /** Forms of one word each, as patterns over text in lower case, Latin letters without accents. */
  readonly words: readonly string[];
  /** Patterns that any adjective completes. */
  readonly open?: readonly string[];
}

/** In every language. */
export const signs = ['# ?1', '№ ?1', 'n(?:o\\.?|r\\.?|[°º.]) ?1', 'numero ?1', 'number ?1', 'nummer ?1'];

/** Not in "best practices" or "it is best to". */
export const best = 'best(?! (?:practi\\p{L}+|before|to|way|place|time|regards|wishes)(?!\\p{L}))';

/** English words that other languages use, too. */
export const borrowed = [
  'leading',
  'number[- ]one',
  'top[- ]rated',
  'world[- ]class',
  'market[- ]leader',
  'award[- ]winning',
];

export const superlativeWords: Readonly<Record<string, SuperlativeWords>> = {
  en: {
    words: [
      best,
      'best[- ]?sell\\p{L}*',
      'leading(?! (?:to|up|zero|space|into|from)\\b)',
      '(?:market|world|industry)[- ]lead\\p{L}*',
      'greatest|finest|cheapest|fastest|strongest|safest|smartest|tastiest|freshest|coolest|richest',
      'largest|biggest',
      '(?:highest|lowest)[- ](?:qualit|pric|rat|standard)\\p{L}*',
      'top[- ](?:rated|quality|notch|class|brand|seller)\\p{L}*',
      'world[- ]class|first[- ]class',
      'number[- ]one',
      'un(?:beatable|rivall?ed|matched|paralleled|surpassed|equalled|beaten)',
      'second to none|ultimate|premier|award[- ]winning',
    ],
    open: [
      'most (?:trusted|popular|advanced|reliable|loved|famous|powerful|affordable|innovative|experienced|respected|comprehensive|beautiful|delicious)',
    ],
  },
  de: {
    words: [
      '(?<!am )(?:aller)?best(?:e|en|er|es|em)',
      'fuhrend\\p{L}*|fuehrend\\p{L}*',
      '(?:markt|welt)fuhr\\p{L}*',
      'grosste[mnrs]?|gunstigste[mnrs]?|billigste[mnrs]?|schnellste[mnrs]?|modernste[mnrs]?|beliebteste[mnrs]?|feinste[mnrs]?|hochste[mnrs]?',
      'erstklassig\\p{L}*|preisgekront\\p{L}*|unschlagbar\\p{L}*|unubertroffen\\p{L}*|unvergleichlich\\p{L}*',
      'testsieger\\p{L}*|spitzenreiter|nummer eins|bestpreis\\p{L}*|tiefstpreis\\p{L}*|weltbest\\p{L}*',
    ],
  },
  fr: {
    words: [
      'meilleur(?:e|s|es)?',
      'leaders?',
      'numero un',
      'inegale(?:e|s|es)?',
      'imbattables?',
      'incomparables?',
      'haut de gamme',
    ],
    open: ['(?:le|la|les) (?:plus|moins) \\p{L}+'],
  },
  es: {
    words: [
      'mejor(?:es)?',
      'lider(?:es)?',
      'numero uno',
      'insuperables?',
      'inigualables?',
      'imbatibles?',
      'incomparables?',
    ],
    open: ['(?:el|la|los|las) (?:mas|menos) \\p{L}+'],
  },
  it: {
    words: [
      'miglior(?:e|i)?',
      'leader',
      'numero uno',
      'imbattibil[ei]',
      'insuperabil[ei]',
      'ineguagliabil[ei]',
    ],
    open: ['(?:il|la|i|gli|le) (?:piu|meno) \\p{L}+'],
  },
  pt: {
    words: [
      'melhor(?:es)?',
      'lider(?:es)?',
      'numero um',
      'imbative(?:l|is)',
      'incomparave(?:l|is)',
      'insuperave(?:l|is)',
    ],
    open: ['(?:o|a|os|as) (?:mais|menos) \\p{L}+'],
  },
  nl: {
    words: [
      'beste',
      'toonaangevend\\p{L}*',
      'marktleider',
      'grootste|goedkoopste|snelste|mooiste',
      'nummer een',
      'onovertroffen|ongeevenaard\\p{L}*',
    ],
  },
  pl: { words: ['naj\\p{L}+sz\\p{L}+', 'lider\\p{L}*', 'wiodac\\p{L}+', 'numer jeden'] },
  tr: {
    words: ['lider\\p{L}*', 'rakipsiz', 'bir numara\\p{L}*'],
    open: ['en (?:iyi|buyuk|ucuz|hizli|kaliteli)'],
  },
  ru: {
    words: [
      '(?:наи)?лучш\\p{L}+',
      'ведущ\\p{L}+',
      'лидер\\p{L}*',
      'крупнейш\\p{L}+',
      'непревзойд[её]нн\\p{L}+',
      'номер один',
    ],
    open: ['сам(?:ый|ая|ое|ые|ого|ой|ых|ым|ыми|ую) \\p{L}+'],
  },
  ja: {
    words: [
      '最高',
      '最良',
      '最大級',
      '最安',
      '最強',
      '最速',
      '最上',
      '日本一',
      '世界一',
      '業界一',
      '業界トップ',
      'トップクラス',
      'ナンバーワン',
      'no\\.?1',
      '第?1位',
      '第一位',
      '随一',
      '一番',
      '最も',
    ],
  },
  zh: { words: ['最好', '最佳', '最大', '最低', '最优', '最優', '第一', '领先', '領先', '顶级', '頂級'] },
  ko: { words: ['최고', '최상', '최대', '최저가', '1위', '업계 ?선두'], open: ['가장 \\p{L}+'] },
  ar: {
    words: [
      '[وبلفك]?(?:ال)?[أا]فضل',
      '(?:ال)?رائد(?:ة|ه)?',
      '(?:ال)?[أا]رخص',
      '(?:ال)?[أا]سرع',
      'ال[أا]كبر',
      'ال[أا]ول(?:ى)?',
      'رقم (?:1|١|واحد)',
      '(?:ال)?[أا]رقى',
      '(?:ال)?[أا]جود',
    ],
  },
};
