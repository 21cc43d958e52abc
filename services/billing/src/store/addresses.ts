import type { CustomerScope } from '@storefront/db';
import type { Kysely } from 'kysely';
import type { Address } from '../domain/customer.ts';
import type { Database } from './schema.ts';

/** Puts these addresses, in this order, in the place of all that the customer had. */
export async function replaceAddresses(trx: Kysely<Database>, scope: CustomerScope, addresses: readonly Address[]): Promise<void> {
  await trx
    .deleteFrom('customer_address')
    .where('tenant_id', '=', scope.tenantId)
    .where('mode', '=', scope.mode)
    .where('customer_id', '=', scope.customerId)
    .execute();
  if (addresses.length === 0) return;
  const rows = addresses.map((address, position) => ({
    tenant_id: scope.tenantId,
    mode: scope.mode,
    customer_id: scope.customerId,
    id: address.id,
    position,
    name: address.name,
    company: address.company,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    region: address.region,
    postal_code: address.postalCode,
    country_code: address.countryCode,
    phone: address.phone,
  }));
  await trx.insertInto('customer_address').values(rows).execute();
}
