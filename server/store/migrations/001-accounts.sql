-- Accounts, sessions, settings, the credit ledger and mail.

create table users (
  id uuid primary key,
  email text,
  password_hash text,
  oidc_issuer text,
  oidc_subject text,
  first_name text,
  last_name text,
  profile_image_url text,
  account_status text not null default 'trial' check (account_status in ('trial', 'paid')),
  -- The balance: always the sum of the ledger's amounts, and never below zero.
  credits integer not null default 0 check (credits >= 0),
  pages_analyzed integer not null default 0 check (pages_analyzed >= 0),
  chat_messages_in_pack integer not null default 0 check (chat_messages_in_pack between 0 and 9),
  free_scans_used integer not null default 0 check (free_scans_used >= 0),
  settings jsonb,
  created_at timestamptz not null default now(),
  check ((oidc_issuer is null) = (oidc_subject is null))
);
-- One local account per address; the identity provider's accounts are told apart by its own subject.
create unique index users_local_email on users (lower(email)) where oidc_issuer is null;
create unique index users_oidc on users (oidc_issuer, oidc_subject) where oidc_issuer is not null;

create table sessions (
  -- The cookie holds the token, the table only its hash.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  oidc_id_token text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);

-- A sign-in under way at the identity provider; the browser holds the key to its row.
create table oidc_logins (
  key_hash bytea primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);

create table ledger (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('grant', 'purchase', 'hold', 'charge', 'refund')),
  amount integer not null,
  balance_after integer not null check (balance_after >= 0),
  reason text not null,
  -- The same event told twice is booked once.
  idempotency_key text not null unique,
  created_at timestamptz not null default now()
);
create index ledger_user on ledger (user_id, id desc);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  -- Deleting an account takes its entries along: that comes through the foreign key, one trigger deep.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_is_append_only before update or delete on ledger
  for each row execute function refuse_ledger_change();

create table mails (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index mails_user on mails (user_id, created_at desc);

-- Counters of attempts; losing them in a crash costs nothing.
create unlogged table rate_counters (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

create table analyses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  domain text not null,
  date timestamptz not null,
  pages_count integer not null,
  metrics jsonb not null,
  -- The whole Analysis as JSON text: it is served as it is stored.
  report text not null,
  deleted_at timestamptz
);
create index analyses_user on analyses (user_id, date desc) where deleted_at is null;
