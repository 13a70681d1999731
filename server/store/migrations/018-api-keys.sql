-- Keys with which programs use the API in place of a person who is signed in. Only a hash of a key is stored.

create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  -- How the key begins, to tell keys apart.
  prefix text not null,
  key_hash bytea not null unique,
  scopes text[] not null,
  last_used_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index api_keys_of_user on api_keys (user_id);
