/** The words of the Analyze Website card, its progress panel and its refusals. */

import { countOf } from '@pagewright/contract/count-of';
import { limits } from '@pagewright/contract/limits';
import { durationWords } from '@pagewright/contract/report/report-words';

const { scan, aiSuggestionsPerPage, contentDuplication } = limits.credits;

const pages = (count: number): string => countOf(count, 'page');
const credits = (count: number): string => countOf(count, 'credit');

/** What a run covers and costs, each as a whole sentence. */
const cost = {
  noFreeScans: `All ${limits.freeScans} free scans are used. The next scan needs credits.`,
  lite: (most: number, price: number, left: number) =>
    `Lite scan, up to ${pages(most)}, ${credits(price)}. ${left} of ${limits.freeScans} free scans left.`,
  fullShort: (most: number, balance: number) =>
    `Full scan, up to ${pages(most)}: needs at least ${credits(scan.paid)}, you have ${balance}.`,
  fullWithoutAi: (most: number) => `Full scan, up to ${pages(most)}: ${credits(scan.paid)}, AI is off.`,
  full: (most: number, price: number) =>
    `Full scan, up to ${pages(most)}: at most ${credits(price)} (${scan.paid} for the scan, ${aiSuggestionsPerPage} for each page with AI suggestions, ${contentDuplication} for content duplication).`,
  fullInPart: (most: number, price: number) =>
    `Full scan, up to ${pages(most)}: at most ${credits(price)} (${scan.paid} for the scan, ${aiSuggestionsPerPage} for each page with AI suggestions, ${contentDuplication} for content duplication). Your balance covers AI for the most important pages only.`,
  tokens: (model: string, tokens: string, most: number) =>
    `${model} writes the suggestions: ${tokens} for ${pages(most)}. Pages that have not changed are not sent again. The report shows how many were used.`,
} as const;

export const strings = {
  cost,
  heading: 'Analyze Website',
  websiteUrl: 'Website URL',
  prefix: 'https://',
  placeholder: 'example.com',
  hint: 'Enter a website URL without the https:// prefix',
  pasteNote: (left: string) => `Pasted URL shortened to ${left}`,
  crawlMethod: 'Crawl method',
  useSitemap: 'Use sitemap.xml',
  useSitemapHint: 'Analyzes the pages the site lists. If there is no sitemap, we crawl the site.',
  crawlSite: 'Crawl site (fallback)',
  crawlSiteHint: 'Follows links from the home page.',
  showAdvanced: 'Show advanced options',
  additionalInfo: 'Additional Information',
  additionalInfoHint: 'Keyword data, target audience or business goals the analysis should know about.',
  submit: 'Analyze Website',
  submitting: 'Analyzing...',
  recentSites: 'Recent sites',
  tryDemo: (domain: string) => `No site to try? Use ${domain}`,

  analyzing: 'Analyzing',
  cancel: 'Cancel',
  stopping: 'Stopping…',
  progressName: (domain: string) => `Analysis of ${domain}`,
  titleWhileRunning: (percentage: number, domain: string) => `${percentage}% · ${domain}`,
  started: (ms: number) => `Started ${durationWords(ms)} ago`,
  remaining: (ms: number) => `about ${durationWords(ms)} left`,
  leaveNote: 'You can leave this page; the analysis continues.',
  queuePosition: (runs: number) => `In the queue: ${countOf(runs, 'analysis', 'analyses')} ahead of yours.`,
  stepsName: 'Steps',
  searchingForPages: 'Finding pages',
  foundPages: (pages: number) => `Found ${countOf(pages, 'page')}`,
  analyzingSome: (found: string, pages: number) => `${found}, analyzing ${pages}`,
  pagesDone: 'Page analysis completed',
  pagesDoing: 'Analyzing pages',
  designDone: 'Design analysis completed',
  designDoing: 'Rendering pages and writing suggestions',
  technicalDone: 'Technical SEO analysis completed',
  technicalDoing: 'Checking technical SEO',
  performanceDone: 'Performance analysis completed',
  performanceDoing: 'Rating performance',
  stepDone: 'done',
  stepRunning: 'running',
  stepWaiting: 'waiting',
  atPercent: (percent: number) => `at ${percent}%`,
  pagesAnalyzed: (done: number, total: number | null) => `Pages Analyzed ${done}/${total ?? '?'}`,
  now: 'Now',
  nowNothing: 'The whole site',
  finished: 'Finished',
  nothingFinished: 'No pages finished yet',
  findings: 'Issues so far',
  onPages: (count: number) => countOf(count, 'page'),
  screenshotOf: (path: string) => `Screenshot of ${path}`,
  notes: 'About this analysis',
  retry: 'Retry',
  reconnecting: 'Reconnecting',

  connectionFailed: 'Failed to connect to analysis progress stream',
  unreadableEvent: 'Failed to parse progress data',
  noData: 'Analysis completed but no analysis data received',
  failed: 'Analysis failed',
  cancelled: 'Analysis was cancelled',

  completed: 'Analysis Complete',
  completedText: (domain: string) => `The report on ${domain} is ready.`,
  viewReport: 'View Report',
  viewReportAlt: 'Open Dashboard in the navigation',

  authRequired: 'Authentication Required',
  authRequiredText: 'Please log in to analyze websites and save your results',
  logIn: 'Log in',
  freeScansUsed: 'Free Scans Used Up',
  freeScansUsedText: `You've used all ${limits.freeScans} free scans. Purchase credits to continue analyzing websites.`,
  insufficientCredits: 'Insufficient Credits',
  getCredits: 'Get Credits',
  usageLimit: 'Usage Limit Reached',
  usageLimitText: 'You have reached your page analysis limit',
  viewAccount: 'View Account',
  accountAlt: 'Open Account in the navigation',
  enterPassword: 'Enter password',
  enterPasswordAlt: 'Add a protected site on the Site History page',
  logInAlt: 'Press Log in at the top of the page',
  analysisFailed: 'Analysis Failed',
  startFailed: 'Failed to start analysis',
  dismiss: 'Hide',
} as const;
