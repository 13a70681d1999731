-- Browsers in which an account was signed in to before: wrong passwords of others do not lock them out.

create table known_devices (
  -- The cookie holds the token, the table only its hash.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index known_devices_user on known_devices (user_id);
create index known_devices_expiry on known_devices (expires_at);
