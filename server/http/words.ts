/** What the pages of the server without scripts say, and its refusals of requests as such. */
import { messages } from '@pagewright/contract/messages/translate';

/** Sentences with tags are markup. */
export const words = messages({
  confirm: {
    done: 'E-mail address confirmed',
    doneText: 'Alerts and notices now go to this e-mail address.',
    dashboard: 'Go to the dashboard',
    unknown: 'This link does not work',
    unknownText: 'It was used, has expired or belongs to another account than the one you are logged in to.',
    again: 'Send a new link from your account page',
  },

  files: { type: 'Send the file as {types}.' },

  unsubscribe: {
    unknown: 'This link does not work',
    unknownText: 'These alerts no longer exist, so no more e-mails are sent for them.',
    ask: 'Stop these e-mails?',
    askText: 'You will get no more e-mails about {domain}. A webhook, if you set one up, stays on.',
    stop: 'Stop e-mails',
    done: 'E-mails stopped',
    doneText: 'You get no more e-mails about {domain}. You can turn them on again on the site’s page.',
  },

  shared: {
    gone: 'This link does not work',
    goneText: 'It was revoked, has expired or never existed. Ask whoever sent it to you for a new one.',
    later: 'Too many attempts',
    laterText:
      'This page was opened, or its password tried, too often from your network. Wait a minute, then open the link again.',
    protected: 'This report is protected',
    protectedText: 'Enter the password that came with the link.',
    wrong: 'This password is incorrect.',
    password: 'Password',
    open: 'Open',
  },

  checkout: {
    title: 'Test checkout',
    tab: 'Test checkout · Pagewright',
    band: 'Test checkout: no money moves',
    text: 'This server takes no payments. You don’t need a card, nothing is charged, and no receipt is sent.',
    package: 'Package',
    credits: 'Credits',
    account: 'Account',
    price: 'Listed price',
    total: 'To pay here',
    nothing: 'nothing',
    pay: 'Get {credits} credits without paying',
    cancel: 'Cancel',
    back: 'Back to your account',
    states: {
      paid: 'This test purchase is complete. The credits are in your account.',
      cancelled: 'This test purchase was cancelled. Nothing was bought.',
      expired: 'This test checkout has expired. Nothing was bought; start again from your account.',
      processing: 'This test purchase is being processed.',
      failed: 'This test purchase failed. Nothing was bought.',
    },
  },

  refusals: {
    mayNotRead: 'This API key may not read. Create one with the scope read on your account page.',
    mayOnlyRead: 'This API key may only read. Create one with the scope run on your account page.',
    host: 'This server does not answer to the name {name}. If you operate it: set PUBLIC_URL to the URL at which people open it, or add the name to ALLOWED_HOSTS.',
    hostWithoutName:
      'This server does not answer to this name. If you operate it: set PUBLIC_URL to the URL at which people open it, or add the name to ALLOWED_HOSTS.',
    encoding: 'Send the body without a Content-Encoding.',
    sendKey: 'Send an API key as "Authorization: Bearer pw_...". Create one on your account page.',
    noBatch: 'Send one message in each request, not a batch.',
    mcpMethod: 'This is the MCP server for AI agents: send POST requests with an API key. See /api/docs.',
    atOnce: 'At most {most} requests at once. Wait for one to end.',
    body: 'The body',
  },

  /** Of the API reference. */
  api: {
    range: '{low} to {high}',
    least: '{low} or more',
    most: 'up to {high}',
    rangeOfCharacters: '{low} to {high} characters',
    leastCharacters: '{low} or more characters',
    mostCharacters: 'up to {high} characters',
    listOf: 'list of {items}',
    redirects: 'Redirects the browser.',
    description:
      "Programs send an API key: `Authorization: Bearer pw_...`. Each operation names the scope it needs, read or run; those without an apiKey scheme are for people who are signed in. Requests with a session cookie that change something must carry this site's own Origin header, or Sec-Fetch-Site: same-origin.",
    key: 'An API key, created on the account page. Scope read: reads what the account has. Scope run: starts, changes, deletes and spends.',
    errors: 'Errors',
    status: 'Status',
    code: 'Code',
    message: 'Message',
    sessionOnly: 'Needs a session; no API key can do this.',
    sessionOrKey: 'Needs a session, or an API key with the scope <code>{scope}</code>.',
    path: 'Path',
    query: 'Query',
    body: 'Body',
    event: 'Each event',
    response: 'Response',
    scope: 'Scope <code>{scope}</code>.',
    examples: 'Examples',
    examplesText:
      'Create a key on your <a href="/account">account page</a> and set two variables: <code>PAGEWRIGHT_URL</code> is the URL of this website, <code>PAGEWRIGHT_KEY</code> the key. Click an example to select it. AI agents use the same key at <code>/mcp</code> (Model Context Protocol).',
    title: 'Pagewright API',
    intro:
      'Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1 description</a>. Send an API key that has the scope of the call as <code>Authorization: Bearer pw_...</code>. Every error response has the body <code>{body}</code>. Requests that use a session cookie and change something must send this site\'s own <code>Origin</code> header, or <code>Sec-Fetch-Site: same-origin</code>.',
    calls: 'Calls',
  },
});
