-- Purchases: one row per checkout session, from its start to what was taken back of it.

-- Credits of refunded or disputed payments that were already spent; settled from what comes in next.
alter table users add column owed_credits integer not null default 0 check (owed_credits >= 0);

create table purchases (
  id uuid primary key,
  -- A deleted account leaves its purchases behind for the books, without a name on them.
  user_id uuid references users on delete set null,
  provider text not null check (provider in ('stripe', 'test')),
  -- The checkout session at the provider; unknown for the moment it takes to open one.
  session_id text unique,
  package_name text not null,
  credits integer not null check (credits > 0),
  price_cents integer not null check (price_cents > 0),
  currency text not null,
  state text not null default 'open'
    check (state in ('open', 'processing', 'paid', 'cancelled', 'expired', 'failed')),
  receipt_url text,
  -- Credits that refunds and disputes have cost so far, booked or owed.
  taken_back integer not null default 0 check (taken_back between 0 and credits),
  -- Counts up with every change: who asked the provider before the last one must ask again.
  version integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index purchases_user on purchases (user_id);
create index purchases_unpaid on purchases (created_at) where state <> 'paid';
