/** The columns of every table, for the query builder. */

import type { AcceptanceScope } from '@pagewright/contract/entities/acceptance';
import type { AlertKind, AlertMessage } from '@pagewright/contract/entities/alert';
import type { AnalysisMetrics } from '@pagewright/contract/entities/analysis';
import type { ApiKeyScope } from '@pagewright/contract/entities/api-key';
import type { ScheduleInterval } from '@pagewright/contract/entities/schedule';
import type { SearchConnection, SearchProblem } from '@pagewright/contract/entities/search';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { AccountStatus, LedgerKind, PurchaseState } from '@pagewright/contract/entities/usage';
import type { WorkChoice } from '@pagewright/contract/entities/work-item';
import type { ExplorerView, UrlHop } from '@pagewright/contract/explorer/explorer';
import type { StoredLink } from '@pagewright/contract/explorer/url-row';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Stamp = ColumnType<Date, Date, Date>;
type MadeStamp = ColumnType<Date, never, never>;

export type RunState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

export interface Tables {
  users: {
    id: string;
    email: string | null;
    email_confirmed_at: Date | null;
    password_hash: string | null;
    oidc_issuer: string | null;
    oidc_subject: string | null;
    first_name: string | null;
    last_name: string | null;
    profile_image_url: string | null;
    account_status: Generated<AccountStatus>;
    credits: Generated<number>;
    pages_analyzed: Generated<number>;
    chat_messages_in_pack: Generated<number>;
    free_scans_used: Generated<number>;
    owed_credits: Generated<number>;
    settings: JSONColumnType<Settings> | null;
    created_at: MadeStamp;
  };
  sessions: {
    token_hash: Buffer;
    user_id: string;
    oidc_id_token: string | null;
    created_at: Stamp;
    expires_at: Stamp;
  };
  known_devices: { token_hash: Buffer; user_id: string; created_at: MadeStamp; expires_at: Stamp };
  password_resets: {
    token_hash: Buffer;
    user_id: string;
    expires_at: Stamp;
    purpose: Generated<'password' | 'confirm'>;
  };
  oidc_logins: {
    key_hash: Buffer;
    state: string;
    nonce: string;
    code_verifier: string;
    return_to: string;
    expires_at: Stamp;
  };
  ledger: {
    id: ColumnType<string, never, never>;
    user_id: string;
    kind: LedgerKind;
    amount: number;
    balance_after: number;
    reason: string;
    idempotency_key: string;
    created_at: MadeStamp;
  };
  mails: {
    id: string;
    user_id: string;
    recipient: string;
    subject: string;
    body: string;
    created_at: MadeStamp;
    expires_at: Date | null;
  };
  api_keys: {
    id: Generated<string>;
    user_id: string;
    name: string;
    prefix: string;
    key_hash: Buffer;
    scopes: ApiKeyScope[];
    last_used_at: Date | null;
    created_at: MadeStamp;
  };
  rate_counters: { key: string; window_start: Stamp; count: number };
  brandings: {
    user_id: string;
    name: string;
    color: string | null;
    logo: string | null;
    updated_at: ColumnType<Date, never, Date>;
  };
  sites: {
    id: Generated<string>;
    user_id: string;
    site_key: string;
    domain: string;
    verification_token: Generated<string>;
    fields: ColumnType<unknown, string | undefined, string>;
    created_at: MadeStamp;
  };
  site_access: {
    site_id: string;
    host: string;
    over_http: Generated<boolean>;
    include: ColumnType<string[], string | undefined, string>;
    exclude: ColumnType<string[], string | undefined, string>;
    user_agent: string | null;
    ignore_robots: Generated<boolean>;
    verified_by: string | null;
    verified_at: Date | null;
    created_at: MadeStamp;
  };
  site_credentials: {
    id: Generated<string>;
    site_id: string;
    kind: string;
    name: string;
    sealed: Buffer;
    set_at: Stamp;
  };
  analyses: {
    id: string;
    user_id: string;
    site_id: string;
    domain: string;
    date: Stamp;
    pages_count: number;
    metrics: JSONColumnType<AnalysisMetrics>;
    score: number | null;
    indexable: number | null;
    lcp_ms: number | null;
    report: string;
    whole_report: string | null;
    competitor: string | null;
    deleted_at: Date | null;
    has_rows: Generated<boolean>;
    whole_site: Generated<boolean>;
  };
  analysis_url_details: {
    analysis_id: string;
    url_id: number;
    headers: JSONColumnType<Record<string, string>>;
    redirects: JSONColumnType<UrlHop[]>;
    suggestions: JSONColumnType<string[]>;
    outlinks: JSONColumnType<StoredLink[]>;
    sources: number[];
  };
  explorer_views: {
    id: Generated<string>;
    site_id: string;
    name: string;
    view: JSONColumnType<ExplorerView>;
    saved_at: ColumnType<Date, Date | undefined, Date>;
  };
  acceptances: {
    id: Generated<string>;
    site_id: string;
    rule_id: string;
    title: string;
    scope: AcceptanceScope;
    target: string;
    reason: string;
    accepted_by: string;
    evidence: JSONColumnType<string[]>;
    until: ColumnType<string | null, string | null, never>;
    matches: Generated<number>;
    ended: Generated<boolean>;
    created_at: MadeStamp;
  };
  work_items: {
    site_id: string;
    rule_id: string;
    target: string;
    title: string;
    state: Exclude<WorkChoice, 'none'>;
    assignee: string;
    note: string;
    changed_by: string;
    changed_at: Stamp;
  };
  field_records: {
    target: string;
    device: 'phone' | 'desktop';
    kind: 'now' | 'history';
    day: string;
    records: string | null;
  };
  server_logs: { site_id: string; summary: string; imported_at: Stamp };
  schedules: {
    site_id: string;
    every: ScheduleInterval;
    at: string;
    time_zone: string;
    day_of_month: number;
    settings: JSONColumnType<Settings>;
    use_sitemap: boolean;
    additional_info: string | null;
    next_on: string;
    next_at: Date | null;
    paused_because: string | null;
    failures: Generated<number>;
    created_at: MadeStamp;
  };
  shares: {
    id: Generated<string>;
    token_hash: Buffer;
    sealed_token: Buffer | null;
    site_id: string;
    analysis_id: string | null;
    password_hash: string | null;
    expires_at: Date | null;
    views: Generated<number>;
    last_viewed_at: Date | null;
    created_at: MadeStamp;
  };
  alerts: {
    site_id: string;
    by_email: boolean;
    webhook_url: string | null;
    webhook_secret: string | null;
    kinds: JSONColumnType<AlertKind[]>;
    score_drop: number;
    unsubscribe_token: string;
    is_unreachable: Generated<boolean>;
    created_at: MadeStamp;
  };
  alert_runs: {
    run_id: string;
    site_id: string;
    unreadable: string | null;
    attempts: Generated<number>;
    created_at: MadeStamp;
  };
  alert_deliveries: {
    id: Generated<string>;
    run_id: string;
    site_id: string;
    channel: 'email' | 'webhook';
    message: JSONColumnType<AlertMessage>;
    state: Generated<'waiting' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    next_at: Stamp;
    error: string | null;
    created_at: MadeStamp;
  };
  runs: {
    id: string;
    user_id: string;
    compares: string | null;
    site_key: string;
    domain: string;
    host: string;
    path: string;
    use_sitemap: boolean;
    network: string | null;
    additional_info: string | null;
    settings: JSONColumnType<Settings>;
    max_pages: number;
    plan: AccountStatus;
    held_credits: number;
    rank: number;
    state: Generated<RunState>;
    attempt: Generated<number>;
    crashes: Generated<number>;
    isolated: Generated<boolean>;
    is_scheduled: Generated<boolean>;
    whole_site: Generated<boolean>;
    paused_at: Date | null;
    progress: JSONColumnType<object>;
    error: string | null;
    error_code: string | null;
    created_at: MadeStamp;
    started_at: Date | null;
    ended_at: Date | null;
  };
  purchases: {
    id: string;
    user_id: string | null;
    provider: 'stripe' | 'test';
    session_id: string | null;
    package_name: string;
    credits: number;
    price_cents: number;
    currency: string;
    state: Generated<PurchaseState>;
    receipt_url: string | null;
    taken_back: Generated<number>;
    version: Generated<number>;
    created_at: MadeStamp;
    expires_at: Date | null;
  };
  comparisons: {
    analysis_id: string;
    competitor_key: string;
    result: string;
    is_kept: Generated<boolean>;
    asked_at: ColumnType<Date, never, Date>;
  };
  screenshots: { analysis_id: string; key: string; bytes: Buffer | null };
  doomed_screenshots: { analysis_id: string; key: string; since: MadeStamp };
  site_paces: { site: string; last_at: Date; delay_ms: number; held_until: Date };
  conversations: {
    id: Generated<string>;
    analysis_id: string;
    page_url: string;
    writer: string | null;
    written_until: Date | null;
    created_at: MadeStamp;
  };
  messages: {
    id: ColumnType<string, never, never>;
    conversation_id: string;
    exchange: string;
    role: 'user' | 'assistant';
    content: string;
    extras: JSONColumnType<object> | null;
    created_at: MadeStamp;
  };
  page_copies: { analysis_id: string; page_url: string; fetched_at: Stamp; payload: Buffer };
  run_requests: { run_id: string; seq: number; head: Buffer; page: Buffer | null };
  search_sources: {
    site_id: string;
    kind: SearchConnection['kind'];
    property: string | null;
    service_email: string | null;
    sealed: Buffer;
    through: string | null;
    since: string | null;
    problem: SearchProblem | null;
    failures: Generated<number>;
    next_at: Date | null;
    revision: Generated<number>;
    created_at: MadeStamp;
  };
  search_days: {
    site_id: string;
    day: string;
    clicks: number;
    impressions: number;
    position: number;
    figures: Buffer | null;
    is_detailed: Generated<boolean>;
  };
  search_imports: {
    site_id: string;
    from_day: string;
    to_day: string;
    figures: Buffer;
    imported_at: MadeStamp;
  };
  search_logins: {
    state_hash: Buffer;
    site_id: string;
    user_id: string;
    session_hash: Buffer;
    code_verifier: string;
    expires_at: Stamp;
  };
  run_work: { run_id: string; kind: string; key: string; payload: Buffer };
}
