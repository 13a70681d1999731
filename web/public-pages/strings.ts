/** Texts of the public pages that the specification fixes. */

import { plainMessages } from '@pagewright/contract/messages/plain-messages';

export const product = 'Pagewright';

export const actions = plainMessages({
  start: 'Start Free Analysis',
  startNow: 'Start Your Free Analysis Now',
  learnMore: 'Learn More',
  getStarted: 'Get Started',
  login: 'Login',
  logout: 'Logout',
  analyze: 'Analyze Website',
});

const labels = plainMessages({
  howItWorks: 'How It Works',
  pricing: 'Pricing',
  dashboard: 'Dashboard',
  account: 'Account',
});

const link = (name: keyof typeof labels, path: string) => ({
  path,
  get label(): string {
    return labels[name];
  },
});

export const navigation = {
  howItWorks: link('howItWorks', '/how-it-works'),
  pricing: link('pricing', '/pricing'),
  dashboard: link('dashboard', '/dashboard'),
  account: link('account', '/account'),
};

export const loginPath = '/api/login';
/** Start and purchase buttons lead here until someone is signed in. */
export const signUpPath = `${loginPath}?mode=sign-up`;
export const logoutPath = '/api/logout';

export const domainField = plainMessages({
  label: 'Website URL',
  hint: 'Enter a website URL without the https:// prefix',
  placeholder: 'example.com',
  pasteNote: 'Pasted URL shortened to {left}',
});

export const features = plainMessages({
  auditing: 'Comprehensive website SEO auditing',
  recommendations: 'AI-powered SEO recommendations',
  competitor: 'SEO competitor analysis',
});

export const steps = plainMessages({
  enter: {
    name: 'Enter URL',
    text: 'A bare domain is enough. Add a path to analyze only one part of the site.',
  },
  analysis: {
    name: 'AI Analysis',
    text: 'The sitemap is read, or the site is crawled. Each page is fetched, checked against every rule and given suggestions.',
  },
  insights: {
    name: 'Get Insights',
    text: 'Four scores, each with its breakdown. Every finding with its evidence, the worst first.',
  },
  improve: {
    name: 'Improve Rankings',
    text: 'Paste the suggested text, reanalyze the page, and see what is fixed, what is new and what is still there.',
  },
});

export const statistics = plainMessages({
  websites: { value: '10,000+', label: 'websites analyzed' },
  issues: { value: '500K+', label: 'SEO issues identified' },
  improvement: { value: '85%', label: 'average improvement' },
});

export const promises = plainMessages({
  card: 'No credit card required',
  instant: 'Analysis is instant',
  export: 'Reports are export ready',
});

export const footerFeatures = plainMessages({
  analysis: 'SEO Analysis',
  recommendations: 'AI Recommendations',
  competitor: 'Competitor Analysis',
  exports: 'Export Reports',
});

export const footerPlatform = plainMessages({
  machine: 'Runs on one machine',
  key: 'Needs no AI key',
  offline: 'Works without internet',
  reports: 'Your reports stay with you',
});

/** Who says so, in the words every report uses. */
export const bases = plainMessages({
  google: 'Google documents it',
  standard: 'A standard says so',
  heuristic: 'Rule of thumb',
});
