/** How the bot challenges and block pages of the common protection services look: by header, markup, title, text or URL. */

export interface ChallengePattern {
  /** Who protects the site, as the start of a sentence. */
  readonly by: string;
  /** A block page: nothing that a visitor could do there opens the site. */
  readonly isRefusal?: true;
  readonly header?: readonly [name: string, value: RegExp];
  /** In tags and scripts, never in what a visitor reads. */
  readonly markup?: RegExp;
  /** The whole title. */
  readonly title?: RegExp;
  /** In the text, that of `<noscript>` included. */
  readonly text?: RegExp;
  /** The most words that a visitor may read beside it: ordinary pages of protected sites carry some of these scripts. */
  readonly wordsMax?: number;
}

/** A challenge has little to read; an article about challenges has more. */
export const challengeWordsMax = 200;

export const challengePatterns: readonly ChallengePattern[] = [
  { by: 'Cloudflare', header: ['cf-mitigated', /^challenge/i] },
  { by: 'Cloudflare', markup: /\b_cf_chl_opt\b|\/cdn-cgi\/challenge-platform\/h\/\w\/orchestrate\// },
  { by: 'Cloudflare', title: /^Just a moment\.\.\.$/, wordsMax: 5 },
  { by: 'Cloudflare', title: /^Attention Required! \| Cloudflare$/i, isRefusal: true },
  { by: 'Cloudflare', title: /used Cloudflare to restrict access$/i, isRefusal: true },
  { by: 'AWS WAF', header: ['x-amzn-waf-action', /challenge|captcha/i] },
  { by: 'AWS WAF', markup: /\bgokuProps\b|\bawsWafCookieDomainList\b/ },
  {
    by: 'Akamai',
    markup: /\/_sec\/(?:cp_challenge|verify)\b|\bsec-(?:if-)?cpt-(?:container|if)\b|[?&]bm-verify=/,
  },
  {
    by: 'Akamai',
    text: /You don['’]t have permission to access .{1,2100}? on this server\. ?Reference ?# ?[\da-f]+\.[\da-f]/i,
    wordsMax: 25,
    isRefusal: true,
  },
  { by: 'Imperva', markup: /_Incapsula_Resource\?[^"'<>]*\bSWUDNSAI=/ },
  { by: 'Imperva', markup: /_Incapsula_Resource/, wordsMax: 0 },
  { by: 'Imperva', text: /Incapsula incident ID/i },
  { by: 'Imperva', title: /^Pardon Our Interruption/i },
  { by: 'SiteGround', header: ['sg-captcha', /challenge/i] },
  { by: 'SiteGround', markup: /\/\.well-known\/(?:sg)?captcha\// },
  { by: 'SiteGround', title: /^Robot Challenge Screen$/i },
  { by: 'DataDome', header: ['x-dd-b', /^[1-9]/] },
  {
    by: 'DataDome',
    markup: /\/\/(?:geo|ct|interstitial)\.captcha-delivery\.com|['"]geo\.captcha-delivery\.com/,
  },
  { by: 'HUMAN (PerimeterX)', markup: /\bpx-captcha\b|captcha\.px-(?:cdn|cloud)\.net|\/captcha\.js\?a=c&/ },
  { by: 'Kasada', header: ['x-kpsdk-ct', /./] },
  { by: 'Kasada', markup: /\bKPSDK\b/, wordsMax: 0 },
  { by: 'Vercel', header: ['x-vercel-mitigated', /challenge/i] },
  { by: 'Vercel', title: /^Vercel Security Checkpoint$/i },
  { by: 'Fastly', title: /^Client Challenge$/i },
  { by: 'Sucuri', markup: /\bsucuri_cloudproxy_js\b/ },
  { by: 'F5', text: /Please enable JavaScript to view the page content\.\s*Your support ID is/i },
  { by: 'DDoS-Guard', markup: /\/\/check\.ddos-guard\.net\//, wordsMax: 60 },
  { by: 'Anubis', markup: /\banubis_challenge\b/ },
  { by: 'Imunify360', markup: /\bwsidchk\b/ },
  { by: 'LiteSpeed', markup: /\/\.lsrecap\/recaptcha/ },
  {
    by: 'Wordfence',
    text: /Your access to this (?:site|service) has been (?:temporarily )?limited/i,
    isRefusal: true,
  },
  { by: 'Qrator', markup: /\/__qrator\/qauth/, wordsMax: 60 },
  { by: 'ArvanCloud', markup: /\b__arcsjs\b/, wordsMax: 60 },
  { by: 'bunny.net', markup: /\/\.bunny-shield\//, wordsMax: 60 },
  // testcookie-nginx, which free hosting providers put before every site.
  { by: 'The hosting provider', markup: /\bslowAES\.decrypt\b/ },
];

/** Titles that pages with content do not have as a whole. */
export const challengeTitle =
  /^(?:just a moment|one moment,? please|please wait|attention required|access denied|security (?:check|verification)|robot check|bot (?:check|verification|detection)|human verification|are you (?:a robot|human)\??|verify(?:ing)? (?:you are|that you are|your browser).*|checking your browser.*|(?:please )?enable (?:javascript|cookies).*)[.…!?\s]*$/i;

/** What a challenge of any maker says. */
export const challengeText =
  /enable (?:javascript and cookies|cookies and javascript|js and cookies)|(?:javascript und cookies|cookies und javascript),? um fortzufahren|(?:javascript et (?:les )?cookies|les cookies et javascript) (?:pour|afin de) (?:continuer|poursuivre)|(?:javascript y (?:las )?cookies|las cookies y javascript) para continuar|(?:javascript en cookies|cookies en javascript) (?:in )?om (?:door|verder) te gaan|javascript e i cookie per continuare|(?:checking|verifying) (?:that )?you are not a (?:ro)?bot|(?:javascript and cookies|cookies and javascript) (?:must be|are) (?:enabled|required)|verify(?:ing)? (?:that )?you(?: a|['’])re (?:a human|human|not a (?:ro)?bot)|(?:prove|confirm) (?:that )?you are (?:a human|human|not a robot)|checking (?:your browser|if the site connection is secure)|needs to review the security of your connection|unusual (?:traffic|activity) from your/i;

/** In lower case: every challenge that is not told by a header contains one of these, and few other pages do. */
export const challengeHints: readonly string[] = [
  '_cf_chl_opt',
  '/challenge-platform/h/',
  'attention required!',
  'just a moment...',
  'gokuprops',
  'awswafcookiedomainlist',
  '/_sec/',
  '-cpt-',
  'bm-verify=',
  'permission to access',
  'to restrict access',
  '_incapsula_resource',
  'incapsula incident',
  'pardon our interruption',
  '/.well-known/',
  'robot challenge',
  'captcha-delivery.com',
  'px-captcha',
  'captcha.px-',
  'captcha.js?a=c',
  'kpsdk',
  'vercel security',
  'client challenge',
  'sucuri_cloudproxy',
  'your support id',
  'ddos-guard',
  'anubis_challenge',
  'wsidchk',
  '/.lsrecap/',
  'your access to this',
  '/__qrator/',
  '__arcsjs',
  '/.bunny-shield/',
  'slowaes',
  'javascript and cookies',
  'js and cookies',
  'cookies and javascript',
  'a human',
  're human',
  'not a robot',
  'javascript und cookies',
  'cookies und javascript',
  'javascript et ',
  'cookies et javascript',
  'javascript y ',
  'cookies y javascript',
  'javascript en cookies',
  'cookies en javascript',
  'javascript e i cookie',
  'not a bot',
  'checking your browser',
  'checking if the site',
  'of your connection',
  'unusual traffic',
  'unusual activity',
  'g-recaptcha',
  'h-captcha',
  'cf-turnstile',
];

export const captchaWidget = /\bg-recaptcha\b|\bh-captcha\b|\bcf-turnstile\b/;

/** What only a page that is meant to be found or used has: words for search results, or the files of an application. */
export const pageMarkup =
  /<meta\b[^<>]*\b(?:name|property)\s*=\s*["']?(?:description|og:)|<link\b[^<>]*\brel\s*=\s*["']?(?:canonical|stylesheet|manifest|modulepreload)|<script\b[^<>]*\btype\s*=\s*["']?module|<(?:input|select|textarea)\b/i;

/** Where sites send suspected bots. */
export const challengeUrls: readonly (readonly [by: string, url: RegExp])[] = [
  ['Radware', /^https?:\/\/validate\.perfdrive\.com\//],
  ['DataDome', /^https?:\/\/[\w.-]+\.captcha-delivery\.com\//],
  ['SiteGround', /^https?:\/\/[^/]+\/\.well-known\/(?:sg)?captcha\//],
  ['Imperva', /^https?:\/\/[^/]+\/_Incapsula_Resource\b/],
  ['Cloudflare', /^https?:\/\/[^/]+\/cdn-cgi\/challenge-platform\//],
];
