-- Conversations about a page of an analysis, and the page as it was last read for them: they go with the analysis.

create table conversations (
  id uuid primary key default gen_random_uuid(),
  analysis_id uuid not null references analyses on delete cascade,
  page_url text not null,
  -- Who writes an answer just now, and until when nobody else may: one answer at a time.
  writer uuid,
  written_until timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
-- By a hash: an address can be longer than an index entry may be.
create unique index conversations_page on conversations (analysis_id, md5(page_url));

create table messages (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversations on delete cascade,
  -- A question and its answer share it: the same question sent again finds its answer.
  exchange uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  -- What an assistant's message has beside its text; null for a user's.
  extras jsonb,
  created_at timestamptz not null default clock_timestamp(),
  unique (conversation_id, exchange, role)
);

create table page_copies (
  analysis_id uuid not null references analyses on delete cascade,
  page_url text not null,
  fetched_at timestamptz not null,
  -- The answer of the site, packed.
  payload bytea not null
);
create unique index page_copies_page on page_copies (analysis_id, md5(page_url));
-- It is compressed as it is.
alter table page_copies alter column payload set storage external;
