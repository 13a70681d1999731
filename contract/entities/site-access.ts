/** How a closed site is entered: credentials that are never shown again, patterns, user agent, and who owns it. */
import { z } from 'zod';
import { limits } from '../limits.ts';

const { siteAccess } = limits;

export const CredentialKind = z.enum(['basic', 'header', 'cookie']);
export type CredentialKind = z.infer<typeof CredentialKind>;

/** What is shown of a credential: that it exists. */
export const StoredCredential = z.object({
  id: z.string(),
  kind: CredentialKind,
  /** Of the header or cookie; empty for basic authentication. */
  name: z.string(),
  setAt: z.iso.datetime(),
});
export type StoredCredential = z.infer<typeof StoredCredential>;

const tooLong = `Use at most ${siteAccess.valueMax} characters`;
/** The names of RFC 9110. */
const fieldName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** A space at an end would be cut off; a line break would begin another header. */
const visible = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;
const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

/** They belong to the connection or to us, or have a field of their own. */
const reserved =
  /^(?:host|connection|content-.+|transfer-encoding|te|trailer|upgrade|expect|keep-alive|proxy-.+|range|if-.+|accept-encoding|accept|user-agent|cookie|x-forwarded-.+|forwarded|via)$/i;

const HeaderName = z
  .string()
  .trim()
  .min(1, 'Enter the name of the header')
  .max(siteAccess.nameMax, `Use at most ${siteAccess.nameMax} characters`)
  .regex(fieldName, 'Use only letters, digits and hyphens')
  .refine((name) => !reserved.test(name), 'This header cannot be set here');

const CookieName = z
  .string()
  .trim()
  .min(1, 'Enter the name of the cookie')
  .max(siteAccess.nameMax, `Use at most ${siteAccess.nameMax} characters`)
  .regex(fieldName, 'Use only letters, digits and hyphens');

export const CredentialForm = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('basic'),
    username: z
      .string()
      .min(1, 'Enter the username')
      .max(siteAccess.nameMax, `Use at most ${siteAccess.nameMax} characters`)
      .regex(/^[^:\p{Cc}]*$/u, 'A username cannot contain a colon'),
    password: z
      .string()
      .min(1, 'Enter the password')
      .max(siteAccess.valueMax, tooLong)
      .regex(/^[^\p{Cc}]*$/u, 'A password cannot contain line breaks'),
  }),
  z.object({
    kind: z.literal('header'),
    name: HeaderName,
    value: z
      .string()
      .trim()
      .min(1, 'Enter the value')
      .max(siteAccess.valueMax, tooLong)
      .regex(visible, 'Use only visible ASCII characters'),
  }),
  z.object({
    kind: z.literal('cookie'),
    name: CookieName,
    value: z
      .string()
      .trim()
      .min(1, 'Enter the value')
      .max(siteAccess.valueMax, tooLong)
      .regex(cookieValue, 'Enter the value alone, without spaces, commas, semicolons or quotes'),
  }),
]);
export type CredentialForm = z.infer<typeof CredentialForm>;

/** As in robots.txt. */
const Patterns = z
  .array(
    z
      .string()
      .trim()
      .max(siteAccess.patternMax, `Use at most ${siteAccess.patternMax} characters in a pattern`)
      .regex(/^[/*]\S*$/, 'A pattern begins with / or * and contains no spaces'),
  )
  .max(siteAccess.patternsMax, `Use at most ${siteAccess.patternsMax} patterns`);

export const SiteAccessForm = z.object({
  /** With or without www.: the only host that gets the credentials. */
  host: z.string().max(253),
  /** Whether they are also sent over unencrypted http. */
  overHttp: z.boolean(),
  include: Patterns,
  exclude: Patterns,
  /** Null for our own. */
  userAgent: z
    .string()
    .trim()
    .min(1, 'Enter a user agent')
    .max(siteAccess.userAgentMax, `Use at most ${siteAccess.userAgentMax} characters`)
    .regex(visible, 'Use only visible ASCII characters')
    .nullable(),
  /** Reads what robots.txt forbids; only for a verified site. */
  ignoreRobots: z.boolean(),
});
export type SiteAccessForm = z.infer<typeof SiteAccessForm>;

export const VerificationMethod = z.enum(['file', 'meta', 'dns']);
export type VerificationMethod = z.infer<typeof VerificationMethod>;

/** Three places, of which the owner chooses one, and what to put there. */
export const Verification = z.object({
  token: z.string(),
  fileUrl: z.string(),
  metaTag: z.string(),
  dnsName: z.string(),
  dnsValue: z.string(),
  /** Null when the site is not verified. */
  verifiedBy: VerificationMethod.nullable(),
  verifiedAt: z.iso.datetime().nullable(),
});
export type Verification = z.infer<typeof Verification>;

export const SiteAccess = SiteAccessForm.extend({
  /** False while everything is as for a site that is open to all. */
  isSaved: z.boolean(),
  /** The hosts to choose from. */
  hosts: z.array(z.string()),
  credentials: z.array(StoredCredential),
  verification: Verification,
});
export type SiteAccess = z.infer<typeof SiteAccess>;

export const VerificationAttempt = z.object({
  method: VerificationMethod,
  /** What was found there. */
  sentence: z.string(),
});
export type VerificationAttempt = z.infer<typeof VerificationAttempt>;

export const VerificationResult = z.object({
  access: SiteAccess,
  /** Empty when the site was verified. */
  attempts: z.array(VerificationAttempt),
});
export type VerificationResult = z.infer<typeof VerificationResult>;
