/** Text that visitors cannot see. */
import { defineBrowserRule } from '../../rule.ts';

export const contentHiddenText = defineBrowserRule({
  id: 'content-hidden-text',
  group: 'content',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  tier: 3,
  title: 'Page hides text from its visitors',
  why: 'Text that only search engines can read is against Google’s spam policies, whatever it was meant for.',
  fix: 'Remove the text or show it. Text in menus, tabs and accordions is fine.',
  unasked: 'A visit does not yet tell hidden text from menus and tabs with certainty.',
});
