/** How pages look that stand where a website should be: parked domains, default pages of servers, maintenance pages. */

export type PlaceholderKind = 'parked' | 'default page' | 'maintenance';

export interface PlaceholderPattern {
  readonly kind: PlaceholderKind;
  /** Whose page it is; missing where nobody can be named. */
  readonly by?: string;
  /** In tags and scripts. */
  readonly markup?: RegExp;
  /** The whole title. */
  readonly title?: RegExp;
  /** In the text. */
  readonly text?: RegExp;
  /** All that are given must match, and there may be no more to read than this. */
  readonly wordsMax?: number;
}

export const placeholderWordsMax = 200;

export const placeholderPatterns: readonly PlaceholderPattern[] = [
  // Parking services: scripts that only their pages load.
  { kind: 'parked', by: 'Sedo', markup: /\bsedoparking\.com\b|\bsedoParkingUrl\b/ },
  { kind: 'parked', by: 'GoDaddy', markup: /\bwsimg\.com\/parking-lander\/|\bLANDER_SYSTEM\b/ },
  { kind: 'parked', by: 'GoDaddy', markup: /\blocation\.href\s*=\s*["']\/lander["']/, wordsMax: 0 },
  { kind: 'parked', by: 'GoDaddy', text: /\bparked free,? courtesy of godaddy/i },
  { kind: 'parked', by: 'ParkingCrew', markup: /\bparkingcrew\.net\b/ },
  { kind: 'parked', by: 'ParkLogic', markup: /\bparklogic\.com\b/ },
  { kind: 'parked', by: 'Bodis', markup: /\bbodis(?:cdn)?\.com\b|\bwindow\.park\s*=\s*["']/ },
  { kind: 'parked', by: 'Namecheap', markup: /\bparkingpage\.namecheap\.com\b/ },
  { kind: 'parked', by: 'Namecheap', title: / - Registered at Namecheap\.com$/i },
  { kind: 'parked', by: 'Porkbun', markup: /\bparked\.porkbun\.com\b/ },
  { kind: 'parked', by: 'Above.com', markup: /["'/](?:park|www)\.above\.com\/(?:marketplace|park)/ },
  { kind: 'parked', by: 'Dan.com', title: /\bis for sale \| Dan\.com$/i },
  // Google's advertisements for domains without a website.
  { kind: 'parked', markup: /\bgoogle\.com\/adsense\/domains\/caf\.js\b/ },
  // Registrars and hosting providers.
  { kind: 'parked', by: 'Hostinger', title: /^Parked Domain name on Hostinger DNS system$/i },
  { kind: 'parked', by: 'Loopia', title: /^Parked at Loopia$/i },
  { kind: 'parked', by: 'united-domains', title: /^Domain im Kundenauftrag registriert$/i },
  { kind: 'parked', by: 'STRATO', title: /^STRATO - Domain reserved$/i },
  {
    kind: 'parked',
    by: 'STRATO',
    text: /\bDiese Internetpräsenz wurde soeben freigeschaltet\b/i,
    wordsMax: 80,
  },
  { kind: 'parked', by: 'Gandi', title: /^This domain name has been registered with Gandi\.net$/i },
  { kind: 'parked', by: 'OVHcloud', title: /\bdomaine a bien été créé chez OVHcloud\b/i },
  { kind: 'parked', by: 'one.com', title: /^Hosted By One\.com \| Webhosting made simple$/i },
  { kind: 'parked', by: 'TransIP', title: /^TransIP - (?:Gereserveerd domein|Reserved domain)$/i },
  { kind: 'parked', by: 'DreamHost', title: /^Site not found · DreamHost$/i },
  { kind: 'parked', by: 'Wix', text: /\bLooks Like This Domain Isn['’]t Connected To A Website Yet\b/i },
  // Web servers and control panels as they come.
  {
    kind: 'default page',
    by: 'nginx',
    title: /^Welcome to nginx(?: on [\w .]+)?!$/i,
    text: /\bnginx\b[^.]{0,40}\bsuccessfully installed\b/i,
    wordsMax: 80,
  },
  { kind: 'default page', by: 'OpenResty', title: /^Welcome to OpenResty!$/i, wordsMax: 80 },
  {
    kind: 'default page',
    by: 'Apache',
    title:
      /^(?:Apache2 (?:Debian|Ubuntu) Default Page(?:: It works)?|Test Page for the Apache HTTP Server(?: on .{1,40})?)$/i,
    wordsMax: 700,
  },
  { kind: 'default page', by: 'Apache', title: /^$/, text: /^It works!$/, wordsMax: 2 },
  {
    kind: 'default page',
    by: 'Apache',
    title: /^HTTP Server Test Page(?:,? powered by.{0,40})?$/i,
    wordsMax: 400,
  },
  { kind: 'default page', by: 'IIS', title: /^(?:IIS Windows(?: Server)?|IIS\d{1,2})$/, wordsMax: 30 },
  { kind: 'default page', by: 'Caddy', title: /^Caddy works!$/i },
  {
    kind: 'default page',
    by: 'Plesk',
    title: /^(?:Domain Default page|Web Server['’]s Default Page|Default Parallels Plesk Page)$/i,
  },
  { kind: 'default page', by: 'cPanel', title: /^Default Web Site Page$/i, wordsMax: 300 },
  // Maintenance modes.
  {
    kind: 'maintenance',
    by: 'WordPress',
    text: /^(?:Maintenance )?Briefly unavailable for scheduled maintenance\. Check back in a minute\.$/i,
  },
];

/** Says of the domain itself that it is for sale or parked. */
export const parkedText =
  /\b(?:this|the|dieser?|diese|ce|cette|este|esta|questo|dit|deze) (?:premium )?(?:website|site|domain(?: ?name)?|domäne|nom de domaine|domaine|(?:nombre de )?dominio|domínio|domein(?:naam)?)(?: [\w-]+(?:\.[\w-]+)+)? (?:is|may be|might be|has been|ist|steht|est|está|es|è|is) (?:currently |now |already |available |listed |derzeit |aktuell )?(?:for (?:sale|purchase)|parked|zum verkauf|zu verkaufen|käuflich|à vendre|(?:en|a la|à) venta|à venda|in vendita|te koop)(?![\w-])|\bthis domain(?: name)? (?:has|was|is) (?:just |recently |already )?(?:been )?(?:registered|reserved)\b|\bbuy this domain\b|\bdomain (?:is )?parked (?:free|by|at|with)\b/i;

/** Says that this very site cannot be used for a while. */
export const maintenanceText =
  /\b(?:site|website|web ?shop|shop|store|page|we|we['’]re|server|portal|app) (?:is |are |am )?(?:currently |temporarily |now |briefly )*(?:under(?:going)?|down for|closed for|offline for|in|unavailable (?:due to|because of|for)) (?:a |an |some |scheduled |routine |planned |essential |short )*maintenance\b(?! (?:of|for|on|in|services?|contracts?|plans?)\b)|\b(?:performing|doing|carrying out) (?:some|a (?:little|bit of)|scheduled|routine|planned|essential) (?:scheduled |routine |planned )?maintenance\b(?! (?:of|for|services?)\b)|\bdue to (?:scheduled |planned )?maintenance\b|\b(?:website|webseite|seite|shop|portal|internetauftritt)\b[^.!?]{0,40}\b(?:wird (?:gerade|derzeit|aktuell|momentan) (?:gewartet|überarbeitet)|im wartungsmodus|wegen wartungs)|\ben (?:cours de )?maintenance\b|\ben mantenimiento\b|\bin manutenzione\b|\bin onderhoud\b|\bem manutenção\b/i;

/** A title that says nothing but that; pages about maintenance have more. */
export const maintenanceTitle =
  /^(?:(?:scheduled |site |website |under |down for )*maintenance(?: mode)?|(?:site|website|shop|store)? ?(?:is )?(?:currently )?under maintenance|service (?:temporarily )?unavailable|temporarily unavailable|we['’]ll be (?:right )?back(?: soon)?|be right back|wartung(?:sarbeiten|smodus)?|en maintenance|maintenance en cours|en mantenimiento|sitio en mantenimiento|in manutenzione|sito in manutenzione|onderhoud|em manutenção)(?: [|–-] .{1,60})?[.!…\s]*$/i;

/** Comes back, or says so. */
export const returnText =
  /\b(?:back (?:soon|shortly|online|in a)|check back|try again|come back|return(?:ing)? (?:soon|shortly)|(?:in kürze|bald|später)\b|(?:réessayer|revenez|bientôt)|(?:vuelva|pronto|inténtelo)|(?:riprova|presto|torna)|(?:probeer|binnenkort)|(?:volte|breve))/i;

/** In lower case: every page of these kinds contains one of them. */
export const placeholderHints: readonly string[] = [
  'parking',
  'parked',
  'lander',
  'bodis',
  'window.park',
  'parklogic',
  'registered',
  'registriert',
  'reserved',
  'gereserveerd',
  'freigeschaltet',
  'hosted by one.com',
  'above.com',
  'adsense/domains',
  'domain',
  'domein',
  'domäne',
  'dominio',
  'domínio',
  'for sale',
  'not found · dreamhost',
  'welcome to nginx',
  'welcome to openresty',
  'default page',
  'test page',
  'it works!',
  'iis',
  'caddy works',
  'default web site',
  'maintenance',
  'wartung',
  'gewartet',
  'unavailable',
  'mantenimiento',
  'manutenzione',
  'onderhoud',
  'manutenção',
];

/** Where domains that are for sale redirect to. */
export const marketUrls: readonly (readonly [by: string, url: RegExp])[] = [
  ['HugeDomains', /^https?:\/\/(?:www\.)?hugedomains\.com\/domain_profile/i],
  ['Afternic', /^https?:\/\/(?:www\.)?afternic\.com\/(?:forsale|domain)\//i],
  ['Dan.com', /^https?:\/\/(?:www\.)?dan\.com\/buy-domain\//i],
  ['Sedo', /^https?:\/\/(?:www\.)?sedo\.com\/search\/details/i],
  ['Sedo', /^https?:\/\/(?:www\.)?sedoparking\.com\//i],
  ['GoDaddy', /^https?:\/\/(?:www\.)?godaddy\.com\/(?:[\w-]+\/)?(?:forsale|domainsearch\/find)/i],
  ['Dynadot', /^https?:\/\/(?:www\.)?dynadot\.com\/(?:market|domain\/buy)/i],
  ['Namecheap', /^https?:\/\/parkingpage\.namecheap\.com\//i],
  ['Atom', /^https?:\/\/(?:www\.)?(?:atom|squadhelp)\.com\/(?:name|lpd)\//i],
];
