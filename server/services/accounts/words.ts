/** The mails on accounts, and what is refused there. */
import { messages } from '@pagewright/contract/messages/translate';

export const words = messages({
  newKey: {
    subject: 'A new Pagewright API key',
    created: 'An API key named “{name}” was created for your Pagewright account. It begins with {prefix}.',
    notYou: 'If it wasn’t you, revoke it and change your password:',
  },
  confirm: {
    subject: 'Confirm your e-mail address for Pagewright',
    created: 'Someone created a Pagewright account with this e-mail address.',
    link: 'If it was you, open this link to confirm your e-mail address:',
    notYou: 'If it wasn’t you, ignore this message: you will get no others.',
    tooMany:
      'We have sent you several links within the hour. Look for them in your spam folder, or try again later.',
    unconfirmed:
      'Your e-mail address is not confirmed. Open the link we sent you, or send it again on your account page.',
  },
  reset: {
    subject: 'Choose a new Pagewright password',
    asked: 'Someone asked to reset the password of your Pagewright account.',
    askedUnconfirmed:
      'Someone asked to reset the password of the Pagewright account with this e-mail address. The address has never been confirmed.',
    link: 'If it was you, open this link within one hour to choose a new one:',
    sameBrowser:
      'Open it in the browser you used before to keep your sites. In any other browser, the account starts empty, because somebody else may have created it.',
    notYou: 'If it wasn’t you, ignore this message. Nothing has changed.',
  },
  typeToDelete: 'Type {email} to delete the account',
  tooManyAttempts:
    'Too many attempts. Wait a minute and try again, or use “Forgot your password?”: the link in that e-mail logs you in right away.',
  exported: {
    readMe: `This is everything Pagewright holds about your account.

account.json      who you are here, your plan and your balance
settings.json     how your sites are analyzed
sessions.json     when you were signed in
devices.json      the browsers known to your account, and since when
ledger.json       every change to your credits
purchases.json    what you bought
messages.json     messages to you, stored here because this server sends no e-mail
runs.json         the analyses you started in the last 30 days, with your notes
branding.json     your name, logo and color on shared pages and reports
sites.json        the sites you have analyzed
acceptances.json  findings you accepted, and why
work.json         the work lists of your sites
views.json        the saved views of your sites
schedules.json    which sites are analyzed automatically, and when
alerts.json       your alert settings and the alerts sent to you, without the webhook secrets
api-keys.json     names, scopes and last use of your API keys, without the keys themselves
access.json       how your protected sites are accessed: which passwords, headers and cookies are set, without their values
shares.json       links you made to reports and trends, without the links themselves
analyses/         a folder for each analysis:
  analysis.json     the report
  comparison.json   the comparison you saved with it
  comparisons/      all comparisons that were made with it
  conversations.json  what you and the assistant wrote about its pages
  screenshots/      pictures of its pages

Not included: your password, the keys of your sessions and devices, and your API keys, of which we store only hashes; temporary copies of public
pages; and counters that limit how often something may be tried.
`,
    noPicture: 'This picture could not be fetched just now. Export your data again later.',
  },
});
