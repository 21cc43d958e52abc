import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { customerScope } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { getCreditNote } from '../store/credit-notes.ts';
import { toProtoCreditNote } from '../wire/to-proto-credit-note.ts';

/** Returns one of the caller's credit notes; 404 for any other. */
export const getCustomerCreditNote: BillingHandler<'GetCustomerCreditNote'> =
  ({ db }) =>
  async ({ creditNoteId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(creditNoteId)) throw notFound('credit note');
    return { creditNote: toProtoCreditNote(await getCreditNote(db, scope, creditNoteId)) };
  };
