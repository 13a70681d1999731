/** What parts of the visual language say by themselves. */
import { plainMessages } from '@pagewright/contract/messages/plain-messages';

export const words = plainMessages({
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  searchPreview: 'Search result preview',
  skip: 'Skip to content',
  exactValue: 'Exact value',
  exactValueOf: '{label}, exact value',
  notMeasured: '{name} not measured',
  asCloud: 'Show as cloud',
  asTable: 'Show as table',
  word: 'Word',
  count: 'Count',
  note: 'Note',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'System' },
  times: '{count, plural, one {# time} other {# times}}',
});
