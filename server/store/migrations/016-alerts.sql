-- What the owner of a site is told after a run, and every message of it.

create table alerts (
  site_id uuid primary key references sites on delete cascade,
  by_email boolean not null,
  webhook_url text,
  -- Signs what is posted; it cannot be a hash.
  webhook_secret text,
  kinds jsonb not null,
  score_drop integer not null,
  -- Ends the e-mails, and nothing else, for whoever has a mail.
  unsubscribe_token text not null unique,
  -- Whether the last run could not read the site: that is told once.
  is_unreachable boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);

-- Runs that have ended and of which nobody has been told yet: written in the transaction that ends the run.
create table alert_runs (
  run_id uuid primary key,
  site_id uuid not null references sites on delete cascade,
  -- Why the site could not be read; null when there is an analysis.
  unreadable text,
  -- How often it could not be found out what to tell.
  attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp()
);

-- One for each run and channel.
create table alert_deliveries (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null,
  site_id uuid not null references sites on delete cascade,
  channel text not null check (channel in ('email', 'webhook')),
  message jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  -- When it is tried next.
  next_at timestamptz not null,
  error text,
  created_at timestamptz not null default clock_timestamp(),
  unique (run_id, channel)
);
create index alert_deliveries_waiting on alert_deliveries (next_at) where state = 'waiting';
create index alert_deliveries_of_site on alert_deliveries (site_id, created_at);
