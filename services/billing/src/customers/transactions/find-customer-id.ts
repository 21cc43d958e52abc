import { isUuid } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { Db } from '../../store/schema.ts';
import { normalEmail } from '../domain/identity.ts';
import { findCustomerIdByEmail } from '../store/customers.ts';

/** Resolves the ID or email of a customer to the ID; 404 if the email is unknown. */
export async function findCustomerId(db: Db, scope: Scope, idOrEmail: string): Promise<string> {
  if (isUuid(idOrEmail)) return idOrEmail;
  const id = await findCustomerIdByEmail(db, scope, normalEmail(idOrEmail));
  if (id === undefined) throw notFound('customer');
  return id;
}
