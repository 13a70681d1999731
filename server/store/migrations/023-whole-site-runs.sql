-- Scans of a whole site: what is read is kept row by row, so that a worker that dies is replaced by one that goes on.

alter table runs
  add column whole_site boolean not null default false,
  -- Set while its user has paused it: then it is queued, and has no job.
  add column paused_at timestamptz;

create table run_requests (
  run_id uuid not null references runs on delete cascade,
  -- In the order of the crawl.
  seq integer not null,
  -- The request, what site rules need of its page, and new URLs: compressed.
  head bytea not null,
  -- Findings and summary of the page; null where the request led to none.
  page bytea,
  primary key (run_id, seq)
);
-- They are compressed already.
alter table run_requests alter column head set storage external, alter column page set storage external;

-- A run that leaves no analysis leaves no rows.
create function delete_run_rows() returns trigger language plpgsql as $$
begin
  if not exists (select from analyses where id = old.id) then
    delete from analysis_urls where analysis_id = old.id;
    delete from analysis_url_details where analysis_id = old.id;
    delete from analysis_findings where analysis_id = old.id;
    delete from analysis_rules where analysis_id = old.id;
  end if;
  return null;
end $$;
create trigger runs_rows after delete on runs for each row when (old.whole_site) execute function delete_run_rows();
