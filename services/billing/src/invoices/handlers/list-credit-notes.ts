import { callerScope, pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listCreditNotes as list } from '../store/credit-notes.ts';
import { toProtoCreditNote } from '../wire/to-proto-credit-note.ts';

/** Lists the credit notes of the caller, newest first. */
export const listCreditNotes: BillingHandler<'ListCreditNotes'> =
  ({ db }) =>
  async (request, caller) => {
    const { notes, total } = await list(db, callerScope(caller), pageOf(request));
    return { creditNotes: notes.map(toProtoCreditNote), total };
  };
