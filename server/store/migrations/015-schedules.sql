-- Sites that are analysed again by themselves.

create table schedules (
  site_id uuid primary key references sites on delete cascade,
  every text not null check (every in ('day', 'week', 'month')),
  -- In the owner's time zone.
  at time not null,
  time_zone text not null,
  -- Of the first run: a month without such a day has the run on its last one.
  day_of_month integer not null,
  -- The settings of the moment in which it was saved.
  settings jsonb not null,
  use_sitemap boolean not null,
  additional_info text,
  -- The local day of the next run, and that moment; null while it is paused.
  next_on date not null,
  next_at timestamptz,
  paused_because text,
  -- Runs in a row in which the site could not be read.
  failures integer not null default 0,
  created_at timestamptz not null default clock_timestamp()
);
create index schedules_due on schedules (next_at) where next_at is not null;

alter table runs add column is_scheduled boolean not null default false;
