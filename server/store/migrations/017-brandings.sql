-- White label: what shared pages and exported reports show of their owner.

create table brandings (
  user_id uuid primary key references users on delete cascade,
  name text not null,
  color text,
  -- A data URL.
  logo text,
  updated_at timestamptz not null default clock_timestamp()
);
