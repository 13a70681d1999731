-- Screenshots may lie in an object store beside the database; what is deleted here must be removed there.

-- Null: the picture is in the object store, under the name that analysis and key make.
alter table screenshots alter column bytes drop not null;
-- Pictures that are still to be moved away.
create index screenshots_here on screenshots (analysis_id) where bytes is not null;

-- Pictures in the object store that nobody needs any more; a worker removes them there.
create table doomed_screenshots (
  analysis_id uuid not null,
  key text not null,
  since timestamptz not null default clock_timestamp(),
  primary key (analysis_id, key)
);

create function doom_screenshot() returns trigger language plpgsql as $$
begin
  insert into doomed_screenshots (analysis_id, key) values (old.analysis_id, old.key) on conflict do nothing;
  return null;
end $$;
create trigger screenshot_away_is_deleted after delete on screenshots
  for each row when (old.bytes is null) execute function doom_screenshot();

-- A run keeps a picture that was put away as one without bytes. What becomes part of an analysis is not doomed.
create function doom_shot_of_run() returns trigger language plpgsql as $$
begin
  insert into doomed_screenshots (analysis_id, key)
    select old.run_id, old.key
    where not exists (select 1 from screenshots s where s.analysis_id = old.run_id and s.key = old.key)
    on conflict do nothing;
  return null;
end $$;
create trigger shot_away_is_forgotten after delete on run_work
  for each row when (old.kind = 'shot' and octet_length(old.payload) = 0) execute function doom_shot_of_run();
