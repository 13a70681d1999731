/** Reading and saving how sites are analysed, and what the account has used. */
import { defineEndpoint } from '../endpoint.ts';
import { SavedSettings, Settings } from '../entities/settings.ts';
import { Usage } from '../entities/usage.ts';

const tag = 'Settings';

export const readSettings = defineEndpoint({
  name: 'readSettings',
  method: 'GET',
  path: '/api/settings',
  summary: 'The analysis settings; defaults where nothing was saved.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  response: SavedSettings,
});

export const saveSettings = defineEndpoint({
  name: 'saveSettings',
  method: 'POST',
  path: '/api/settings',
  summary: 'Saves the settings; a value that is not sent stays as it was saved.',
  tag,
  access: 'user',
  keyScope: 'run',
  kind: 'json',
  body: Settings.partial(),
  response: SavedSettings,
  refusals: ['invalid_input'],
});

export const readUsage = defineEndpoint({
  name: 'readUsage',
  method: 'GET',
  path: '/api/user/usage',
  summary: 'Credits, account status, page limit, pages analyzed and the chat pack.',
  tag,
  access: 'user',
  keyScope: 'read',
  kind: 'json',
  response: Usage,
});
