import type { Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { Kysely } from 'kysely';
import { normalEmail } from '../domain/identity.ts';
import { findCustomerIdByEmail } from '../store/customers.ts';
import type { Database } from '../store/schema.ts';

/** The id of the customer whom an operator names by id or e-mail; 404 for an unknown e-mail. */
export async function findCustomerId(db: Kysely<Database>, scope: Scope, named: string): Promise<string> {
  if (isUuid(named)) return named;
  const id = await findCustomerIdByEmail(db, scope, normalEmail(named));
  if (id === undefined) throw notFound('customer');
  return id;
}
