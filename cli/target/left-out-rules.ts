/** Checks that say nothing about a site that is not served by its own server, or not on the public internet. */
import { words } from '../words/words.ts';

/** Of the server that answers, not of the files. */
const ofTheServer = [
  'ai-agent-edge-blocked',
  'charset-conflict',
  'content-type-mismatch',
  'cookie-flags',
  'error-page-bare',
  'hsts-weak',
  'https-missing',
  'perf-no-compression',
  'perf-ttfb',
  'security-headers-inconsistent',
  'security-headers-missing',
  'site-host-variants',
  'site-http-open',
  'site-soft-404-handler',
  'site-url-variants',
  'software-outdated',
  'tls-cert-expiring',
];

/** Of a public name: its certificate, its schemes and its www. */
const ofThePublicName = [
  'hsts-weak',
  'https-missing',
  'site-host-variants',
  'site-http-open',
  'tls-cert-expiring',
];

const all = (ids: readonly string[], reason: string): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, reason]));

export const notOfAFolder = () => all(ofTheServer, words.target.notOfAFolder);

export const notOfAPrivateSite = () => all(ofThePublicName, words.target.notOfAPrivateSite);
