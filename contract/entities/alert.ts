/** What the owner of a site is told after a run: by e-mail and by webhook, and only when something changed. */
import { z } from 'zod';
import { limits } from '../limits.ts';

export const AlertKind = z.enum([
  'new-critical-issue',
  'indexable-pages-fell',
  'score-fell',
  'search-clicks-fell',
  'site-unreachable',
  'certificate-expiring',
  'robots-txt-changed',
  'sitemap-changed',
]);
export type AlertKind = z.infer<typeof AlertKind>;

export const AlertsForm = z.object({
  byEmail: z.boolean(),
  /** Null for none. It is posted to over https only, and never inside a private network. */
  webhookUrl: z
    .string()
    .trim()
    .max(limits.alerts.webhookUrlMax, 'This URL is too long')
    .refine(
      (url) => /^https:\/\/[^/\s]/i.test(url) && URL.canParse(url),
      'Enter a URL that begins with https://',
    )
    .nullable(),
  kinds: z.array(AlertKind).max(AlertKind.options.length),
  /** `score-fell`: by at least so many points. */
  scoreDrop: z
    .int('Enter a whole number of points')
    .min(limits.alerts.scoreDrop.min, `Enter at least ${limits.alerts.scoreDrop.min}`)
    .max(limits.alerts.scoreDrop.max, `Enter at most ${limits.alerts.scoreDrop.max}`),
});
export type AlertsForm = z.infer<typeof AlertsForm>;

/** One thing that changed. */
export const AlertItem = z.object({
  kind: AlertKind,
  headline: z.string(),
  /** Titles of issues, URLs, lines of a file. */
  details: z.array(z.string()),
});
export type AlertItem = z.infer<typeof AlertItem>;

/** One message, as a webhook receives it. */
export const AlertMessage = z.object({
  /** The same in every attempt to deliver it. */
  id: z.string(),
  type: z.enum(['alert', 'test']),
  createdAt: z.iso.datetime(),
  site: z.object({ id: z.string(), domain: z.string() }),
  /** Null when the site could not be read. */
  analysisId: z.string().nullable(),
  /** Opens what changed. */
  url: z.string(),
  items: z.array(AlertItem),
});
export type AlertMessage = z.infer<typeof AlertMessage>;

export const AlertDelivery = z.object({
  id: z.string(),
  channel: z.enum(['email', 'webhook']),
  createdAt: z.iso.datetime(),
  /** What it says, in a line. */
  headline: z.string(),
  /** `waiting`: to be sent, or to be tried again. */
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int().nonnegative(),
  /** Of the last attempt; null when it went well or there was none. */
  error: z.string().nullable(),
});
export type AlertDelivery = z.infer<typeof AlertDelivery>;

export const Alerts = AlertsForm.extend({
  /** Signs what is posted to the webhook; null without one. */
  webhookSecret: z.string().nullable(),
});
export type Alerts = z.infer<typeof Alerts>;

export const WebhookTrial = z.object({
  ok: z.boolean(),
  /** What the receiver answered, in a sentence. */
  message: z.string(),
});
export type WebhookTrial = z.infer<typeof WebhookTrial>;
