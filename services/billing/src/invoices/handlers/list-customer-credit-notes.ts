import { customerScope, pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listCreditNotes } from '../store/credit-notes.ts';
import { toProtoCreditNote } from '../wire/to-proto-credit-note.ts';

/** Returns the caller's credit notes, newest first. */
export const listCustomerCreditNotes: BillingHandler<'ListCustomerCreditNotes'> =
  ({ db }) =>
  async (request, caller) => {
    const { notes, total } = await listCreditNotes(db, customerScope(caller), pageOf(request));
    return { creditNotes: notes.map(toProtoCreditNote), total };
  };
