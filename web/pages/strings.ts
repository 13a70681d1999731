/** The headings and descriptions of the pages. */
export const strings = {
  loading: 'Loading',
  dashboard: {
    title: 'Dashboard',
    description: 'Analyze a website, then work down the list.',
    tabTitle: 'Dashboard: analyze a website',
    meta: 'Analyze a website: every finding with its evidence, every suggestion ready to paste.',
  },
  history: { title: 'Site History', description: 'Every analysis you have run.' },
  settings: { title: 'Settings', description: 'How your sites are analyzed from the next run on.' },
  account: { title: 'Account', description: 'Your credits, your name, your password.' },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    requested: 'You asked for',
    dashboard: 'Dashboard',
    history: 'Site History',
    home: 'Home',
  },
} as const;
