-- Addresses whose owner has shown that they read what is sent there. Until then nothing else is mailed to them.
alter table users add column email_confirmed_at timestamptz;
-- What the identity provider says of its own people is taken as it is.
update users set email_confirmed_at = now() where oidc_issuer is not null;

-- A link sets a new password, or confirms the address.
alter table password_resets add column purpose text not null default 'password'
  check (purpose in ('password', 'confirm'));
