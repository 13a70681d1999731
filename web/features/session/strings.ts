/** The words of signing in and out, the account forms and the gate before signed-in pages. */

import { limits } from '@pagewright/contract/limits';
import { plainMessages } from '@pagewright/contract/messages/plain-messages';

export const strings = plainMessages({
  loading: 'Loading',
  authRequired: 'Authentication Required',
  authRequiredText: 'Log in to see this page. We’ll bring you back here.',
  authRequiredToStart: `Create a free account to start an analysis: ${limits.freeScans} free scans, no credit card required. We keep what you type below.`,
  createAccount: 'Create free account',
  logIn: 'Log in',
  logOut: 'Log out',
  myAccount: 'My Account',
  menuLabel: 'Account menu of {name}',

  signInHeading: 'Log in',
  signInText: 'Welcome back.',
  signUpHeading: 'Create your account',
  signUpText: `${limits.freeScans} free scans, no credit card required.`,
  willAnalyze: 'We’ll analyze {domain} as soon as you’re logged in.',
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: `At least ${limits.account.passwordMin} characters. A phrase only you know works well.`,
  firstName: 'First name (optional)',
  lastName: 'Last name (optional)',
  signInSubmit: 'Log in',
  signUpSubmit: 'Create account',
  toSignUp: 'New here?',
  toSignUpLink: 'Create an account',
  toSignIn: 'Already have an account?',
  toSignInLink: 'Log in',
  forgot: 'Forgot your password?',
  wrongHeading: 'That didn’t work',
  failedText: 'Nothing was changed. Try again.',
  alreadyIn: 'You are logged in as {name}.',
  goOn: 'Go to the dashboard',
  providerFailedHeading: 'The sign-in could not be completed',
  providerFailedText:
    'The identity provider did not respond, or its response could not be verified. Please log in again.',
  oidcText: 'This server uses an identity provider for logging in.',

  forgotHeading: 'Choose a new password',
  forgotText: 'Enter your e-mail address and we’ll send you a link to choose a new password.',
  forgotSubmit: 'Send the link',
  forgotDone: 'Check your e-mail',
  forgotDoneText: 'If there is an account for {email}, a link is on its way. It works once and expires soon.',
  backToSignIn: 'Back to log in',
  noMailText:
    'This server doesn’t send e-mail. The message with the link is in its outbox folder; ask the administrator for it.',
  resetHeading: 'Choose a new password',
  resetText: 'You’ll be logged in here and logged out everywhere else.',
  resetSubmit: 'Save and log in',

  confirmHeading: 'Confirm your e-mail address',
  confirmText: 'We sent a link to {email}. Until you open it, we send no alerts or notices there.',
  confirmAgain: 'Send the link again',
  confirmSent: 'Link sent',

  profile: 'Your name',
  profileText: 'Shown in the header and the account menu.',
  accountFirstName: 'First name',
  accountLastName: 'Last name',
  saveName: 'Save name',
  nameSaved: 'Name saved',
  nameSavedText: 'Your name has been changed.',
  signedInAs: 'Signed in as',

  passwordHeading: 'Password',
  passwordText: 'Changing it logs you out on every other device.',
  currentPassword: 'Current password',
  changePassword: 'Change password',
  passwordSaved: 'Password changed',
  passwordSavedText: 'You have been logged out on all other devices.',
  revokeKeys: 'Revoke all API keys',
  revokeKeysHint:
    'Scripts and agents that use them stop working. Keep this on if someone else may know your password.',

  messages: 'Messages',
  messagesText: 'This server doesn’t send e-mail, so messages to you appear here.',
  messagesEmpty: 'No messages',
  messagesEmptyText: 'Password links and alerts will be shown here.',
  messagesFailed: 'Your messages could not be loaded.',
  tryAgain: 'Try again',

  exportHeading: 'Your data',
  exportText:
    'Everything this account holds as one ZIP file: analyses with their screenshots, comparisons, conversations, credits, purchases and settings.',
  exportSubmit: 'Download your data',
  exporting: 'Preparing...',
  exportFailed: 'Export Failed',
  exportFailedText: 'Your data could not be exported. Please try again later.',

  deleteHeading: 'Delete account',
  deleteText:
    'Removes your account, every analysis, every conversation and all credits. This cannot be undone.',
  deleteOpen: 'Delete account',
  deleteQuestion: 'Delete your account?',
  deleteWithPassword: 'Enter your password to confirm',
  deleteWithEmail: 'Enter {email} to confirm',
  deleteSubmit: 'Delete everything',
  deleting: 'Deleting...',
  cancel: 'Cancel',

  support: 'Support',
});
