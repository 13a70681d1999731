-- What crawlers requested, counted from a site's server logs: no address and no visitor is in it.

create table server_logs (
  site_id uuid primary key references sites on delete cascade,
  -- JSON, as text: it is read as a whole.
  summary text not null,
  imported_at timestamptz not null
);
