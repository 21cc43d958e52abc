import { isUuid } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { Db } from '../../store/schema.ts';
import { findInvoiceIdByNumber } from '../store/invoices.ts';

/** Resolves the ID or number of an invoice to the ID; 404 if the number is unknown. */
export async function findInvoiceId(db: Db, scope: Scope, idOrNumber: string): Promise<string> {
  if (isUuid(idOrNumber)) return idOrNumber;
  const id = await findInvoiceIdByNumber(db, scope, idOrNumber);
  if (id === undefined) throw notFound('invoice');
  return id;
}
