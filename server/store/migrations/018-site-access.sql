-- Closed sites: how they are entered, and whether their owner was verified.

-- What the owner puts on the site to verify it; another one for each user.
alter table sites add column verification_token text not null default replace(gen_random_uuid()::text, '-', '');

create table site_access (
  site_id uuid primary key references sites on delete cascade,
  -- The only host that gets credentials.
  host text not null,
  over_http boolean not null default false,
  include jsonb not null default '[]',
  exclude jsonb not null default '[]',
  user_agent text,
  ignore_robots boolean not null default false,
  verified_by text check (verified_by in ('file', 'meta', 'dns')),
  verified_at timestamptz,
  check ((verified_by is null) = (verified_at is null)),
  created_at timestamptz not null default clock_timestamp()
);

create table site_credentials (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references site_access (site_id) on delete cascade,
  kind text not null check (kind in ('basic', 'header', 'cookie')),
  -- Of the header, in lower case, or of the cookie; empty for basic authentication.
  name text not null,
  -- Encrypted with the key of the installation, which is not in the database.
  sealed bytea not null,
  set_at timestamptz not null default clock_timestamp(),
  unique (site_id, kind, name)
);
