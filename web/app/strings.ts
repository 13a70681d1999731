/** The words of the frame around every page. */
import { plainMessages } from '@pagewright/contract/messages/plain-messages';

export const strings = plainMessages({
  navigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  dashboard: 'Dashboard',
  siteHistory: 'Site History',
  howItWorks: 'How it Works',
  settings: 'Settings',
  account: 'Account',
  pageFailed: 'This page could not be shown',
  pageFailedText: 'Something went wrong on this page. Reload it; if the problem persists, contact support.',
  reload: 'Reload',
});
