/** What is to be analysed, and with which settings: plain data, so that it can be sent to another thread. */
import type { Settings } from '@pagewright/contract/entities/settings';
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import type { AuditOptions } from './audit-request.ts';

export interface AnalysisOrder {
  readonly id: string;
  /** As the report shows it. */
  readonly domain: string;
  /** In ASCII, without scheme or port. */
  readonly host: string;
  /** Empty for the whole site. */
  readonly path: string;
  readonly useSitemap: boolean;
  readonly settings: Settings;
  /** The smallest of the settings', the plan's and the account's limit. */
  readonly maxPages: number;
  readonly plan: AccountStatus;
  readonly heldCredits: number;
  /** What the user wrote about the site; empty when nothing. */
  readonly additionalInfo?: string;
  /** What the owner of the site wants otherwise than the settings. */
  readonly options?: Partial<AuditOptions>;
  /** When the run began, as milliseconds since 1970. */
  readonly startedAtMs: number;
}
