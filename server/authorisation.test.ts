/** Tests every endpoint of the contract: it needs a session or a key with its scope, hides what others own and refuses other origins. */
import type { EndpointSpec } from '@pagewright/contract/endpoint';
import { endpoints } from '@pagewright/contract/endpoints/all';
import { receivePaymentNotice } from '@pagewright/contract/endpoints/payments';
import type { ApiKeyScope } from '@pagewright/contract/entities/api-key';
import { CompetitorMetrics } from '@pagewright/contract/entities/competitor';
import { defaultSettings } from '@pagewright/contract/entities/settings';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyRow, makeThings, type OwnedThings } from './testing/owned-things.ts';
import { goodPassword, publicUrl } from './testing/test-app.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from './testing/test-runs.ts';

interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** How an endpoint is authorised: by the caller's own account, by something it names, or not at all. */
type Row =
  | { readonly kind: 'own'; readonly call: () => Call }
  | { readonly kind: 'named'; readonly call: (things: OwnedThings) => Call }
  /** Sites are named by domain: for another user nothing runs there. */
  | { readonly kind: 'site'; readonly call: (things: OwnedThings) => Call }
  | { readonly kind: 'anyone'; readonly call: () => Call };

const own = (call: Call = {}): Row => ({ kind: 'own', call: () => call });
const anyone = (call: Call = {}): Row => ({ kind: 'anyone', call: () => call });
const named = (call: (things: OwnedThings) => Call): Row => ({ kind: 'named', call });
const analysis = (body?: object): Row =>
  named(({ analysisId }) => ({ params: { id: analysisId }, ...(body && { body }) }));
const purchase = named(({ purchaseId }) => ({ params: { id: purchaseId } }));
const oneUrl = named(({ analysisId }) => ({ params: { id: analysisId, urlId: '0' } }));
const conversation = (body?: object): Row =>
  named(({ analysisId, pageUrl }) => ({ params: { analysisId, pageUrl }, ...(body && { body }) }));

const rival = 'rival.example';
const sameOnBoth = { main: 1, competitor: 1, difference: 0, percentageDiff: 0, significance: 'minor' };
const nothingOf = { titles: [], descriptions: [], headings: [], images: 0, pages: 0 };
const aComparison = {
  mainDomain: 'site-1.example',
  competitorDomain: rival,
  metrics: Object.fromEntries(Object.keys(CompetitorMetrics.shape).map((name) => [name, sameOnBoth])),
  stats: { confidence: 50 },
  detailedInsights: [],
  gaps: { missingTopics: [], underOptimizedAreas: [], opportunityKeywords: [] },
  strategies: {},
  competitiveSummary: {
    overallAdvantage: 'main',
    strengthAreas: [],
    weaknessAreas: [],
    quickWins: [],
    longTermOpportunities: [],
  },
  recommendations: [],
  analysis: { pages: [] },
  details: { main: nothingOf, competitor: nothingOf },
};

/** A new endpoint without an entry here fails the test. */
const rows: Readonly<Record<string, Row>> = {
  readUser: own(),
  logIn: anyone(),
  logInCallback: anyone(),
  logOut: anyone(),
  register: anyone({ body: { email: 'new@mail.example', password: goodPassword } }),
  signIn: anyone({ body: { email: 'new@mail.example', password: goodPassword } }),
  requestConfirmation: own(),
  requestPasswordReset: anyone({ body: { email: 'new@mail.example' } }),
  resetPassword: anyone({ body: { token: 'x'.repeat(43), password: goodPassword } }),
  changeName: own({ body: { firstName: 'Not', lastName: 'Mine' } }),
  changePassword: own({ body: { currentPassword: goodPassword, newPassword: `${goodPassword} again` } }),
  deleteAccount: own({ body: { confirmation: goodPassword } }),
  exportAccount: own(),
  readOutbox: own(),
  readServerInfo: anyone(),
  startAnalysis: own({ body: { domain: 'site-0.example' } }),
  watchProgress: { kind: 'site', call: ({ domain }) => ({ query: { domain } }) },
  readFailed: own(),
  readRunning: own(),
  cancelAnalysis: { kind: 'site', call: ({ domain }) => ({ body: { domain } }) },
  pauseAnalysis: { kind: 'site', call: ({ domain }) => ({ body: { domain } }) },
  resumeAnalysis: { kind: 'site', call: ({ domain }) => ({ body: { domain } }) },
  readHistory: own(),
  readRecent: own(),
  readSites: own(),
  readSite: named(({ siteId }) => ({ params: { id: siteId } })),
  exportClientReport: named(({ siteId }) => ({ params: { id: siteId } })),
  exportClientPdf: named(({ siteId }) => ({ params: { id: siteId } })),
  addSite: own({ body: { domain: 'site-97.example' } }),
  readSiteAccess: named(({ siteId }) => ({ params: { id: siteId } })),
  saveSiteAccess: named(({ siteId, domain }) => ({
    params: { id: siteId },
    body: {
      host: domain,
      overHttp: true,
      include: [],
      exclude: ['/'],
      userAgent: 'Not mine',
      ignoreRobots: false,
    },
  })),
  removeSiteAccess: named(({ siteId }) => ({ params: { id: siteId } })),
  setCredential: named(({ siteId }) => ({
    params: { id: siteId },
    body: { kind: 'header', name: 'X-Key', value: 'not mine' },
  })),
  removeCredential: named(({ siteId, credentialId }) => ({ params: { id: siteId, credentialId } })),
  verifySite: named(({ siteId }) => ({ params: { id: siteId }, body: {} })),
  readSearch: named(({ siteId }) => ({ params: { id: siteId } })),
  readOpportunities: named(({ siteId }) => ({ params: { id: siteId } })),
  importSearch: named(({ siteId }) => ({ params: { id: siteId } })),
  removeSearch: named(({ siteId }) => ({ params: { id: siteId } })),
  connectGoogle: named(({ siteId }) => ({ params: { id: siteId } })),
  finishGoogleConnection: own(),
  saveServiceAccount: named(({ siteId }) => ({ params: { id: siteId }, body: { key: '{}' } })),
  readSchedule: named(({ siteId }) => ({ params: { id: siteId } })),
  saveSchedule: named(({ siteId }) => ({
    params: { id: siteId },
    body: { every: 'week', at: '07:30', timeZone: 'Europe/Berlin' },
  })),
  removeSchedule: named(({ siteId }) => ({ params: { id: siteId } })),
  readBranding: own(),
  saveBranding: own({ body: { name: 'Not Mine', color: null, logo: null } }),
  removeBranding: own(),
  readAlerts: named(({ siteId }) => ({ params: { id: siteId } })),
  saveAlerts: named(({ siteId }) => ({
    params: { id: siteId },
    body: { byEmail: true, webhookUrl: null, kinds: ['score-fell'], scoreDrop: 5 },
  })),
  removeAlerts: named(({ siteId }) => ({ params: { id: siteId } })),
  tryWebhook: named(({ siteId }) => ({ params: { id: siteId }, body: {} })),
  readApiKeys: own(),
  createApiKey: own({ body: { name: 'Pipeline', scopes: ['read', 'run'] } }),
  revokeApiKey: named(({ apiKeyId }) => ({ params: { id: apiKeyId } })),
  shareReport: analysis({}),
  shareSite: named(({ siteId }) => ({ params: { id: siteId }, body: {} })),
  readShares: named(({ siteId }) => ({ params: { id: siteId } })),
  revokeShare: named(({ shareId }) => ({ params: { id: shareId } })),
  readAcceptances: named(({ siteId }) => ({ params: { id: siteId } })),
  acceptFindings: named(({ siteId }) => ({
    params: { id: siteId },
    body: { ruleId: 'title-missing', scope: 'site', reason: 'Not mine to accept' },
  })),
  acceptMany: named(({ siteId }) => ({
    params: { id: siteId },
    body: { ruleIds: ['title-missing'], scope: 'site', reason: 'Not mine to accept' },
  })),
  readFields: named(({ siteId }) => ({ params: { id: siteId } })),
  saveFields: named(({ siteId }) => ({ params: { id: siteId }, body: [] })),
  tryFields: named(({ siteId }) => ({
    params: { id: siteId },
    body: { url: 'https://shop.example/', fields: [] },
  })),
  readWorkList: named(({ siteId }) => ({ params: { id: siteId } })),
  changeWorkList: named(({ siteId }) => ({
    params: { id: siteId },
    body: { ruleId: 'title-missing', state: 'todo' },
  })),
  readLogs: named(({ siteId }) => ({ params: { id: siteId } })),
  importLogs: named(({ siteId }) => ({ params: { id: siteId } })),
  exportLogs: named(({ siteId }) => ({ params: { id: siteId } })),
  removeLogs: named(({ siteId }) => ({ params: { id: siteId } })),
  readFieldData: analysis(),
  readTemplates: analysis(),
  removeAcceptance: named(({ siteId, acceptanceId }) => ({ params: { id: siteId, acceptanceId } })),
  readAnalysisPlace: analysis(),
  readChanges: analysis(),
  readAnalysis: analysis(),
  deleteAnalysis: analysis(),
  restoreAnalysis: named(({ deletedId }) => ({ params: { id: deletedId }, body: {} })),
  readScreenshot: named(({ analysisId, shotKey }) => ({ params: { id: analysisId, key: shotKey } })),
  readImage: named(({ analysisId }) => ({
    params: { id: analysisId },
    query: { src: 'https://shop.example/a.png' },
  })),
  reanalyzePage: named(({ analysisId, pageUrl }) => ({ params: { id: analysisId }, body: { pageUrl } })),
  readUrls: analysis(),
  exportUrls: analysis(),
  readUrl: oneUrl,
  readUrlLinks: oneUrl,
  readStructure: analysis(),
  readGraph: analysis(),
  readViews: named(({ siteId }) => ({ params: { id: siteId } })),
  saveView: named(({ siteId }) => ({ params: { id: siteId }, body: { name: 'Not mine', view: {} } })),
  removeView: named(({ siteId, viewId }) => ({ params: { id: siteId, viewId } })),
  exportCsv: analysis(),
  exportHtmlReport: analysis(),
  exportPdf: analysis(),
  exportFixes: analysis(),
  exportJson: analysis(),
  readSettings: own(),
  saveSettings: own({ body: defaultSettings }),
  readUsage: own(),
  readPackages: anyone(),
  readCredits: own(),
  readLedger: own(),
  createCheckoutSession: own({ body: { packageType: 'starter' } }),
  readPurchase: purchase,
  receivePaymentNotice: anyone({ body: {} }),
  showTestCheckout: purchase,
  payTestCheckout: purchase,
  cancelTestCheckout: purchase,
  readConversation: conversation(),
  compareSites: named(({ analysisId, domain }) => ({
    body: { mainDomain: domain, competitorDomain: rival, analysisId },
  })),
  watchComparison: named(({ analysisId }) => ({ query: { analysisId, competitorDomain: rival } })),
  cancelComparison: named(({ analysisId }) => ({ body: { analysisId, competitorDomain: rival } })),
  readComparison: analysis(),
  saveCompetitor: analysis(aComparison),
  fetchContent: conversation({}),
  sendMessage: conversation({ message: 'What is on this page?' }),
  streamMessage: conversation({ message: 'What is on this page?' }),
};

/** Responds only while a worker runs, and none does here. */
const waitsForWorkers = new Set(['compareSites', 'watchComparison']);

let site: TestSite;
let runs: TestRuns;
let owner: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  runs = await createTestRuns(site);
  owner = await runs.person(5000);
  stranger = await runs.person(5000);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

// Rate limits are not under test here.
beforeEach(async () => void (await runs.db.deleteFrom('rate_counters').execute()));

/** One of everything for a block of calls that are all refused, and so leave it as it is. */
function shareThings(): () => OwnedThings {
  let things: OwnedThings | undefined;
  beforeAll(async () => {
    things = await makeThings(runs, owner);
  });
  return () => {
    if (things === undefined) throw new Error('There is nothing yet.');
    return things;
  };
}

const isMounted = ({ method, path }: EndpointSpec): boolean => runs.app.hasRoute({ method, url: path });

function send(
  { method, path }: EndpointSpec,
  { params = {}, query = {}, body }: Call,
  { cookie, headers }: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const at = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return runs.call(method, search === '' ? at : `${at}?${search}`, {
    ...(cookie !== undefined && { cookie }),
    ...(headers && { headers }),
    ...(body && { body }),
  });
}

const rowOf = ({ name }: EndpointSpec): Row => {
  const row = rows[name];
  if (row === undefined) throw new Error(`${name} has no line in the table of authorisation.test.ts`);
  return row;
};

const of = (kind: Row['kind']) =>
  endpoints.flatMap((endpoint) =>
    rows[endpoint.name]?.kind === kind ? [[endpoint.name, endpoint] as const] : [],
  );

describe('the table', () => {
  it('has an entry for every endpoint, and no others', () => {
    expect(Object.keys(rows).sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it('marks every endpoint with a path parameter as naming something', () => {
    const naming = endpoints.filter(({ path, query }) => path.includes('/:') || query !== undefined);
    const plain = naming.filter((endpoint) => rowOf(endpoint).kind === 'own');
    expect(plain.map(({ name }) => name)).toEqual([]);
    expect(of('anyone').filter(([, { access }]) => access !== 'anyone')).toEqual([]);
  });

  it('lists mounted endpoints only', () => {
    expect(endpoints.filter((endpoint) => !isMounted(endpoint)).map(({ name }) => name)).toEqual([]);
  });
});

const closed = endpoints.filter(({ access }) => access === 'user').map((each) => [each.name, each] as const);

describe('without a session', () => {
  const things = shareThings();
  it.for(closed)('%s answers 401 and changes nothing', async ([, endpoint]) => {
    const call = rowOf(endpoint).call(things());
    const before = await everyRow(runs.db);
    for (const cookie of [undefined, '', 'session=short', `session=${'x'.repeat(43)}`]) {
      const answer = await send(endpoint, call, { ...(cookie !== undefined && { cookie }) });
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { code: 'not_authenticated', error: 'Please log in.', message: 'Please log in.' },
      ]);
    }
    expect(await everyRow(runs.db)).toBe(before);
  });
});

describe('with an API key', () => {
  /** A key of this user whose use is not noted again, so that rows can be compared. */
  async function keyOf({ cookie }: TestUser, scopes: readonly ApiKeyScope[]): Promise<string> {
    const made = await runs.call('POST', '/api/keys', { cookie, body: { name: 'Pipeline', scopes } });
    await runs.db
      .updateTable('api_keys')
      .set({ last_used_at: new Date('2100-01-01') })
      .execute();
    return made.json<{ key: string }>().key;
  }
  const by = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
  const withScope = (scope: ApiKeyScope | undefined) => closed.filter(([, each]) => each.keyScope === scope);

  describe('of another scope', () => {
    const things = shareThings();
    let keys: Record<'both' | 'read' | 'run', string>;
    beforeAll(async () => {
      keys = {
        both: await keyOf(owner, ['read', 'run']),
        read: await keyOf(owner, ['read']),
        run: await keyOf(owner, ['run']),
      };
    });

    it.for(withScope(undefined))(
      '%s is refused, with every scope and the owner’s cookie too',
      async ([, endpoint]) => {
        const call = rowOf(endpoint).call(things());
        const before = await everyRow(runs.db);
        for (const cookie of [undefined, owner.cookie]) {
          const answer = await send(endpoint, call, { ...by(keys.both), ...(cookie && { cookie }) });
          expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_by_key']);
        }
        expect(await everyRow(runs.db)).toBe(before);
      },
    );

    it.for(withScope('run'))('%s is refused to a key that may only read', async ([, endpoint]) => {
      const call = rowOf(endpoint).call(things());
      const before = await everyRow(runs.db);
      for (const cookie of [undefined, owner.cookie]) {
        const answer = await send(endpoint, call, { ...by(keys.read), ...(cookie && { cookie }) });
        expect([answer.statusCode, answer.json()]).toMatchObject([
          403,
          { code: 'scope_missing', error: expect.stringContaining('scope run') },
        ]);
      }
      expect(await everyRow(runs.db)).toBe(before);
    });

    it.for(withScope('read'))('%s is refused to a key that may only run', async ([, endpoint]) => {
      const answer = await send(endpoint, rowOf(endpoint).call(things()), by(keys.run));
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'scope_missing']);
    });
  });

  /** They answer for as long as their client likes. */
  const streams = new Set(['watchProgress', ...waitsForWorkers]);
  it.for(closed.filter(([name, { keyScope }]) => keyScope !== undefined && !streams.has(name)))(
    '%s answers a key with its scope as it answers a session, and a stranger’s key with 404',
    async ([, endpoint]) => {
      const row = rowOf(endpoint);
      const call = row.call(await makeThings(runs, owner));
      const scopes = endpoint.keyScope === undefined ? [] : [endpoint.keyScope];
      if (row.kind === 'named') {
        const strangers = await send(endpoint, call, by(await keyOf(stranger, scopes)));
        expect([strangers.statusCode, strangers.json().code]).toEqual([404, expect.anything()]);
        await runs.db.deleteFrom('api_keys').where('user_id', '=', stranger.user.id).execute();
      }
      const answer = await runs.app.inject({
        method: endpoint.method,
        url: endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
          encodeURIComponent(call.params?.[name] ?? ''),
        ),
        ...(call.query && { query: call.query }),
        // No Origin, as programs send none.
        ...by(await keyOf(owner, scopes)),
        ...(call.body && { payload: call.body }),
      });
      expect([401, 403, 404]).not.toContain(answer.statusCode);
    },
  );
});

describe("with another user's session", () => {
  it.for(of('named'))('%s answers 404 and changes nothing', async ([, endpoint]) => {
    const call = rowOf(endpoint).call(await makeThings(runs, owner));
    const before = await everyRow(runs.db);
    const answer = await send(endpoint, call, { cookie: stranger.cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([404, expect.stringMatching(/not_found$/)]);
    expect(await everyRow(runs.db)).toBe(before);
    // The owner's same call succeeds, so the refusal above is about the user.
    if (!waitsForWorkers.has(endpoint.name))
      expect((await send(endpoint, call, { cookie: owner.cookie })).statusCode).not.toBe(404);
  });

  it('cancelAnalysis cancels nothing, as for a site that is not analysed', async () => {
    const { domain } = await makeThings(runs, owner);
    const cancel = async ({ cookie }: TestUser, at: string) =>
      (await runs.call('POST', '/api/analyze/cancel', { cookie, body: { domain: at } })).json();
    const before = await everyRow(runs.db);
    expect(await cancel(stranger, domain)).toEqual({ cancelled: false });
    expect(await cancel(stranger, 'site-98.example')).toEqual({ cancelled: false });
    expect(await everyRow(runs.db)).toBe(before);
    expect(await cancel(owner, domain)).toEqual({ cancelled: true });
  });

  it("watchProgress shows the stranger's own run and nothing before it", async () => {
    const { domain } = await makeThings(runs, owner);
    const baseUrl = await runs.app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${baseUrl}/api/analyze/progress?domain=${domain}`, {
      headers: { cookie: stranger.cookie },
    });
    const runId = await runs.started(stranger, domain);
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('data: ') && text.endsWith('\n\n')) break;
    }
    const shown = [...text.matchAll(/"runId":"([^"]+)"/g)].map((match) => match[1]);
    expect([...new Set(shown)]).toEqual([runId]);
  });

  it('lists and figures contain the caller’s own data only', async () => {
    const things = await makeThings(runs, owner);
    const cookie = await runs.signUp();
    for (const [name, endpoint] of of('own').filter(([, { method }]) => method === 'GET')) {
      const { body } = await send(endpoint, {}, { cookie });
      const secrets = Object.values({ ...things, user: owner.user.id, email: owner.user.email ?? '' });
      expect([name, secrets.filter((each) => body.includes(each))]).toEqual([name, []]);
    }
  });
});

describe('from another site', () => {
  const things = shareThings();
  const changing = endpoints
    .filter(({ method }) => method !== 'GET')
    .map((each) => [each.name, each] as const);
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${publicUrl}.evil.example` },
    { origin: publicUrl, 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
  ];

  it.each(changing)(
    '%s is refused, with the session of its owner too, and changes nothing',
    async (name, endpoint) => {
      const call = rowOf(endpoint).call(things());
      const before = await everyRow(runs.db);
      for (const headers of foreign) {
        const answer = await send(endpoint, call, { cookie: owner.cookie, headers });
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin']);
      }
      const silent = await runs.app.inject({
        method: endpoint.method,
        url: endpoint.path.replaceAll(/:\w+/g, 'x'),
        headers: { cookie: owner.cookie },
      });
      // Stripe sends no Origin; its requests are signed instead.
      const expected = name === receivePaymentNotice.name ? [404, 'not_found'] : [403, 'foreign_origin'];
      expect([silent.statusCode, silent.json().code]).toEqual(expected);
      expect(await everyRow(runs.db)).toBe(before);
    },
  );

  it('a link cannot sign a user out', async () => {
    const cookie = await runs.signUp();
    const answer = await runs.call('GET', '/api/logout', {
      cookie,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.json().code).toBe('foreign_origin');
    expect((await runs.call('GET', '/api/auth/user', { cookie })).statusCode).toBe(200);
  });
});
