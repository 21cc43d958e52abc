import { isUuid } from '@storefront/contract';
import type { Caller } from '@storefront/rpc';
import type { Clients } from './clients.ts';

/** Resolves the ID or email of a customer to the ID, for a service that knows customers by their ID only. */
export async function customerIdOf({ billing }: Pick<Clients, 'billing'>, caller: Caller, idOrEmail: string): Promise<string> {
  return isUuid(idOrEmail) ? idOrEmail : existingCustomerId({ billing }, caller, idOrEmail);
}

/** Resolves the ID or email of a customer to the ID, and throws `not_found` if there is no such customer. */
export async function existingCustomerId({ billing }: Pick<Clients, 'billing'>, caller: Caller, idOrEmail: string): Promise<string> {
  const { customer } = await billing.getStoreCustomer({ customer: idOrEmail }, caller);
  if (!customer?.customer) throw new Error('the response has no customer');
  return customer.customer.id;
}
