/** Known crawlers: what they are for, and how their operators say that theirs are told from impostors. */
import type { CrawlerPurpose } from '@pagewright/contract/entities/server-log';

export interface Crawler {
  /** The product token: of robots.txt, and part of the user agent. */
  readonly token: string;
  readonly operator: string;
  readonly purpose: CrawlerPurpose;
  /** The file with its address ranges, as the operator names it; more than one where the name has changed. */
  readonly ranges?: readonly string[];
  /** The reverse DNS of its addresses ends in one of these, and points back. */
  readonly hosts?: readonly string[];
  /** A name for rules in robots.txt, which no request bears. */
  readonly isRobotsOnly?: true;
}

const google = { operator: 'Google', ranges: ['googlebot.json', 'common-crawlers.json'] };
const googleHosts = ['googlebot.com', 'google.com'];
const googleSpecial = { operator: 'Google', ranges: ['special-crawlers.json'], hosts: ['google.com'] };
const yandex = { operator: 'Yandex', hosts: ['yandex.ru', 'yandex.net', 'yandex.com'] };
const anthropic = { operator: 'Anthropic', ranges: ['bots.json'] };

export const crawlers: readonly Crawler[] = [
  { ...google, token: 'Googlebot', purpose: 'search', hosts: googleHosts },
  { ...google, token: 'Storebot-Google', purpose: 'search', hosts: googleHosts },
  { ...google, token: 'Google-InspectionTool', purpose: 'search', hosts: googleHosts },
  { ...google, token: 'GoogleOther', purpose: 'search', hosts: googleHosts },
  { ...googleSpecial, token: 'AdsBot-Google', purpose: 'search' },
  { ...googleSpecial, token: 'Mediapartners-Google', purpose: 'search' },
  {
    token: 'bingbot',
    operator: 'Microsoft',
    purpose: 'search',
    ranges: ['bingbot.json'],
    hosts: ['search.msn.com'],
  },
  { token: 'adidxbot', operator: 'Microsoft', purpose: 'search', hosts: ['search.msn.com'] },
  { token: 'DuckDuckBot', operator: 'DuckDuckGo', purpose: 'search', ranges: ['duckduckbot.json'] },
  { ...yandex, token: 'YandexBot', purpose: 'search' },
  { ...yandex, token: 'YandexMobileBot', purpose: 'search' },
  { ...yandex, token: 'YandexImages', purpose: 'search' },
  { token: 'Baiduspider', operator: 'Baidu', purpose: 'search', hosts: ['baidu.com', 'baidu.jp'] },
  { token: 'Slurp', operator: 'Yahoo', purpose: 'search', hosts: ['crawl.yahoo.net'] },
  { token: 'SeznamBot', operator: 'Seznam', purpose: 'search', hosts: ['seznam.cz'] },
  { token: 'PetalBot', operator: 'Huawei', purpose: 'search', hosts: ['petalsearch.com'] },
  { token: 'MojeekBot', operator: 'Mojeek', purpose: 'search', hosts: ['mojeek.com'] },
  { token: 'Qwantbot', operator: 'Qwant', purpose: 'search', hosts: ['qwant.com'] },
  { token: 'Sogou web spider', operator: 'Sogou', purpose: 'search', hosts: ['sogou.com'] },
  { token: 'Yeti', operator: 'Naver', purpose: 'search', hosts: ['naver.com'] },
  { token: 'coccocbot', operator: 'Cốc Cốc', purpose: 'search' },

  { token: 'OAI-SearchBot', operator: 'OpenAI', purpose: 'ai-search', ranges: ['searchbot.json'] },
  { ...anthropic, token: 'Claude-SearchBot', purpose: 'ai-search' },
  { token: 'PerplexityBot', operator: 'Perplexity', purpose: 'ai-search', ranges: ['perplexitybot.json'] },
  { token: 'DuckAssistBot', operator: 'DuckDuckGo', purpose: 'ai-search', ranges: ['duckassistbot.json'] },
  { token: 'YouBot', operator: 'You.com', purpose: 'ai-search' },
  {
    token: 'Applebot',
    operator: 'Apple',
    purpose: 'ai-search',
    ranges: ['applebot.json'],
    hosts: ['applebot.apple.com'],
  },
  { token: 'Amzn-SearchBot', operator: 'Amazon', purpose: 'ai-search' },

  { token: 'ChatGPT-User', operator: 'OpenAI', purpose: 'ai-assistant', ranges: ['chatgpt-user.json'] },
  { ...anthropic, token: 'Claude-User', purpose: 'ai-assistant' },
  {
    token: 'Perplexity-User',
    operator: 'Perplexity',
    purpose: 'ai-assistant',
    ranges: ['perplexity-user.json'],
  },
  {
    token: 'MistralAI-User',
    operator: 'Mistral',
    purpose: 'ai-assistant',
    ranges: ['mistralai-user-ips.json'],
  },
  { token: 'Meta-ExternalFetcher', operator: 'Meta', purpose: 'ai-assistant' },

  { token: 'GPTBot', operator: 'OpenAI', purpose: 'ai-training', ranges: ['gptbot.json'] },
  { ...anthropic, token: 'ClaudeBot', purpose: 'ai-training' },
  { token: 'Google-Extended', operator: 'Google', purpose: 'ai-training', isRobotsOnly: true },
  { token: 'Applebot-Extended', operator: 'Apple', purpose: 'ai-training', isRobotsOnly: true },
  {
    token: 'CCBot',
    operator: 'Common Crawl',
    purpose: 'ai-training',
    ranges: ['ccbot.json'],
    hosts: ['crawl.commoncrawl.org'],
  },
  { token: 'Meta-ExternalAgent', operator: 'Meta', purpose: 'ai-training' },
  { token: 'Bytespider', operator: 'ByteDance', purpose: 'ai-training' },
  { token: 'Amazonbot', operator: 'Amazon', purpose: 'ai-training', hosts: ['crawl.amazonbot.amazon'] },

  { token: 'AhrefsBot', operator: 'Ahrefs', purpose: 'seo-tool', hosts: ['ahrefs.com', 'ahrefs.net'] },
  { token: 'AhrefsSiteAudit', operator: 'Ahrefs', purpose: 'seo-tool', hosts: ['ahrefs.com', 'ahrefs.net'] },
  { token: 'SemrushBot', operator: 'Semrush', purpose: 'seo-tool', hosts: ['semrush.com'] },
  { token: 'SiteAuditBot', operator: 'Semrush', purpose: 'seo-tool', hosts: ['semrush.com'] },
  { token: 'DataForSeoBot', operator: 'DataForSEO', purpose: 'seo-tool', hosts: ['dataforseo.com'] },
  { token: 'MJ12bot', operator: 'Majestic', purpose: 'seo-tool' },
  { token: 'DotBot', operator: 'Moz', purpose: 'seo-tool' },
  { token: 'rogerbot', operator: 'Moz', purpose: 'seo-tool' },
  { token: 'BLEXBot', operator: 'SEO PowerSuite', purpose: 'seo-tool' },
  { token: 'Barkrowler', operator: 'Babbar', purpose: 'seo-tool' },
  { token: 'SERankingBacklinksBot', operator: 'SE Ranking', purpose: 'seo-tool' },
  { token: 'serpstatbot', operator: 'Serpstat', purpose: 'seo-tool' },
  { token: 'SISTRIX', operator: 'Sistrix', purpose: 'seo-tool' },
  { token: 'SEOkicks', operator: 'SEOkicks', purpose: 'seo-tool' },
  { token: 'SeobilityBot', operator: 'Seobility', purpose: 'seo-tool' },
  { token: 'Screaming Frog SEO Spider', operator: 'Screaming Frog', purpose: 'seo-tool' },
  { token: 'Sitebulb', operator: 'Sitebulb', purpose: 'seo-tool' },
  { token: 'PagewrightBot', operator: 'Pagewright', purpose: 'seo-tool' },
];

/** The product tokens of those with this purpose. */
export const tokensOf = (purpose: CrawlerPurpose): readonly string[] =>
  crawlers.filter((crawler) => crawler.purpose === purpose).map(({ token }) => token);
