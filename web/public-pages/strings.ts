/** Texts of the public pages that the specification fixes. */

export const product = 'Pagewright';

export const actions = {
  start: 'Start Free Analysis',
  startNow: 'Start Your Free Analysis Now',
  learnMore: 'Learn More',
  getStarted: 'Get Started',
  login: 'Login',
  logout: 'Logout',
  analyze: 'Analyze Website',
} as const;

export const navigation = {
  howItWorks: { label: 'How It Works', path: '/how-it-works' },
  pricing: { label: 'Pricing', path: '/pricing' },
  dashboard: { label: 'Dashboard', path: '/dashboard' },
  account: { label: 'Account', path: '/account' },
} as const;

export const loginPath = '/api/login';
/** Start and purchase buttons lead here until someone is signed in. */
export const signUpPath = `${loginPath}?mode=sign-up`;
export const logoutPath = '/api/logout';

export const domainField = {
  label: 'Website URL',
  hint: 'Enter a website URL without the https:// prefix',
  placeholder: 'example.com',
  pasteNote: (left: string) => `Pasted URL shortened to ${left}`,
} as const;

export const features = {
  auditing: 'Comprehensive website SEO auditing',
  recommendations: 'AI-powered SEO recommendations',
  competitor: 'SEO competitor analysis',
} as const;

export const steps = ['Enter URL', 'AI Analysis', 'Get Insights', 'Improve Rankings'] as const;

export const statistics = [
  { value: '10,000+', label: 'websites analyzed' },
  { value: '500K+', label: 'SEO issues identified' },
  { value: '85%', label: 'average improvement' },
] as const;

export const promises = [
  'No credit card required',
  'Analysis is instant',
  'Reports are export ready',
] as const;

export const footerFeatures = [
  'SEO Analysis',
  'AI Recommendations',
  'Competitor Analysis',
  'Export Reports',
] as const;

export const footerPlatform = [
  'Runs on one machine',
  'Needs no AI key',
  'Works without internet',
  'Your reports stay with you',
] as const;

/** Who says so, in the words every report uses. */
export const bases = {
  google: 'Google documents it',
  standard: 'A standard says so',
  heuristic: 'Rule of thumb',
} as const;
