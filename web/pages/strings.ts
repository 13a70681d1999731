/** The headings and descriptions of the pages. */
import { plainMessages } from '@pagewright/contract/messages/plain-messages';

export const strings = plainMessages({
  loading: 'Loading',
  dashboard: {
    title: 'Dashboard',
    description: 'Analyze a website and fix what matters first.',
    tabTitle: 'Dashboard: analyze a website',
    meta: 'Analyze a website: every finding with its evidence, every suggestion ready to paste.',
  },
  history: { title: 'Site History', description: 'Every analysis you have run.' },
  settings: { title: 'Settings', description: 'These apply from your next analysis.' },
  account: { title: 'Account', description: 'Your credits, your name, your password.' },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    explanation: 'There is no page at this URL. It may have moved, or the link may be wrong.',
    requested: 'URL',
    dashboard: 'Dashboard',
    history: 'Site History',
    home: 'Home',
  },
});
