import { isUuid } from '@storefront/contract';
import type { Caller } from '@storefront/rpc';
import type { Clients } from './clients.ts';

/** Resolves the ID or email of a customer to the ID, for a service that knows customers by their ID only. */
export async function customerIdOf({ billing }: Clients, caller: Caller, idOrEmail: string): Promise<string> {
  if (isUuid(idOrEmail)) return idOrEmail;
  const { customer } = await billing.getStoreCustomer({ customer: idOrEmail }, caller);
  if (!customer?.customer) throw new Error('the response has no customer');
  return customer.customer.id;
}
