import type { DomainEvent } from '@storefront/events';
import type { ExemptionChanged } from '@storefront/proto/storefront/events/v1';
import { saveExemption } from '../store/products/tax-exemptions.ts';
import type { Trx } from '../store/schema.ts';

/** Stores a customer's exemption from GCT, which quotes apply from then on. */
export async function onExemptionChanged(
  { data, tenantId, mode, aggregateId, occurredAt }: DomainEvent<ExemptionChanged>,
  trx: Trx,
): Promise<void> {
  const change = { isExempt: data.exempt === true, until: data.until ?? null, changedAt: occurredAt };
  await saveExemption(trx, { tenantId, mode, customerId: aggregateId }, change);
}
