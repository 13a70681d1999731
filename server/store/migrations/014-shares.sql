-- Links that show a report or the trend of a site without an account. Only a hash of the link is stored.

create table shares (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  site_id uuid not null references sites on delete cascade,
  -- Null for the trend of the site.
  analysis_id uuid references analyses on delete cascade,
  password_hash text,
  expires_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index shares_of_site on shares (site_id);
