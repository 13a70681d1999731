/** Answers of the server as tests need them. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { HistoryItem } from '@pagewright/contract/entities/history';
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import type { CreditPackage, Usage } from '@pagewright/contract/entities/usage';
import type { User } from '@pagewright/contract/entities/user';

export const user: User = {
  id: 'u1',
  email: 'mira@shop.example',
  isEmailConfirmed: true,
  firstName: 'Mira',
  lastName: 'Vos',
  profileImageUrl: null,
  name: 'Mira Vos',
  signIn: 'password',
};

export const trialUsage: Usage = {
  credits: 15,
  accountStatus: 'trial',
  pageLimit: 9,
  pagesAnalyzed: 0,
  chatMessagesInPack: 0,
  freeScansUsed: 0,
};

export const paidUsage: Usage = { ...trialUsage, credits: 60, accountStatus: 'paid', pageLimit: -1 };

export const serverInfo: ServerInfo = {
  supportEmail: 'support@pagewright.example',
  signIn: 'password',
  sendsMail: true,
  demoDomain: null,
};

export const starter: CreditPackage = {
  id: 'starter',
  name: 'Starter',
  priceDisplay: '€4.99',
  credits: 50,
  pricePerCreditDisplay: '€0.100',
  approximateScans: 16,
  label: null,
};

export const historyItem = (id: string, more: Partial<HistoryItem> = {}): HistoryItem => ({
  id,
  domain: `${id}.example`,
  date: '2026-11-14T10:00:00.000Z',
  pagesCount: 3,
  metrics: { goodPractices: 10, warnings: 2, criticalIssues: 1 },
  siteId: `site-of-${id}`,
  score: 70,
  previousScore: null,
  ...more,
});

export const analysis: Analysis = {
  id: 'a1',
  domain: 'shop.example',
  date: '2026-11-14T10:00:00.000Z',
  pages: [],
  processingStats: {
    pagesAnalyzed: 3,
    pagesDiscovered: 3,
    aiCallsMade: 0,
    creditsUsed: 5,
    totalProcessingTime: 4000,
  },
  metrics: { goodPractices: 10, warnings: 2, criticalIssues: 1 },
  siteKeywordCloud: [],
  siteIssues: [],
  notEvaluated: [],
  coverage: { full: true, notes: [], entries: [] },
};
