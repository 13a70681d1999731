-- What the owner of a site wants read from each of its pages.

alter table sites add column fields jsonb not null default '[]';
