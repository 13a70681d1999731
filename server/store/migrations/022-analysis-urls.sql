-- Every URL of an analysis as rows, for the explorer: facts that can be filtered are columns. An analysis' rows are found
-- by its id first and then scanned, which is quick enough for 50,000; further indexes would cost more than they save.

create table analysis_urls (
  analysis_id uuid not null,
  id integer not null,
  -- Sorted by bytes: quick, and the same on all databases.
  url text collate "C" not null,
  kind text collate "C" not null,
  internal boolean not null,
  status integer,
  content_type text collate "C",
  indexable boolean,
  why_not text collate "C",
  reason text collate "C",
  title text collate "C",
  title_length integer,
  description text collate "C",
  description_length integer,
  h1 text collate "C",
  h1_length integer,
  words integer,
  language text collate "C",
  page_type text collate "C",
  template text collate "C",
  depth integer,
  inlinks integer,
  outlinks integer,
  page_rank double precision,
  bytes double precision,
  response_ms integer,
  canonical text collate "C",
  redirect_to text collate "C",
  schema_types text[],
  critical integer not null default 0,
  warnings integer not null default 0,
  info integer not null default 0,
  findings text[],
  score double precision,
  last_modified date,
  in_sitemap boolean,
  found_on text collate "C",
  -- Own fields of the site, by name.
  values jsonb not null default '{}',
  primary key (analysis_id, id)
);

-- What is read for one URL at a time.
create table analysis_url_details (
  analysis_id uuid not null,
  url_id integer not null,
  headers jsonb not null,
  redirects jsonb not null,
  suggestions jsonb not null,
  -- Of each link its target (the id of a row, or a URL that has none), its text and its flags.
  outlinks jsonb not null,
  -- The ids of the pages that link to it.
  sources integer[] not null,
  primary key (analysis_id, url_id)
);

create table analysis_findings (
  analysis_id uuid not null,
  -- Null for a finding about the site.
  url_id integer,
  rule_id text collate "C" not null,
  severity text collate "C" not null,
  -- Without the texts that all findings of its rule share.
  issue jsonb not null
);
create index analysis_findings_url on analysis_findings (analysis_id, url_id);

-- The texts of the rules as they were when the site was analyzed.
create table analysis_rules (
  analysis_id uuid not null,
  rule_id text collate "C" not null,
  texts jsonb not null,
  primary key (analysis_id, rule_id)
);

-- False where the rows are to be made from the report: analyses from before them, and reports that were changed.
alter table analyses
  add column has_rows boolean not null default false,
  -- Its pages are rows alone.
  add column whole_site boolean not null default false;

-- A run writes rows before there is an analysis, so that no foreign key can hold them.
create function delete_analysis_rows() returns trigger language plpgsql as $$
begin
  delete from analysis_urls where analysis_id = old.id;
  delete from analysis_url_details where analysis_id = old.id;
  delete from analysis_findings where analysis_id = old.id;
  delete from analysis_rules where analysis_id = old.id;
  return null;
end $$;
create trigger analyses_rows after delete on analyses for each row execute function delete_analysis_rows();

create table explorer_views (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references sites on delete cascade,
  name text not null,
  view jsonb not null,
  saved_at timestamptz not null default clock_timestamp(),
  unique (site_id, name)
);
