-- What the owner of a site plans to do about its findings.

create table work_items (
  site_id uuid not null references sites on delete cascade,
  rule_id text not null,
  -- A page's URL, or empty for the whole site.
  target text not null,
  -- Of the finding, as it was called when it was put on the list.
  title text not null,
  state text not null check (state in ('todo', 'doing', 'done')),
  assignee text not null,
  note text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (site_id, rule_id, target)
);
