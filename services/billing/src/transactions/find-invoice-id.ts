import type { Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import { isUuid } from '@storefront/ids';
import type { Kysely } from 'kysely';
import { findInvoiceIdByNumber } from '../store/invoices.ts';
import type { Database } from '../store/schema.ts';

/** The id of the invoice that an operator names by id or number; 404 for an unknown number. */
export async function findInvoiceId(db: Kysely<Database>, scope: Scope, named: string): Promise<string> {
  if (isUuid(named)) return named;
  const id = await findInvoiceIdByNumber(db, scope, named);
  if (id === undefined) throw notFound('invoice');
  return id;
}
