-- Findings that the owner of a site accepted, with the evidence as it was then.

create table acceptances (
  id uuid primary key default gen_random_uuid(),
  site_id uuid not null references sites on delete cascade,
  rule_id text not null,
  -- Of the findings, as they were called when they were accepted.
  title text not null,
  scope text not null check (scope in ('page', 'pattern', 'site')),
  -- A page's URL, a URL pattern, or empty for the whole site.
  target text not null,
  reason text not null,
  accepted_by text not null,
  -- Fingerprints; a finding with other evidence is reported again.
  evidence jsonb not null,
  -- The last day on which it holds.
  until date,
  -- Findings of the site's latest analysis that it covers.
  matches integer not null default 0,
  -- Whether its end has been applied to the latest analysis.
  ended boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
create index acceptances_of_site on acceptances (site_id);

-- The report with all findings; only where some of them are accepted.
alter table analyses add column whole_report text;
