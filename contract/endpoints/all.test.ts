/** Every call of the product's specification, section 7, is in the contract; names and paths are unique. */
import { describe, expect, it } from 'vitest';
import { endpoints } from './all.ts';

/** Method, path, fields of the request, fields of the response, as the specification lists them. */
const specified: [string, string, string[], string[]][] = [
  ['GET', '/api/auth/user', [], ['email', 'firstName', 'lastName', 'profileImageUrl', 'name']],
  ['GET', '/api/login', [], []],
  ['GET', '/api/logout', [], []],
  ['POST', '/api/analyze', ['domain', 'useSitemap', 'additionalInfo'], []],
  [
    'GET',
    '/api/analyze/progress',
    ['domain'],
    [
      'status',
      'pagesFound',
      'pagesAnalyzed',
      'currentPageUrl',
      'analyzedPages',
      'percentage',
      'analysis',
      'error',
    ],
  ],
  ['POST', '/api/analyze/cancel', ['domain'], []],
  [
    'POST',
    '/api/analyze/compare',
    ['mainDomain', 'competitorDomain'],
    [
      'mainDomain',
      'competitorDomain',
      'metrics',
      'stats',
      'detailedInsights',
      'gaps',
      'strategies',
      'competitiveSummary',
      'recommendations',
      'analysis',
      'details',
    ],
  ],
  ['POST', '/api/analysis/:id/save-competitor', ['mainDomain', 'competitorDomain', 'metrics', 'details'], []],
  ['POST', '/api/analysis/:id/reanalyze-page', ['pageUrl'], ['updatedPage']],
  ['GET', '/api/analysis/history', [], []],
  ['GET', '/api/analysis/recent', [], []],
  [
    'GET',
    '/api/analysis/:id',
    [],
    [
      'id',
      'domain',
      'date',
      'pages',
      'enhancedInsights',
      'siteOverview',
      'processingStats',
      'metrics',
      'siteKeywordCloud',
      'designAnalysis',
      'competitorAnalysis',
      'contentRepetitionAnalysis',
    ],
  ],
  ['DELETE', '/api/analysis/:id', [], []],
  ['GET', '/api/analysis/:id/export/csv', [], []],
  ['GET', '/api/analysis/:id/export/pdf', [], []],
  [
    'GET',
    '/api/user/usage',
    [],
    ['credits', 'accountStatus', 'pageLimit', 'pagesAnalyzed', 'chatMessagesInPack'],
  ],
  [
    'GET',
    '/api/settings',
    [],
    [
      'maxPages',
      'crawlDelay',
      'followExternalLinks',
      'analyzeImages',
      'analyzeLinkStructure',
      'analyzePageSpeed',
      'analyzeStructuredData',
      'analyzeMobileCompatibility',
      'useAI',
    ],
  ],
  [
    'POST',
    '/api/settings',
    [
      'maxPages',
      'crawlDelay',
      'followExternalLinks',
      'analyzeImages',
      'analyzeLinkStructure',
      'analyzePageSpeed',
      'analyzeStructuredData',
      'analyzeMobileCompatibility',
      'useAI',
    ],
    [],
  ],
  ['GET', '/api/payments/packages', [], []],
  ['GET', '/api/payments/credits', [], ['credits']],
  ['POST', '/api/payments/create-checkout-session', ['packageType'], ['url']],
  ['GET', '/api/content-conversations/:analysisId/:pageUrl', [], ['messages']],
  ['POST', '/api/content-conversations/:analysisId/:pageUrl/fetch-content', [], ['content']],
  [
    'POST',
    '/api/content-conversations/:analysisId/:pageUrl/message',
    ['message', 'freshContent'],
    ['messages'],
  ],
];

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  // What is upgraded before it is parsed.
  if ('out' in schema) return fieldsOf(schema.out);
  return 'shape' in schema ? Object.keys(schema.shape as object) : [];
}

describe('the contract', () => {
  it.each(specified)('has %s %s with its fields', (method, path, request, response) => {
    const endpoint = endpoints.find((each) => each.method === method && each.path === path);
    expect(endpoint).toBeDefined();
    expect([...fieldsOf(endpoint?.body), ...fieldsOf(endpoint?.query)]).toEqual(
      expect.arrayContaining(request),
    );
    expect(fieldsOf(endpoint?.response)).toEqual(expect.arrayContaining(response));
  });

  it('uses every name and every method with path once', () => {
    const names = endpoints.map(({ name }) => name);
    const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('lets keys read by reading calls only, and never reach account, billing, sharing, credentials or keys', () => {
    const changing = endpoints.filter(({ method, kind }) => method !== 'GET' && kind !== 'redirect');
    expect(changing.filter(({ keyScope }) => keyScope === 'read')).toEqual([]);
    const never = endpoints.filter(({ access, keyScope }) => access === 'user' && keyScope === undefined);
    expect([...new Set(never.map(({ tag }) => tag))]).toEqual([
      'Session',
      'Site access',
      'Shares',
      'Alerts',
      'Search connection',
      'Branding',
      'API keys',
      'Payments',
    ]);
    for (const { tag, keyScope } of endpoints.filter((each) => never.some(({ tag }) => tag === each.tag)))
      expect([tag, keyScope]).toEqual([tag, undefined]);
    expect(endpoints.filter((each) => each.access === 'anyone' && each.keyScope !== undefined)).toEqual([]);
  });

  it('names every path parameter', () => {
    for (const { path, params } of endpoints) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      expect(fieldsOf(params)).toEqual(inPath);
    }
  });

  it('describes the response of every JSON call and the event of every stream', () => {
    for (const endpoint of endpoints) {
      expect(endpoint.response !== undefined).toBe(endpoint.kind === 'json' || endpoint.kind === 'stream');
      expect(endpoint.mediaType !== undefined).toBe(endpoint.kind === 'download');
    }
  });
});
