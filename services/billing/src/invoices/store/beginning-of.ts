import { type Scope, startsWith } from '@storefront/db';
import { searchOf } from '@storefront/rpc';
import { type RawBuilder, sql } from 'kysely';
import { findCustomerIdByEmail } from '../../customers/store/customers.ts';
import type { Db } from '../../store/schema.ts';

/** The text that an operator's list of documents searches for, and the customer whose email it is. */
export interface Beginning {
  readonly text: string;
  readonly customerId: string | undefined;
}

/** Reads the text that a list searches for. */
export async function beginningOf(db: Db, scope: Scope, q: string | undefined): Promise<Beginning | undefined> {
  const text = searchOf('q', q);
  if (text === undefined) return undefined;
  return { text, customerId: text.includes('@') ? await findCustomerIdByEmail(db, scope, text) : undefined };
}

/** The SQL condition that a document is of the customer, or that one of its numbers begins with the text. */
export const isFoundBy = ({ text, customerId }: Beginning, number: string, purchaseOrderNumber: RawBuilder<boolean>): RawBuilder<boolean> =>
  customerId === undefined
    ? sql<boolean>`(${startsWith(text, number)} or ${purchaseOrderNumber})`
    : sql<boolean>`(${startsWith(text, number)} or ${purchaseOrderNumber} or customer_id = ${customerId})`;

/** The SQL condition that the purchase order number of an invoice begins with the text. */
export const purchaseOrderStarts = ({ text }: Beginning): RawBuilder<boolean> =>
  startsWith(text, sql`${sql.ref('invoice.print')} ->> 'purchaseOrderNumber'`);
