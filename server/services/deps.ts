/** The dependencies of the services: the database, and ports to everything outside. */
import type { FieldRecord } from '@pagewright/contract/entities/field-data';
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import type { PurchaseState } from '@pagewright/contract/entities/usage';
import type { ChatWriter } from '@pagewright/engine/chat/writer';
import type { HttpClient } from '@pagewright/engine/fetch/http-client';
import type { Poster } from '@pagewright/engine/fetch/post-message';
import type { FreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import type { PageRenderer } from '@pagewright/engine/render/page-renderer';
import type { ReportFonts } from '@pagewright/engine/report/report-document';
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import type { RunNotices } from '../jobs/run-notices.ts';
import type { RunQueue } from '../jobs/run-queue.ts';
import type { Database } from '../store/database.ts';
import type { ChatWorker } from '../workers/chat-worker.ts';
import type { LogWorker } from '../workers/log-worker.ts';
import type { ReportTasks } from '../workers/report-tasks.ts';
import type { InputOf, OutputOf } from '../workers/rpc.ts';
import type { GoogleSearch } from './google-search.ts';

export interface Mail {
  readonly userId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A part of the text for whoever has the mailbox: nobody who is only signed in may read it. */
  readonly secret?: string;
  /** Its link shows that the address is the user's: the only mail for an address that nobody has confirmed. */
  readonly confirms?: true;
  /** Ends mails of this kind; mail programs offer it by its header. */
  readonly unsubscribeUrl?: string;
  readonly expiresAt: Date | null;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** The users with messages in the outbox. */
  readers(): Promise<string[]>;
  /** Removes all outbox messages of a user. */
  forget(userId: string): Promise<void>;
}

export interface LoginRequest {
  /** Where to redirect the browser. */
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** False only when the provider says so. */
  readonly isEmailConfirmed: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly idToken: string;
}

/** An OpenID Connect issuer. Both calls throw when it is unreachable or its response is not valid. */
export interface IdentityProvider {
  begin(): Promise<LoginRequest>;
  finish(callbackQuery: string, expected: Omit<LoginRequest, 'url'>): Promise<Identity>;
  /** The issuer's sign-out page, if it has one. */
  endSessionUrl(idToken: string): Promise<string | null>;
}

export interface CheckoutOrder {
  readonly purchaseId: string;
  readonly userId: string;
  readonly email: string | null;
  readonly packageId: string;
  readonly packageName: string;
  readonly credits: number;
  readonly priceCents: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The current state of a checkout session. */
export interface PaymentState {
  readonly sessionId: string;
  /** Null when the session is not one of ours. */
  readonly purchaseId: string | null;
  readonly status: Exclude<PurchaseState, 'cancelled'>;
  readonly receiptUrl: string | null;
  readonly paidCents: number;
  /** The reversed amount: refunds, and disputes that are open or lost. */
  readonly lostCents: number;
  readonly isDisputed: boolean;
}

/** Takes real payments. Calls throw when it is unreachable. */
export interface PaymentProvider {
  open(order: CheckoutOrder): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** Null when there is no such session. */
  read(sessionId: string): Promise<PaymentState | null>;
  /** Verifies the signature of a webhook; which session it is about, if any. */
  verifyWebhook(body: Buffer, signature: string): Promise<WebhookEvent>;
}

export type WebhookEvent =
  | { readonly kind: 'forged'; readonly because: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'session'; readonly sessionId: string };

export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

type TaskName = keyof ReportTasks;
type SharedTask = 'renderTrend' | 'renderShared' | 'renderRule';

export interface FairReports {
  /** `userId` is for whom it is done: a user, or a share link. Refuses when too much of theirs waits already. */
  readonly call: <N extends TaskName>(
    name: N,
    input: InputOf<ReportTasks[N]>,
    userId: string,
  ) => Promise<OutputOf<ReportTasks[N]>>;
  /** The same for a page that many people open: the same input is rendered once, and kept for a while. */
  readonly callShared: <N extends TaskName & SharedTask>(
    name: N,
    input: InputOf<ReportTasks[N]>,
    userId: string,
  ) => Promise<string>;
  /**
   * One after the other for each user, before a connection of the database is taken: work that holds one while a report
   * is rewritten would else keep all of them.
   */
  readonly inTurn: <T>(userId: string, work: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export type Printed =
  | { readonly kind: 'printed'; readonly pdf: Buffer }
  /** The sentence says what to do instead. */
  | { readonly kind: 'unavailable'; readonly sentence: string };

/** Prints an HTML file as PDF. */
export interface Printer {
  print(html: string): Promise<Printed>;
}

/** In turn between users. */
export interface FairPrinter {
  print(html: string, userId: string): Promise<Printed>;
}

/** What exports and reanalysis of a page need. */
export interface ReportPorts {
  /** Works on reports off the event loop. */
  readonly worker: FairReports;
  readonly style: ReportFonts;
  readonly printer: FairPrinter;
  /** The HTTP client with the address guard. */
  readonly http: HttpClient;
  /** Renders pages that depend on their scripts. */
  readonly renderer?: PageRenderer;
  /** Writes suggestions for a reanalysed page; without one the old ones stay. */
  readonly suggester?: Suggester;
}

/** A page as this server fetched it for a conversation. */
export interface PageCopy {
  readonly fresh: FreshPage;
  readonly fetchedAt: Date;
}

export type PageCopyOutcome =
  | { readonly kind: 'copied'; readonly copy: PageCopy }
  /** The sentence is shown to the user. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

/** What a conversation about a page needs. */
export interface ChatPorts {
  /** Runs the chat's sandbox off the event loop. */
  readonly worker: ChatWorker;
  /** Writes the answers: the built-in assistant, or a language model. */
  readonly writer: ChatWriter;
  /** Page fetches in progress, by analysis and URL: two tabs on one page send one request to the site. */
  readonly pageFetches: Map<string, Promise<PageCopyOutcome>>;
}

/** Stores files outside the database. Calls throw when it is full or unreachable. */
export interface ObjectStore {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null when there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** No error when there is none. */
  remove(name: string): Promise<void>;
}

/** Encrypts what must be read again. */
export interface SecretBox {
  /** The context is where it is stored: it opens nowhere else. */
  seal(text: string, context: string): Promise<Buffer>;
  /** Null when it was sealed with another key or for another context, or was changed. */
  open(sealed: Uint8Array, context: string): Promise<string | null>;
}

/** The TXT records of a name; null when the DNS did not respond. */
export type LookupTxt = (name: string) => Promise<readonly string[] | null>;

export interface FieldQuestion {
  /** An origin or the URL of a page. */
  readonly target: string;
  readonly isOrigin: boolean;
  readonly device: 'phone' | 'desktop';
  readonly kind: 'now' | 'history';
}

export type FieldAnswer =
  /** Null where there is no field data. */
  | { readonly kind: 'records'; readonly records: readonly FieldRecord[] | null }
  | { readonly kind: 'quota' | 'refused' | 'unavailable' };

/** Field data of real visitors. */
export interface FieldSource {
  readonly ask: (question: FieldQuestion) => Promise<FieldAnswer>;
}

export interface Deps {
  readonly db: Database;
  /** Null where screenshots are stored in the database. */
  readonly objects: ObjectStore | null;
  readonly queue: RunQueue;
  readonly notices: RunNotices;
  readonly reports: ReportPorts;
  readonly chat: ChatPorts;
  /** Reads server logs off the event loop. */
  readonly logs: LogWorker;
  /** Null where no key is set: then nobody is asked. */
  readonly fieldData: FieldSource | null;
  readonly mailer: Mailer;
  /** For credentials of closed sites. */
  readonly secrets: SecretBox;
  readonly lookupTxt: LookupTxt;
  /** Nothing asks Google before a site is connected. */
  readonly google: GoogleSearch;
  /** Whether a URL may be requested, as far as can be told without looking up its host. */
  readonly checkUrl: Poster['check'];
  /** Posts to URLs that users gave, through the address guard. */
  readonly webhooks: Pick<Poster, 'check' | 'post'>;
  /** Null where users sign in with local accounts. */
  readonly identity: IdentityProvider | null;
  /** Null where the test checkout is used: no money moves. */
  readonly payments: PaymentProvider | null;
  readonly serverInfo: ServerInfo;
  /** The public URL of this server, without a trailing slash. */
  readonly publicUrl: string;
  readonly log: Log;
  readonly now: () => Date;
  readonly sleep: (ms: number) => Promise<void>;
}
