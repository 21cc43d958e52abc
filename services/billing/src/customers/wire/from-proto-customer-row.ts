import { invalid } from '@storefront/errors';
import type { CustomerRow__Output } from '@storefront/proto/storefront/billing/v1';
import type { CustomerFields } from '../domain/customer-fields.ts';
import { requireDistinctIds } from '../domain/import-customer.ts';
import { fromProtoCustomerFields } from './from-proto-customer-fields.ts';

/** Reads and validates a row of an import. */
export function fromProtoCustomerRow(
  { fields: given, clearPaymentRails, clearAddresses }: CustomerRow__Output,
  { currency, newId }: { currency: string; newId: () => string },
): { fields: CustomerFields & { email: string }; givenIds: boolean[]; isPending: boolean } {
  if (given?.password !== undefined) throw invalid('password', 'cannot be imported');
  const isPending = given?.status === 'PENDING_APPROVAL';
  const settable = given === null || !isPending ? given : { ...given, status: undefined };
  const read = fromProtoCustomerFields(settable, { currency, required: ['email'], newId });
  requireDistinctIds(read.addresses);
  return {
    fields: { ...read, email: read.email ?? '', clearPaymentRails, clearAddresses },
    givenIds: (given?.addresses ?? []).map(({ id }) => id !== undefined),
    isPending,
  };
}
