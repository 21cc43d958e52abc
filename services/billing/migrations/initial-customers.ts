const SCOPE = `tenant_id uuid not null, mode text not null check (mode in ('sandbox', 'live'))`;

/** Customers, and what they need to log in. */
export const CUSTOMER_TABLES = `
  create table customer (
    ${SCOPE},
    id uuid not null,
    -- Normalized and lowercased by the service, because databases lowercase letters outside ASCII differently.
    email text not null,
    email_verified_at timestamptz,
    -- Null if the customer logs in only through the store's own site.
    password_hash text,
    name text not null,
    company_name text,
    phone text,
    tax_id text,
    -- The certificate by which the customer is exempt from GCT, and the last date of the exemption.
    tax_exempt_certificate text,
    tax_exempt_until text,
    status text not null check (status in ('ACTIVE', 'PENDING_APPROVAL', 'SUSPENDED', 'CLOSED')),
    currency text not null,
    -- Null for every rail that the store offers.
    payment_rails text[],
    -- While the account is being closed.
    closing_id uuid,
    closing_until timestamptz,
    erased_at timestamptz,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz not null default now(),
    primary key (tenant_id, mode, id),
    constraint customer_email_key unique (tenant_id, mode, email)
  );
  create index customer_newest on customer (tenant_id, mode, created_at desc, id desc);
  create index customer_pending on customer (tenant_id, mode) where status = 'PENDING_APPROVAL';

  create table customer_address (
    ${SCOPE},
    customer_id uuid not null,
    id uuid not null,
    position integer not null,
    name text not null,
    company text,
    line1 text not null,
    line2 text,
    city text not null,
    region text,
    postal_code text,
    country_code text not null,
    phone text,
    primary key (tenant_id, mode, customer_id, id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id) on delete cascade
  );

  -- A session is a family of single-use refresh tokens.
  create table session_family (
    ${SCOPE},
    id uuid not null,
    customer_id uuid not null,
    started_at timestamptz not null default now(),
    -- Null for a session that was never refreshed.
    last_used_at timestamptz,
    -- When the newest refresh token of the family expires. The family is purged after that, or after its end.
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (end_reason in ('logout', 'reuse', 'suspended', 'closed', 'password_changed', 'limit')),
    primary key (tenant_id, mode, id),
    foreign key (tenant_id, mode, customer_id) references customer (tenant_id, mode, id) on delete cascade,
    check ((ended_at is null) = (end_reason is null))
  );
  create index session_family_customer on session_family (tenant_id, mode, customer_id) where ended_at is null;
  create index session_family_ended on session_family (ended_at) where ended_at is not null;
  create index session_family_expires on session_family (expires_at);

  create table refresh_token (
    ${SCOPE},
    token_hash bytea not null,
    family_id uuid not null,
    issued_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (tenant_id, mode, token_hash),
    foreign key (tenant_id, mode, family_id) references session_family (tenant_id, mode, id) on delete cascade
  );
  create index refresh_token_family on refresh_token (tenant_id, mode, family_id, issued_at);
  create index refresh_token_expires on refresh_token (expires_at);

  -- Limits the guessing of passwords, signups and emails by client address, and the logins of one email.
  create table login_failure (
    ${SCOPE},
    subject_kind text not null
      check (subject_kind in ('email', 'address', 'key', 'signup', 'reset', 'verification', 'reset_address', 'login')),
    subject text not null,
    -- The customer who verified or had this email, so that closing the account deletes the row. Null for any other attempt.
    customer_id uuid,
    failed_at timestamptz not null
  );
  create index login_failure_customer on login_failure (tenant_id, mode, customer_id) where customer_id is not null;
  create index login_failure_subject on login_failure (tenant_id, mode, subject_kind, subject, failed_at desc);
  create index login_failure_failed_at on login_failure (failed_at);

  -- The tokens that were sent by email.
  create table account_token (
    ${SCOPE},
    -- The customer; a random ID in a row for an email that no customer has.
    owner_id uuid not null,
    customer_id uuid,
    purpose text not null check (purpose in ('reset', 'verification')),
    token_hash bytea not null,
    -- The address that the token verifies; empty if no customer has it.
    email text not null,
    -- A hash of the email and password that the customer had when the token was issued. A token is valid for these alone.
    credentials_hash bytea not null,
    -- By the clock of the store.
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (tenant_id, mode, owner_id, purpose)
  );
  create unique index account_token_hash on account_token (tenant_id, mode, token_hash);
  create index account_token_expires on account_token (expires_at);
`;
