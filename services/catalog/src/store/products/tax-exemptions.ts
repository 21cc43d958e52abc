import { type CustomerScope, ofCustomer } from '@storefront/db';
import { sql } from 'kysely';
import { publishChange } from '../catalog-version.ts';
import type { Trx } from '../schema.ts';

/** A change of a customer's exemption from GCT. */
export interface ExemptionChange {
  readonly isExempt: boolean;
  /** The last date of the exemption; null if it does not end. */
  readonly until: string | null;
  readonly changedAt: string;
}

/** Stores an exemption that a checkout has found before its event has arrived. Events still apply as if it were not stored, because it has no time of change. */
export async function learnExemption(
  trx: Trx,
  scope: CustomerScope,
  { isExempt, until }: Omit<ExemptionChange, 'changedAt'>,
): Promise<void> {
  const { rows } = await sql`
    insert into tax_exemption as earlier (tenant_id, mode, customer_id, is_exempt, exempt_until, changed_at)
    values (${scope.tenantId}, ${scope.mode}, ${scope.customerId}, ${isExempt}, ${until}, to_timestamp(0))
    on conflict (tenant_id, mode, customer_id) do update set is_exempt = excluded.is_exempt, exempt_until = excluded.exempt_until
      where (earlier.is_exempt, earlier.exempt_until) is distinct from (excluded.is_exempt, excluded.exempt_until)
    returning customer_id
  `.execute(trx);
  if (rows.length > 0) await publishChange(trx, scope);
}

/** Stores a customer's exemption unless a newer one is stored, and increments the catalog version, because the customer's quotes change. */
export async function saveExemption(trx: Trx, scope: CustomerScope, { isExempt, until, changedAt }: ExemptionChange): Promise<void> {
  const { rows } = await sql`
    insert into tax_exemption as earlier (tenant_id, mode, customer_id, is_exempt, exempt_until, changed_at)
    values (${scope.tenantId}, ${scope.mode}, ${scope.customerId}, ${isExempt}, ${until}, ${changedAt})
    on conflict (tenant_id, mode, customer_id) do update
      set is_exempt = excluded.is_exempt, exempt_until = excluded.exempt_until, changed_at = excluded.changed_at
      where earlier.changed_at <= excluded.changed_at
        and (earlier.is_exempt, earlier.exempt_until) is distinct from (excluded.is_exempt, excluded.exempt_until)
    returning customer_id
  `.execute(trx);
  if (rows.length > 0) return await publishChange(trx, scope, { changes: new Map(), products: [], bands: [], visibleDelta: 0 });
  // An equal state that is newer also outdates the changes between the two, which can still arrive.
  await sql`
    update tax_exemption set changed_at = ${changedAt} where ${ofCustomer(scope)} and changed_at < ${changedAt}
  `.execute(trx);
}
