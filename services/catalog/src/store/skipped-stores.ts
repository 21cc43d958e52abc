import type { Scope } from '@storefront/db';
import { type RawBuilder, sql } from 'kysely';

/** Identifies a store in one mode, in the list of those that a sweep skips. */
export const storeKey = ({ tenantId, mode }: Scope): string => `${tenantId} ${mode}`;

/** A condition on the store of a row of `table`: it is not skipped. */
export const notSkipped = (table: string, skipped: readonly string[]): RawBuilder<boolean> =>
  skipped.length === 0
    ? sql`true`
    : sql`${sql.ref(`${table}.tenant_id`)} || ' ' || ${sql.ref(`${table}.mode`)} <> all (${skipped}::text[])`;
