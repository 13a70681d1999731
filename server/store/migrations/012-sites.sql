-- Sites: the analyses of one user and host (and path) belong together, with the figures of their trend in each row, so
-- that a trend is read without opening reports.

create table sites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- As in runs: the host without www. and the path.
  site_key text not null,
  -- As the user wrote it last.
  domain text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, site_key)
);

alter table analyses
  add column site_id uuid references sites on delete cascade,
  add column score real,
  add column indexable integer,
  add column lcp_ms integer;

-- The run of an analysis has its key while it is kept; older ones are named by their domain.
create temporary table keyed on commit drop as
  select a.id, a.user_id, a.domain, a.date, coalesce(r.site_key, case when length(k.key) <= 1000 then k.key
    else encode(sha256(convert_to(k.key, 'UTF8')), 'hex') end) as site_key
  from analyses a
    left join runs r on r.id = a.id
    cross join lateral (select regexp_replace(lower(split_part(a.domain, '/', 1)), '^www\.', '')
      || rtrim(substr(a.domain, length(split_part(a.domain, '/', 1)) + 1), '/') as key) k;

insert into sites (user_id, site_key, domain)
  select distinct on (user_id, site_key) user_id, site_key, domain from keyed order by user_id, site_key, date desc;

update analyses a set site_id = s.id
  from keyed k join sites s on s.user_id = k.user_id and s.site_key = k.site_key
  where k.id = a.id;

alter table analyses alter column site_id set not null;
create index analyses_of_site on analyses (site_id, date);

-- A report that cannot be read has no figures.
create function pg_temp.figure(report text, variadic path text[]) returns numeric language plpgsql as $$
begin
  return (report::json #>> path)::numeric;
exception when others then
  return null;
end $$;

update analyses set
  score = pg_temp.figure(report, 'score', 'value'),
  indexable = pg_temp.figure(report, 'indexability', 'indexable');

drop function pg_temp.figure(text, text[]);
