-- Screenshots of analysed pages: they go with their analysis.

create table screenshots (
  -- Deferred: the pictures of a run are moved here before its analysis is saved, in one transaction.
  analysis_id uuid not null references analyses on delete cascade deferrable initially deferred,
  key text not null,
  -- A JPEG.
  bytes bytea not null,
  primary key (analysis_id, key)
);
-- They are compressed as they are.
alter table screenshots alter column bytes set storage external;
