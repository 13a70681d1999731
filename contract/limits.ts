/** Every number of the product that a person could meet: prices, thresholds, list lengths, times. */

export const limits = {
  credits: {
    signUpGrant: 15,
    scan: { trial: 5, paid: 3 },
    aiSuggestionsPerPage: 1,
    contentDuplication: 1,
    competitor: 1,
    chatPack: 1,
    reanalyzePage: 1,
    lowWarningBelow: 5,
  },
  freeScans: 3,
  trial: { pagesPerScan: 3, suggestionsPerPage: 5, pageLimit: 9 },
  paid: { pageLimit: -1 },
  suggestionsPerPage: { min: 10, max: 12 },
  chat: { packSize: 10, messageMax: 4000, shownMessages: 400, inputHeightPx: { min: 120, max: 200 } },
  freshContent: { cacheMs: 5 * 60_000, retries: 1, retryDelayMs: 1000 },
  settings: {
    maxPages: { min: 1, max: 100, default: 20 },
    crawlDelayMs: { min: 100, max: 3000, step: 100, default: 500 },
  },
  /** Pages that one analysis opens in a browser: for design and speed, and because their HTML depends on scripts. */
  rendering: { pages: 10, scriptPages: 50 },
  /** Google's thresholds, good up to the first and poor above the second: Core Web Vitals, and those of Lighthouse for the rest. */
  speed: {
    lcp: [2500, 4000],
    cls: [0.1, 0.25],
    tbt: [200, 600],
    ttfb: [800, 1800],
    fcp: [1800, 3000],
    weight: [1600 * 1024, 5000 * 1024],
  },
  /** A cancelled run costs no credits, so there is a limit to how many a user may start and cancel. */
  /** Of free scans, so many of one site and from one network run at once. */
  runs: { concurrentPerUser: 3, cancelledPerHour: 20, trialPerSite: 4, trialPerNetwork: 6 },
  progress: { pages: 10, design: 60, technical: 75, performance: 85, saved: 100 },
  title: { min: 20, max: 60, recommendedMin: 50, recommendedMax: 60 },
  description: { min: 70, max: 160, recommendedMin: 120, recommendedMax: 160 },
  /** What a model writes is used between these. */
  written: { title: { min: 30, max: 60 }, description: { min: 90, max: 160 } },
  altText: { max: 125, perPage: 5, writtenPerPage: 20 },
  keywordCloud: { site: 40, page: 20, minPx: 12, maxPx: 36 },
  pageList: { initial: 10, step: 5 },
  acceptancesPerSite: 500,
  workItemsPerSite: 500,
  ownFields: { perSite: 20, nameMax: 40, patternMax: 500, valueMax: 1000 },
  sharesPerSite: 100,
  /** Of a site's analyses: so many of the newest one by one, and so many of the older ones for its charts. */
  trend: { recent: 100, older: 200 },
  /** A scan of the whole site: its URLs, and credits beside those of a scan for each started so many pages beyond the first. */
  wholeSite: { pagesMax: 50_000, freePages: 100, pagesPerCredit: 500, suggestedPages: 20 },
  explorer: {
    rows: 100,
    rowsMax: 500,
    links: 100,
    linksMax: 500,
    graphNodes: 300,
    foldersMax: 1000,
    folderDepth: 5,
    conditionsMax: 30,
    valueMax: 500,
    filterMax: 8000,
    searchMax: 200,
    ownFieldsMax: 20,
    viewsPerSite: 50,
    viewNameMax: 60,
  },
  apiKeys: { perAccount: 20, nameMax: 60, requestsAtOnce: 10 },
  branding: { nameMax: 60, logoUrlMax: 204_800, logoPixelsMax: 2000 },
  alerts: { scoreDrop: { min: 1, max: 100, default: 5 }, webhookUrlMax: 2048, shown: 20 },
  siteAccess: {
    sitesMax: 200,
    credentialsMax: 20,
    nameMax: 200,
    valueMax: 4000,
    patternsMax: 50,
    patternMax: 200,
    userAgentMax: 300,
  },
  /** Of Search Console: what an export may have, what is stored of a day, and for how long. */
  search: {
    importBytesMax: 50 * 1024 * 1024,
    keyMax: 10_000,
    days: 28,
    daysMax: 486,
    /** Of an import. */
    rowsMax: 5000,
    pairsMax: 20_000,
    /** Of a synced day, and of one that is older than `recentDays`. */
    dayRowsMax: 1000,
    dayPairsMax: 2000,
    recentDays: 62,
    oldDayRowsMax: 250,
    importsMax: 18,
    shown: 100,
    opportunities: 50,
    queriesPerPage: 10,
  },
  /** Of server logs: what is sent, what of it is read when it is unpacked, what is stored, and what is shown. */
  logs: {
    bytesMax: 2 * 1024 ** 3,
    unpackedMax: 20 * 1024 ** 3,
    formatMax: 2000,
    pages: 10_000,
    shown: 100,
  },
  /** Of field data: pages of an analysis, questions a minute of Google's 150, and the thresholds of Interaction to Next Paint. */
  fieldData: { pages: 20, perMinute: 140, inp: [200, 500] },
  historyCard: 5,
  /** A deleted analysis can be restored for so long: its toast's life, with time to hover over it. */
  undoDeleteMs: 60_000,
  shown: {
    findingsPerInsight: 3,
    issuesPerFinding: 2,
    recommendationsPerFinding: 2,
    headings: 3,
    images: 5,
    keyRecommendations: 3,
    designStrengths: 3,
    designRecommendations: 4,
    evidence: 3,
    actionItems: 3,
    services: 3,
    servicesOnOverview: 2,
  },
  competitor: { pages: 10, headings: 5, advantageThreshold: 2, domainMin: 3 },
  score: { max: 100, insightGood: 85, insightFair: 70, designExcellent: 80, designGood: 60, designFair: 40 },
  impactMax: 10,
  toast: { durationMs: 5000, swipePx: 50 },
  usageRefreshAfterAnalysisMs: 1000,
  /** How long an opened test checkout can be paid. */
  testCheckoutLifeMs: 30 * 60_000,
  additionalInfoMax: 4000,
  /** Of a request: any; the order of an analysis; a message with the page it is about; a comparison; a message of an AI agent. */
  bodyBytes: {
    any: 16 * 1024,
    branding: 256 * 1024,
    order: 32 * 1024,
    fields: 64 * 1024,
    message: 1024 * 1024,
    comparison: 1024 * 1024,
    agentMessage: 1024 * 1024,
  },
  account: { passwordMin: 12, passwordMax: 200, nameMax: 80, emailMax: 254 },
} as const;

/** The credit packages; prices are defined only here. */
export const packages = [
  { id: 'starter', name: 'Starter', credits: 50, priceCents: 499, label: null },
  { id: 'pro', name: 'Pro', credits: 120, priceCents: 999, label: 'Most Popular' },
  { id: 'business', name: 'Business', credits: 280, priceCents: 1999, label: 'Best Value' },
] as const;

export const currency = 'EUR';

/** How many paid scans a number of credits buys, as the package tables say it. */
export const approximateScans = (credits: number): number => Math.floor(credits / limits.credits.scan.paid);
