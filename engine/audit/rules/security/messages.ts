/** The texts of the rules on encryption, headers and leaks. */
import type { GroupTexts } from '../../rule-texts.ts';

export const securityTexts = {
  'https-missing': {
    title: 'Page without HTTPS',
    why: 'Over http, anyone on the network can read and change the page. Browsers mark it as not secure, and Google prefers https pages.',
    fix: 'Serve the page over https and redirect http to it.',
    messages: { 'over-http': 'The page is served over http.' },
  },
  'mixed-content-active': {
    title: 'Mixed content: scripts, styles or frames over HTTP',
    why: 'Browsers block them on an https page, so part of the page does not work.',
    fix: 'Load them over https.',
    messages: {
      blocked:
        '{count, plural, one {# active resource is} other {# active resources are}} loaded over http and blocked by browsers.',
    },
  },
  'mixed-content-passive': {
    title: 'Mixed content: images or media over HTTP',
    why: 'Browsers request them over https instead and show nothing where that fails. Older browsers load them unencrypted, and others on the network can see and change them.',
    fix: 'Load them over https.',
    messages: {
      insecure:
        '{count, plural, one {# image or media file is} other {# image or media files are}} loaded over http.',
    },
  },
  'form-insecure': {
    title: 'Form sent without HTTPS',
    why: 'What visitors enter can be read or changed in transit, and browsers warn them before they send it.',
    fix: 'Serve the page over https and send the form to an https URL.',
    messages: {
      page: {
        text: '{count, plural, one {# form is} other {# forms are}} on a page served over http.',
        fix: 'Serve the page over https.',
      },
      target: {
        text: '{count, plural, one {# form is} other {# forms are}} sent to an http:// URL.',
        fix: 'Change the action of the form to an https:// URL.',
      },
    },
  },
  'secret-leaked': {
    title: 'Secret key or password in the page source',
    why: 'Anyone can read the source of a page, comments included. A secret in it can be used by others in your name, and at your cost.',
    fix: 'Revoke the key or change the password first, then take it out of the page and keep the new one on the server.',
    messages: {
      leaked:
        'The source contains what looks like a {provider} ({masked}).{count, plural, one {} other { # keys were found.}}',
    },
  },
  'software-outdated': {
    title: 'Outdated software with known security holes (PHP, jQuery)',
    why: 'This version no longer gets security updates from its developers. Your Linux distribution may have patched it anyway. This has no effect on search.',
    fix: 'Update it, or ask your host or agency to do so.',
    messages: {
      outdated: {
        title: 'Outdated software: {names}',
        text: 'The page uses {names}.',
        fix: 'Update {names}, or ask your host or agency to do so.',
      },
    },
  },
  'cookie-flags': {
    title: 'Session cookie without Secure or HttpOnly',
    why: 'Without Secure, the cookie is also sent unencrypted; without HttpOnly, any script on the page can read it. Anyone who has it is signed in as the visitor. This has no effect on search.',
    fix: 'Set the cookie with Secure, HttpOnly and SameSite=Lax.',
    messages: {
      weak: {
        title: 'Session cookie without {absent}',
        text: 'The cookie “{name}” is set without {absent}.',
      },
    },
  },
  'hsts-weak': {
    title: 'No HSTS header',
    why: 'After it has seen Strict-Transport-Security, a browser never uses http for the site again, so nobody can intercept the request before the redirect.',
    fix: 'Send “Strict-Transport-Security: max-age=31536000” with every https response.',
    messages: {
      absent: 'The home page sends no Strict-Transport-Security header.',
      short: {
        title: 'HSTS header lasts too short a time',
        text: 'Strict-Transport-Security lasts only {seconds, plural, one {# second} other {# seconds}}.',
        fix: 'Raise max-age in the header to 31536000 seconds, a year.',
      },
    },
  },
  'security-headers-missing': {
    title: 'Missing security headers',
    why: 'These headers keep browsers from guessing file types, from showing the site inside another one and from passing full URLs to other sites. They have no effect on search.',
    fix: 'Send these headers with every response, in the settings of the server or the CDN.',
    messages: { absent: 'The home page does not send {names}.' },
  },
  'security-headers-inconsistent': {
    title: 'Security headers missing on some pages',
    why: 'The home page is protected by the header and these pages are not, often because different software serves them. This has no effect on search.',
    fix: 'Set the header for the whole site in the web server, not in individual applications.',
    messages: {
      absent: {
        title: '{name} missing on some pages',
        text: '{count, plural, one {# page does} other {# pages do}} not send {name}, which the home page sends: {example}{count, plural, one {} other {, and others}}.',
        fix: 'Set {name} for the whole site in the web server, not in individual applications.',
      },
    },
  },
  'tls-cert-expiring': {
    title: 'TLS certificate invalid or about to expire',
    why: 'Browsers show a warning instead of the site as soon as its certificate is not valid.',
    fix: 'Renew the certificate for every host name of the site, and set up automatic renewal.',
    messages: {
      invalid: {
        title: 'Invalid TLS certificate',
        text: 'The host {host} has no valid certificate: “{detail}”',
        why: 'Browsers show a warning instead of the site.',
        fix: 'Install a certificate that is valid for {host}.',
      },
      expired: {
        title: 'Expired TLS certificate',
        text: 'The certificate of {host} expired on {date}.',
        why: 'Browsers show a warning instead of the site.',
      },
      expiring: {
        title: 'TLS certificate about to expire',
        text: 'The certificate of {host} expires in {days, plural, one {# day} other {# days}}, on {date}.',
        why: 'Browsers show a warning instead of the site as soon as its certificate has expired.',
      },
    },
  },
} as const satisfies GroupTexts;
