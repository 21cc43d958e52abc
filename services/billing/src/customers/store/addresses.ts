import { isUuid } from '@storefront/contract';
import { type CustomerScope, ofCustomer } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { Db } from '../../store/schema.ts';
import type { Address } from '../domain/customer.ts';
import { ADDRESS } from './address-record.ts';

/** Lists a page of the customer's addresses in their order, and counts them all. */
export async function listAddresses(
  db: Db,
  scope: CustomerScope,
  page: { limit: number; offset: number },
): Promise<{ addresses: Address[]; total: number }> {
  const addresses = await addressesOf(db, scope)
    .select(ADDRESS.columns)
    .orderBy('position')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await addressesOf(db, scope)
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { addresses: addresses.map(ADDRESS.read), total: Number(total) };
}

/** Locks an address of the customer; 404 if there is no such address. */
export async function lockAddress(trx: Db, scope: CustomerScope, addressId: string): Promise<Address> {
  if (!isUuid(addressId)) throw notFound('address');
  const address = await addressesOf(trx, scope).select(ADDRESS.columns).where('id', '=', addressId).forUpdate().executeTakeFirst();
  if (address === undefined) throw notFound('address');
  return ADDRESS.read(address);
}

/** Adds an address after the customer's others. Returns false if there are already `max`. The customer must be locked. */
export async function insertAddress(trx: Db, scope: CustomerScope, address: Address, max: number): Promise<boolean> {
  const { total, last } = await addressesOf(trx, scope)
    .select((row) => [row.fn.countAll<string>().as('total'), row.fn.max<number | null>('position').as('last')])
    .executeTakeFirstOrThrow();
  if (Number(total) >= max) return false;
  await trx
    .insertInto('customer_address')
    .values(toRow(scope, address, (last ?? -1) + 1))
    .execute();
  return true;
}

/** Saves the fields of an address. */
export async function updateAddress(trx: Db, scope: CustomerScope, address: Address): Promise<void> {
  await trx.updateTable('customer_address').set(ADDRESS.write(address)).where(ofCustomer(scope)).where('id', '=', address.id).execute();
}

/** Deletes an address of the customer; 404 if there is no such address. */
export async function deleteAddress(db: Db, scope: CustomerScope, addressId: string): Promise<void> {
  if (!isUuid(addressId)) throw notFound('address');
  const { numDeletedRows } = await deletion(db, scope).where('id', '=', addressId).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw notFound('address');
}

/** Replaces all addresses of the customer, in the given order. */
export async function replaceAddresses(trx: Db, scope: CustomerScope, addresses: readonly Address[]): Promise<void> {
  await deletion(trx, scope).execute();
  if (addresses.length === 0) return;
  const rows = addresses.map((address, position) => toRow(scope, address, position));
  await trx.insertInto('customer_address').values(rows).execute();
}

/** Every query of addresses starts here, so none can access another customer's addresses. */
const addressesOf = (db: Db, scope: CustomerScope) => db.selectFrom('customer_address').where(ofCustomer(scope));

const deletion = (db: Db, scope: CustomerScope) => db.deleteFrom('customer_address').where(ofCustomer(scope));

const toRow = (scope: CustomerScope, address: Address, position: number) => ({
  tenant_id: scope.tenantId,
  mode: scope.mode,
  customer_id: scope.customerId,
  position,
  ...ADDRESS.write(address),
});
