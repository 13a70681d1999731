/** Repository of users: accounts, credentials, settings and usage. */
import { randomUUID } from 'node:crypto';
import { SavedSettings, type Settings } from '@pagewright/contract/entities/settings';
import { Usage } from '@pagewright/contract/entities/usage';
import { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import type { Tables } from './tables.ts';

export interface NewUser {
  readonly email: string | null;
  /** When its owner showed that they read what is sent there. */
  readonly emailConfirmedAt?: Date | null;
  readonly passwordHash: string | null;
  readonly oidc: { issuer: string; subject: string } | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
}

export interface Profile {
  readonly email: string | null;
  readonly emailConfirmedAt: Date | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
}

type Row = Selectable<Tables['users']>;

function toUser(row: Row): User {
  const name = [row.first_name, row.last_name].filter((part) => part !== null && part !== '').join(' ');
  return User.parse({
    id: row.id,
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    name: name === '' ? null : name,
    signIn: row.oidc_issuer === null ? 'password' : 'oidc',
  });
}

export type CreateOutcome = { readonly kind: 'created'; readonly user: User } | { readonly kind: 'taken' };

/** `taken` when the e-mail address, or the provider's subject, already has an account. */
export async function createUser(db: Database | Tx, user: NewUser): Promise<CreateOutcome> {
  const row = await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: user.email,
      email_confirmed_at: user.emailConfirmedAt ?? null,
      password_hash: user.passwordHash,
      oidc_issuer: user.oidc?.issuer ?? null,
      oidc_subject: user.oidc?.subject ?? null,
      first_name: user.firstName,
      last_name: user.lastName,
      profile_image_url: user.profileImageUrl,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? { kind: 'taken' } : { kind: 'created', user: toUser(row) };
}

export async function findUser(db: Database | Tx, id: string): Promise<User | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toUser(row);
}

export interface Credentials {
  readonly user: User;
  readonly passwordHash: string | null;
}

export async function findLocalUser(db: Database | Tx, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('oidc_issuer', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { user: toUser(row), passwordHash: row.password_hash };
}

export async function readPasswordHash(db: Database | Tx, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function findOidcUser(db: Database | Tx, issuer: string, subject: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('oidc_issuer', '=', issuer)
    .where('oidc_subject', '=', subject)
    .executeTakeFirst();
  return row === undefined ? null : toUser(row);
}

/** Copies the identity provider's data; a name chosen here stays. */
export async function updateProfile(db: Database | Tx, id: string, profile: Profile): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: profile.email,
      email_confirmed_at: profile.emailConfirmedAt,
      first_name: sql`coalesce(first_name, ${profile.firstName})`,
      last_name: sql`coalesce(last_name, ${profile.lastName})`,
      profile_image_url: profile.profileImageUrl,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateName(
  db: Database | Tx,
  id: string,
  name: { firstName: string | null; lastName: string | null },
): Promise<User | null> {
  const row = await db
    .updateTable('users')
    .set({ first_name: name.firstName, last_name: name.lastName })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : toUser(row);
}

export async function updatePassword(db: Database | Tx, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function confirmEmail(db: Database | Tx, id: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ email_confirmed_at: now }).where('id', '=', id).execute();
}

/** Saved settings; a missing or no longer valid value falls back to its default. */
export async function readSettings(db: Database | Tx, id: string): Promise<Settings> {
  const row = await db.selectFrom('users').select('settings').where('id', '=', id).executeTakeFirst();
  return SavedSettings.parse(row?.settings ?? {});
}

/** The settings to change; the others stay. */
export type SettingsChanges = { readonly [Name in keyof Settings]?: Settings[Name] | undefined };

export async function saveSettings(db: Database | Tx, id: string, changes: SettingsChanges): Promise<void> {
  await db
    .updateTable('users')
    .set({
      settings: sql`coalesce(settings, '{}'::jsonb) || ${JSON.stringify(changes)}::jsonb`,
    })
    .where('id', '=', id)
    .execute();
}

export async function readUsage(db: Database | Tx, id: string): Promise<Usage | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return Usage.parse({
    credits: row.credits,
    accountStatus: row.account_status,
    pageLimit: row.account_status === 'paid' ? limits.paid.pageLimit : limits.trial.pageLimit,
    pagesAnalyzed: row.pages_analyzed,
    chatMessagesInPack: row.chat_messages_in_pack,
    freeScansUsed: row.free_scans_used,
    ...(row.owed_credits > 0 && { owedCredits: row.owed_credits }),
  });
}
