/** What a run will cover and cost, said before it is started. */
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { Usage } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { describeTokens, estimateScanTokens } from '@pagewright/contract/pricing/scan-tokens';
import { describeRenderPlan } from '@pagewright/contract/report/rendering-words';

const { scan, aiSuggestionsPerPage, contentDuplication } = limits.credits;

export interface CostLine {
  readonly text: string;
  /** True when the balance or the free scans do not allow a run. */
  readonly isShort: boolean;
}

export function costLine(usage: Usage, settings: Settings): CostLine {
  return usage.accountStatus === 'trial' ? liteScan(usage, settings) : fullScan(usage, settings);
}

/** Null where the built-in suggester writes alone, which costs no tokens, and where AI is off. */
export function tokenLine(usage: Usage, settings: Settings, model: ServerInfo['model']): string | null {
  if (model === undefined || !settings.useAI) return null;
  const affordable = Math.max(0, usage.credits - scan.paid);
  const most = usage.accountStatus === 'trial' ? limits.trial.pagesPerScan : affordable;
  const pages = Math.min(settings.maxPages, most);
  if (pages === 0) return null;
  const tokens = describeTokens(estimateScanTokens(model, pages), model.price);
  return `${model.name} writes the suggestions: ${tokens} for ${count(pages, 'page')}. Pages that have not changed are not sent again. The report counts what it took.`;
}

/** How many pages a browser will open. */
export function renderLine(usage: Usage, settings: Settings): string {
  const most = usage.accountStatus === 'trial' ? limits.trial.pagesPerScan : settings.maxPages;
  return describeRenderPlan({ maxPages: Math.min(settings.maxPages, most) });
}

function liteScan(usage: Usage, settings: Settings): CostLine {
  const left = limits.freeScans - usage.freeScansUsed;
  if (left <= 0) {
    return {
      text: `All ${limits.freeScans} free scans are used. The next scan needs credits.`,
      isShort: true,
    };
  }
  const pages = Math.min(limits.trial.pagesPerScan, settings.maxPages);
  const credits = Math.min(scan.trial, usage.credits);
  return {
    text: `Lite scan, up to ${count(pages, 'page')}, ${count(credits, 'credit')}. ${left} of ${limits.freeScans} free scans left.`,
    isShort: false,
  };
}

function fullScan(usage: Usage, settings: Settings): CostLine {
  const scope = `Full scan, up to ${count(settings.maxPages, 'page')}`;
  if (usage.credits < scan.paid) {
    return {
      text: `${scope}: needs at least ${count(scan.paid, 'credit')}, you have ${usage.credits}.`,
      isShort: true,
    };
  }
  if (!settings.useAI) return { text: `${scope}: ${count(scan.paid, 'credit')}, AI is off.`, isShort: false };
  const full = scan.paid + settings.maxPages * aiSuggestionsPerPage + contentDuplication;
  const parts = `${scan.paid} for the scan, ${aiSuggestionsPerPage} for each page with AI suggestions, ${contentDuplication} for content duplication`;
  const most = Math.min(full, usage.credits);
  const text = `${scope}: at most ${count(most, 'credit')} (${parts}).`;
  if (most === full) return { text, isShort: false };
  return { text: `${text} Your balance covers AI for the most important pages only.`, isShort: false };
}

const plurals = new Intl.PluralRules('en');
const count = (amount: number, noun: string): string =>
  `${amount} ${plurals.select(amount) === 'one' ? noun : `${noun}s`}`;
