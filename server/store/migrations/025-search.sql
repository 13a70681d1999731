-- Figures of Google Search Console: how they are read, and what is stored of them.

create table search_sources (
  site_id uuid primary key references sites on delete cascade,
  kind text not null check (kind in ('oauth', 'service-account')),
  -- As Google names it; null until one was found.
  property text,
  -- E-mail address of the service account.
  service_email text,
  -- The refresh token or the key, encrypted with the key of the installation, which is not in the database.
  sealed bytea not null,
  -- The newest and the oldest day that were read.
  through date,
  since date,
  problem text check (problem in
    ('access-revoked', 'no-property', 'forbidden', 'quota', 'unavailable', 'secret-unreadable')),
  -- Syncs in a row that failed.
  failures integer not null default 0,
  -- Null while it waits for its owner.
  next_at timestamptz,
  -- Of its credentials: a sync that began with earlier ones writes nothing.
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp()
);
create index search_sources_due on search_sources (next_at) where next_at is not null;

-- One row a day, so that a day that is read again replaces itself.
create table search_days (
  site_id uuid not null references sites on delete cascade,
  day date not null,
  clicks integer not null,
  impressions integer not null,
  position double precision not null,
  -- Its top pages, queries and pairs of both, as gzipped JSON; null where only the totals are known, as from an export.
  figures bytea,
  -- Whether they are those of a recent day: older ones are cut to their top.
  is_detailed boolean not null default false,
  primary key (site_id, day)
);
create index search_days_detailed on search_days (site_id, day) where is_detailed;

-- An export has figures of pages and queries for its whole range only.
create table search_imports (
  site_id uuid not null references sites on delete cascade,
  from_day date not null,
  to_day date not null,
  figures bytea not null,
  imported_at timestamptz not null default clock_timestamp(),
  primary key (site_id, from_day, to_day)
);

-- Connections that were begun, until Google sends the browser back; used once.
create table search_logins (
  state_hash bytea primary key,
  site_id uuid not null references sites on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Of the session that began it: another one cannot finish it.
  session_hash bytea not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
