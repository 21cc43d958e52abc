import type { CustomerScope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { ExemptionChanged } from '@storefront/proto/storefront/events/v1';
import type { Trx } from '../../store/schema.ts';
import type { TaxExemption } from '../domain/tax-exemption.ts';

/** Publishes a customer's new exemption. */
export async function publishExemption(
  trx: Trx,
  scope: CustomerScope,
  { taxExemptCertificate, taxExemptUntil }: TaxExemption,
): Promise<void> {
  const data: ExemptionChanged = {
    customerId: scope.customerId,
    exempt: taxExemptCertificate !== null,
    until: taxExemptUntil ?? undefined,
  };
  await appendEvent(trx, scope, { type: 'customer.exemption_changed', aggregateId: scope.customerId, data });
}
