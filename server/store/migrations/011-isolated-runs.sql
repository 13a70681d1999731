-- A run whose thread died while others were in it: its next attempts have a thread of their own, so that only what it
-- does itself counts against it.

alter table runs add column isolated boolean not null default false;
