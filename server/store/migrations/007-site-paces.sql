-- When each site was asked last, by whichever run on whichever node: several runs of one site share its pace.

-- Unlogged: losing it in a crash of the database costs nothing but a moment's distance.
create unlogged table site_paces (
  -- Host without www., and what kind of requests.
  site text primary key,
  -- The turn that was given out last; may lie ahead.
  last_at timestamptz not null,
  -- The distance that its taker keeps.
  delay_ms double precision not null,
  -- The site asked for a pause.
  held_until timestamptz not null default '-infinity'
);
