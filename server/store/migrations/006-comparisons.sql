-- Comparisons with a competitor: runs of their own kind, their results, and the one a person keeps with an analysis.

-- The analysis that the run's site is compared with; null for an analysis. No reference: a comparison whose analysis
-- was deleted must still be settled.
alter table runs add column compares uuid;

-- What was made and paid for. The same question about the same analysis is answered from here.
create table comparisons (
  analysis_id uuid not null references analyses on delete cascade,
  -- The competitor's site as such, as in runs.site_key.
  competitor_key text not null,
  -- A CompetitorResult as JSON text.
  result text not null,
  -- Whether the person's screen has kept it with the analysis since it was last asked for.
  is_kept boolean not null default false,
  asked_at timestamptz not null default clock_timestamp(),
  primary key (analysis_id, competitor_key)
);

-- The comparison kept with the analysis, as JSON text: apart from the report, so that neither writer undoes the other.
alter table analyses add column competitor text;
