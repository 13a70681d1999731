-- Analyses under way: who asked for what, how far it is, and the work already done.

create table runs (
  -- The finished analysis has the same id, so that a run can never leave two.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The site as such: its host without www. and its path.
  site_key text not null,
  -- The site as the user wrote it.
  domain text not null,
  host text not null,
  path text not null,
  use_sitemap boolean not null,
  additional_info text,
  settings jsonb not null,
  max_pages integer not null,
  plan text not null check (plan in ('trial', 'paid')),
  held_credits integer not null check (held_credits >= 0),
  -- How many unfinished runs the user had when this one was put into the queue: few go before many.
  rank integer not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  -- Counts up each time a worker takes the run; a worker that was replaced holds an old number and can change nothing.
  attempt integer not null default 0,
  -- How often a worker ended without a word while it had the run.
  crashes integer not null default 0,
  progress jsonb not null,
  error text,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz
);
-- One unfinished run per user and site.
create unique index runs_unfinished_site on runs (user_id, site_key) where state in ('queued', 'running');
create index runs_latest on runs (user_id, site_key, created_at desc);
create index runs_unfinished on runs (state, rank, created_at) where state in ('queued', 'running');

-- What a run has fetched so far; another worker goes on from it.
create table run_work (
  run_id uuid not null references runs on delete cascade,
  kind text not null,
  key text not null,
  payload bytea not null,
  primary key (run_id, kind, key)
);
