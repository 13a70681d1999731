/** Every refusal of the API: its code, its status and its words when nothing better is known. */

export const errors = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  invalid_input: { status: 400, message: 'Some of the values are not valid.' },
  not_json: { status: 400, message: 'The request body is not valid JSON.' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.' },
  too_large: { status: 413, message: 'The request is too large.' },
  url_too_long: { status: 414, message: 'The URL of the request is too long.' },
  headers_too_large: {
    status: 431,
    message: 'The headers of the request are too large. Delete the cookies of this site and try again.',
  },
  request_timeout: { status: 408, message: 'The request did not arrive in time. Send it again.' },
  expectation_failed: { status: 417, message: 'Send the request without the Expect header.' },
  too_deep: { status: 400, message: 'The request body is nested too deeply.' },
  unknown_host: { status: 421, message: 'This server does not serve this host name.' },
  test_checkout_local: {
    status: 403,
    message:
      'The test checkout works only in a browser on the server itself. If you operate this server: connect Stripe, or set PAYMENTS=test to give credits to everybody for free.',
  },
  not_authenticated: { status: 401, message: 'Please log in.' },
  invalid_key: {
    status: 401,
    message: 'This API key is not valid: it was revoked or mistyped. Create one on your account page.',
  },
  scope_missing: {
    status: 403,
    message: 'This API key does not have the required scope. Create one that does on your account page.',
  },
  not_by_key: {
    status: 403,
    message: 'API keys cannot do this. Log in on the website instead.',
  },
  wrong_credentials: { status: 401, message: 'The e-mail address or password is incorrect.' },
  wrong_password: { status: 403, message: 'The current password is incorrect.' },
  password_needed: { status: 403, message: 'Enter your password to create a key.' },
  sign_in_again: {
    status: 403,
    message: 'To create a key, sign out, sign in again and create it within 15 minutes.',
  },
  foreign_origin: {
    status: 403,
    message: 'This request did not come from this site. Open the page here and try again.',
  },
  local_accounts_off: {
    status: 403,
    message: 'This server uses an identity provider for logging in. Use Log in.',
  },
  sign_in_failed: { status: 400, message: 'The sign-in could not be completed. Please log in again.' },
  reset_link_invalid: {
    status: 400,
    message: 'This link has been used or has expired. Request a new one.',
  },
  signature_invalid: {
    status: 400,
    message: 'The signature of this notice is wrong or too old. Check STRIPE_WEBHOOK_SECRET.',
  },
  password_too_common: {
    status: 400,
    message: 'This password is too easy to guess. Use a longer phrase of your own.',
  },
  needs_credits: { status: 403, message: 'You do not have enough credits.' },
  free_scans_used: {
    status: 403,
    message: 'Free scan limit reached. Purchase credits to continue analyzing websites.',
  },
  page_limit_reached: { status: 403, message: 'Page analysis limit reached.' },
  not_found: { status: 404, message: 'There is nothing at this URL.' },
  analysis_not_found: { status: 404, message: 'Analysis not found' },
  whole_site_for_paid: {
    status: 403,
    message:
      'Scans of a whole site are for accounts that have bought credits. Buy credits, or analyze the site without wholeSite.',
  },
  url_not_found: { status: 404, message: 'This URL is not part of the analysis.' },
  view_not_found: { status: 404, message: 'This view no longer exists.' },
  too_many_views: {
    status: 409,
    message: 'A site can have 50 saved views. Delete one first.',
  },
  site_not_found: { status: 404, message: 'Site not found' },
  share_not_found: { status: 404, message: 'This link no longer exists.' },
  too_many_shares: {
    status: 409,
    message: 'A site can have at most 100 links. Revoke some that are no longer needed.',
  },
  key_not_found: { status: 404, message: 'This API key no longer exists.' },
  too_many_keys: {
    status: 409,
    message: 'An account can have at most 20 API keys. Revoke some that are no longer needed.',
  },
  too_many_sites: {
    status: 409,
    message: 'You have 200 sites with access details. Remove some that are no longer needed.',
  },
  too_many_credentials: {
    status: 409,
    message: 'A site can have at most 20 headers and cookies. Remove one that is no longer needed.',
  },
  credential_not_found: { status: 404, message: 'This credential no longer exists.' },
  site_not_verified: {
    status: 409,
    message: 'Verify that you own the site first: only then can robots.txt be ignored.',
  },
  export_unreadable: {
    status: 400,
    message:
      'This is not an export of Search Console. In Search Console open Performance, choose Export, then Download CSV, and drop the ZIP here as it is.',
  },
  google_not_configured: {
    status: 409,
    message:
      'No Google account can be connected on this server: its operator has not set up a Google client. Import an export instead, or use a service account.',
  },
  log_unreadable: {
    status: 400,
    message:
      'This log is in no format that is recognized. Send an access log of Apache, nginx, IIS, CloudFront or Caddy, or JSON lines.',
  },
  no_logs: { status: 409, message: 'No log of this site was uploaded yet.' },
  log_busy: { status: 409, message: 'Another log of yours is being read. Wait until it is done.' },
  no_webhook: { status: 409, message: 'This site has no webhook. Save one first.' },
  acceptance_not_found: { status: 404, message: 'This acceptance no longer exists.' },
  nothing_to_accept: {
    status: 409,
    message: 'The latest analysis has no such finding there. Choose another page or pattern.',
  },
  too_many_acceptances: {
    status: 409,
    message: 'A site can have at most 500 accepted findings. Remove some that are no longer needed.',
  },
  nothing_to_work_on: {
    status: 409,
    message: 'The latest analysis has no such finding there. Choose one that it has.',
  },
  too_many_work_items: {
    status: 409,
    message: 'A work list can have at most 500 entries. Take off some that are done.',
  },
  nothing_to_compare: {
    status: 409,
    message: 'This is the first analysis of the site. Analyze it again to see what changed.',
  },
  page_not_found: { status: 404, message: 'This page is not part of the analysis. Choose one of its pages.' },
  main_not_analyzed: {
    status: 409,
    message: 'Analyze your own site first; a comparison needs its analysis.',
  },
  comparison_failed: {
    status: 422,
    message: 'The competitor’s site could not be analyzed. Nothing was charged.',
  },
  comparison_cancelled: { status: 409, message: 'The comparison was cancelled. Nothing was charged.' },
  comparison_running: {
    status: 503,
    message:
      'The server is restarting. The comparison continues: send the request again to get the result. You are charged only once.',
  },
  page_unreadable: { status: 422, message: 'The page could not be read. Nothing was charged.' },
  method_not_allowed: { status: 405, message: 'This URL does not support that method.' },
  email_taken: {
    status: 409,
    message: 'There is already an account with this e-mail address. Log in instead.',
  },
  already_running: { status: 409, message: 'An analysis of this domain is already running.' },
  conversation_busy: {
    status: 409,
    message: 'An answer in this conversation is still being written. Wait for it, then send again.',
  },
  too_many_attempts: { status: 429, message: 'Too many attempts. Wait a minute and try again.' },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a minute and try again.' },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Try again; if the problem persists, contact support.',
  },
  reply_failed: {
    status: 502,
    message: 'We couldn’t write an answer right now. The message was not counted; send it again.',
  },
  pdf_unavailable: {
    status: 503,
    message: 'We can’t print the report right now. Export the HTML report and print that.',
  },
  payment_unavailable: {
    status: 503,
    message: 'We can’t reach the payment service right now. Nothing was charged; try again shortly.',
  },
  image_unavailable: {
    status: 422,
    message: 'The image cannot be shown here. Open its URL to look at it.',
  },
  screenshot_unavailable: {
    status: 503,
    message: 'We can’t load the screenshot right now. Try again shortly.',
  },
  storage_full: {
    status: 503,
    message: 'The server is out of disk space. Nothing was changed; try again later.',
  },
  not_ready: {
    status: 503,
    message: 'The server is starting or its database is not reachable. Try again shortly.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The codes for which the body says `needsCredits: true`. */
export const needsCreditsCodes: ReadonlySet<ErrorCode> = new Set(['needs_credits', 'free_scans_used']);
