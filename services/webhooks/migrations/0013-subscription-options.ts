import { type Kysely, sql } from 'kysely';

/** Adds the options of subscriptions. The defaults are those of a subscription without options, as the previous release creates it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(db);
  await sql`
    alter table subscription
      add column filters jsonb not null default '[]',
      add column header_names text[] not null default '{}',
      -- The names and values of the headers, as encrypted JSON; null if there are none.
      add column headers_sealed bytea,
      add column ordering text not null default 'NONE',
      add column signature_scheme text not null default 'v1',
      -- Until when both schemes sign, after a change.
      add column other_scheme_until timestamptz(3),
      -- The key pair of v1a. It is kept while v1 is used, so that it stays the same after a change back.
      add column public_key text,
      add column signing_key_sealed bytea,
      add column previous_signing_key_sealed bytea,
      add column max_deliveries_per_second integer,
      add constraint subscription_ordering_check check (ordering in ('NONE', 'AGGREGATE')) not valid,
      add constraint subscription_signature_scheme_check check (signature_scheme in ('v1', 'v1a')) not valid,
      add constraint subscription_signing_key_check
        check ((public_key is null) = (signing_key_sealed is null) and (signature_scheme = 'v1' or public_key is not null)) not valid,
      add constraint subscription_max_deliveries_per_second_check check (max_deliveries_per_second between 1 and 1000) not valid
  `.execute(db);
}
