/** What the services are handed: the shelves, and ports to what stands outside. */
import type { ServerInfo } from '@pagewright/contract/entities/server-info';
import type { PurchaseState } from '@pagewright/contract/entities/usage';
import type { Advisor } from '@pagewright/engine/advise/advisor';
import type { ChatWriter } from '@pagewright/engine/advise/chat/writer';
import type { HttpClient } from '@pagewright/engine/crawl/http-client';
import type { ReportLook } from '@pagewright/engine/report/html-report';
import type { ChatDesk } from '../runs/chat-desk.ts';
import type { ReportDesk } from '../runs/report-desk.ts';
import type { RunNotices } from '../runs/run-notices.ts';
import type { RunQueue } from '../runs/run-queue.ts';
import type { Database } from '../store/database.ts';

export interface Mail {
  readonly userId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly expiresAt: Date | null;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** The users whose messages lie here, for want of a mail server. */
  readers(): Promise<string[]>;
  /** Removes all messages to a user that lie here. */
  forget(userId: string): Promise<void>;
}

export interface LoginRequest {
  /** Where the browser goes. */
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly idToken: string;
}

/** An OpenID Connect issuer. Both calls throw when it cannot be reached or answers something that must not be believed. */
export interface IdentityProvider {
  begin(): Promise<LoginRequest>;
  finish(callbackQuery: string, expected: Omit<LoginRequest, 'url'>): Promise<Identity>;
  /** Where signing out at the issuer happens, if it offers that. */
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

/** How a checkout session stands at this moment. */
export interface PaymentState {
  readonly sessionId: string;
  /** Null when the session is not one of ours. */
  readonly purchaseId: string | null;
  readonly status: Exclude<PurchaseState, 'cancelled'>;
  readonly receiptUrl: string | null;
  readonly paidCents: number;
  /** What of it went back: refunds, and disputes that are open or lost. */
  readonly lostCents: number;
  readonly isDisputed: boolean;
}

/** Takes real money. Calls throw when it cannot be reached. */
export interface PaymentProvider {
  open(order: CheckoutOrder): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** Null when there is no such session. */
  read(sessionId: string): Promise<PaymentState | null>;
  /** Whether a notice is signed by the provider, and which session it is about, if any. */
  openNotice(body: Buffer, signature: string): Promise<PaymentNotice>;
}

export type PaymentNotice =
  | { readonly kind: 'forged'; readonly because: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'session'; readonly sessionId: string };

export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export type Printed =
  | { readonly kind: 'printed'; readonly pdf: Buffer }
  /** The sentence says what to do instead. */
  | { readonly kind: 'unavailable'; readonly sentence: string };

/** Makes a PDF of an HTML file. */
export interface Printer {
  print(html: string): Promise<Printed>;
}

/** What exports and a second look at a page need. */
export interface ReportPorts {
  /** Work on reports, off the event loop. */
  readonly desk: ReportDesk;
  readonly look: ReportLook;
  readonly printer: Printer;
  /** The guarded way to other people's pages. */
  readonly http: HttpClient;
  /** Writes for a page that is looked at again; without one its old suggestions stay. */
  readonly advisor?: Advisor;
}

/** What a conversation about a page needs. */
export interface ChatPorts {
  /** Pages on the bench, off the event loop. */
  readonly desk: ChatDesk;
  /** Writes the answers: the built-in analyst, or a model. */
  readonly writer: ChatWriter;
}

/** Keeps files beside the database. Calls throw when it is full, or cannot be reached in time. */
export interface ObjectStore {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null when there is none of that name. */
  read(name: string): Promise<Buffer | null>;
  /** No error when there is none. */
  remove(name: string): Promise<void>;
}

export interface Deps {
  readonly db: Database;
  /** Null where screenshots are kept in the database. */
  readonly objects: ObjectStore | null;
  readonly queue: RunQueue;
  readonly notices: RunNotices;
  readonly reports: ReportPorts;
  readonly chat: ChatPorts;
  readonly mailer: Mailer;
  /** Null where people sign in with local accounts. */
  readonly identity: IdentityProvider | null;
  /** Null where the test checkout stands in: no money moves. */
  readonly payments: PaymentProvider | null;
  readonly serverInfo: ServerInfo;
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: string;
  readonly log: Log;
  readonly now: () => Date;
  readonly sleep: (ms: number) => Promise<void>;
}
