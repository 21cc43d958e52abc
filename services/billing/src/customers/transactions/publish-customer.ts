import { isDeepStrictEqual } from 'node:util';
import type { CustomerScope } from '@storefront/db';
import { appendEvent } from '@storefront/events';
import type { CustomerEvent__Output, ExemptionChanged } from '@storefront/proto/storefront/events/v1';
import type { StorePayments } from '../../gateways/domain/store-payments.ts';
import type { Trx } from '../../store/schema.ts';
import type { Customer } from '../domain/customer.ts';
import type { TaxExemption } from '../domain/tax-exemption.ts';
import { getCustomer, lockCustomer } from '../store/customers.ts';
import { toProtoCustomer } from '../wire/to-proto-customer.ts';

/** Publishes a new or changed customer with the rails that are available at this store. */
export async function publishCustomer(
  trx: Trx,
  scope: CustomerScope,
  type: 'customer.created' | 'customer.updated',
  customer: Customer,
  store: StorePayments,
): Promise<void> {
  const data: CustomerEvent__Output = { customer: toProtoCustomer(customer, store) };
  await appendEvent(trx, scope, { type, aggregateId: customer.id, data, public: true });
}

/** Locks a customer, runs a change, and publishes the customer if what the shopper reads of it is not the same afterward. */
export async function changingCustomer<T>(trx: Trx, scope: CustomerScope, store: StorePayments, change: () => Promise<T>): Promise<T> {
  await lockCustomer(trx, scope, scope.customerId);
  const before = await getCustomer(trx, scope, scope.customerId);
  const result = await change();
  const after = await getCustomer(trx, scope, scope.customerId);
  if (!isDeepStrictEqual(toProtoCustomer(before, store), toProtoCustomer(after, store)))
    await publishCustomer(trx, scope, 'customer.updated', after, store);
  return result;
}

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
