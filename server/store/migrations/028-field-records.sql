-- Field data of Chrome (CrUX), kept for a day: what was asked and what came back.

create table field_records (
  -- An origin or the URL of a page.
  target text not null,
  device text not null check (device in ('phone', 'desktop')),
  kind text not null check (kind in ('now', 'history')),
  day date not null,
  -- JSON; null where Chrome has no field data.
  records text,
  primary key (target, device, kind)
);

create index field_records_day on field_records (day);
