import { isUuid } from '@storefront/contract';
import type { Scope } from '@storefront/db';
import { notFound } from '@storefront/errors';
import type { Db } from '../../store/schema.ts';
import { findCreditNoteIdByNumber } from '../store/credit-notes.ts';

/** Resolves the ID or number of a credit note to the ID; 404 if the number is unknown. */
export async function findCreditNoteId(db: Db, scope: Scope, idOrNumber: string): Promise<string> {
  if (isUuid(idOrNumber)) return idOrNumber;
  const id = await findCreditNoteIdByNumber(db, scope, idOrNumber);
  if (id === undefined) throw notFound('credit note');
  return id;
}
