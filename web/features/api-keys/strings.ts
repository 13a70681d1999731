/** The words of API keys. */
import type { ApiKeyScope } from '@pagewright/contract/entities/api-key';
import { messages } from '@pagewright/contract/messages/translate';

export const strings = messages({
  heading: 'API keys',
  text: 'For scripts, pipelines and AI agents that use your account without your password. Scans cost the same credits as on the website.',
  docs: 'API documentation',
  caption: 'Your API keys',
  name: 'Name',
  nameHint: 'Where it is used, for example “Deploy pipeline”.',
  begins: 'Key',
  may: 'Scope',
  scopes: { read: 'Read', run: 'Run', both: 'Read and run' },
  created: 'Created',
  lastUsed: 'Last used',
  never: 'Never',
  actions: 'Actions',

  create: 'Create key',
  createTitle: 'Create an API key',
  createText: 'It works until you revoke it, or until you change your password and revoke all keys with it.',
  password: 'Your password',
  scope: 'What the key may do',
  readOnly: 'Read',
  readOnlyHint: 'Reads analyses, sites and settings. Costs nothing and changes nothing.',
  readAndRun: 'Read and run',
  readAndRunHint: 'Also starts and deletes analyses, changes settings and spends credits.',
  cancel: 'Cancel',
  failed: 'The key could not be created.',

  madeTitle: 'Copy your API key',
  madeText:
    'This is the only time we show it. Treat it like a password: anyone who has it can use your account within its scope.',
  key: 'API key',
  copy: 'Copy key',
  done: 'Done',

  revoke: 'Revoke',
  revokeLabel: 'Revoke {name}',
  revokeTitle: 'Revoke “{name}”?',
  revokeText: 'Anything that uses this key stops working immediately. This cannot be undone.',
  revokeConfirm: 'Revoke key',
  revoked: 'Key revoked',
  revokedText: 'It no longer works.',
  revokeFailed: 'The key could not be revoked.',
});

export const scopeWords = (scopes: readonly ApiKeyScope[]): string =>
  scopes.length > 1 ? strings.scopes.both : strings.scopes[scopes[0] ?? 'read'];
