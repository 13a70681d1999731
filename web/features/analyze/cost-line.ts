/** What a run will cover and cost, said before it is started. */
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { Usage } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { wholeSiteCredits, wholeSitePages } from '@pagewright/contract/pricing/scan-price';
import { describeTokens, estimateScanTokens } from '@pagewright/contract/pricing/scan-tokens';
import { describeRenderPlan } from '@pagewright/contract/report/rendering-words';
import { strings } from './strings.ts';

const { scan, aiSuggestionsPerPage, contentDuplication } = limits.credits;
const words = strings.cost;

export interface CostLine {
  readonly text: string;
  /** True when the balance or the free scans do not allow a run. */
  readonly isShort: boolean;
}

export function costLine(usage: Usage, settings: Settings): CostLine {
  return usage.accountStatus === 'trial' ? liteScan(usage, settings) : fullScan(usage, settings);
}

/** What a scan of the whole site costs at most; null for trial accounts, which have none. */
export function wholeSiteLine({ accountStatus, credits }: Usage): CostLine | null {
  if (accountStatus === 'trial') return null;
  const most = wholeSitePages(credits);
  if (most === 0)
    return { text: words.wholeSiteShort({ credits: scan.paid, balance: credits }), isShort: true };
  return { text: words.wholeSite({ most, credits: wholeSiteCredits(most) }), isShort: false };
}

/** Null where the built-in suggester writes alone, which costs no tokens, and where AI is off. */
export function tokenLine(usage: Usage, settings: Settings, model: ServerInfo['model']): string | null {
  if (model === undefined || !settings.useAI) return null;
  const affordable = Math.max(0, usage.credits - scan.paid);
  const most = usage.accountStatus === 'trial' ? limits.trial.pagesPerScan : affordable;
  const pages = Math.min(settings.maxPages, most);
  if (pages === 0) return null;
  const tokens = describeTokens(estimateScanTokens(model, pages), model.price);
  return words.tokens({ model: model.name, tokens, most: pages });
}

/** How many pages a browser will open. */
export function renderLine(usage: Usage, settings: Settings): string {
  const most = usage.accountStatus === 'trial' ? limits.trial.pagesPerScan : settings.maxPages;
  return describeRenderPlan({ maxPages: Math.min(settings.maxPages, most) });
}

function liteScan(usage: Usage, settings: Settings): CostLine {
  const left = limits.freeScans - usage.freeScansUsed;
  if (left <= 0) return { text: words.noFreeScans, isShort: true };
  const pages = Math.min(limits.trial.pagesPerScan, settings.maxPages);
  const credits = Math.min(scan.trial, usage.credits);
  return { text: words.lite({ most: pages, credits, left }), isShort: false };
}

function fullScan({ credits }: Usage, { maxPages, useAI }: Settings): CostLine {
  if (credits < scan.paid)
    return { text: words.fullShort({ most: maxPages, credits: scan.paid, balance: credits }), isShort: true };
  if (!useAI) return { text: words.fullWithoutAi({ most: maxPages, credits: scan.paid }), isShort: false };
  const full = scan.paid + maxPages * aiSuggestionsPerPage + contentDuplication;
  const text =
    credits < full
      ? words.fullInPart({ most: maxPages, credits })
      : words.full({ most: maxPages, credits: full });
  return { text, isShort: false };
}
