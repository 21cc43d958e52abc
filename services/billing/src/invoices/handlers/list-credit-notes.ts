import { pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { listCreditNotes as list } from '../store/credit-notes.ts';
import { toProtoCreditNote } from '../wire/to-proto-credit-note.ts';

/** Returns the credit notes of the store, newest first. */
export const listCreditNotes: BillingHandler<'ListCreditNotes'> =
  ({ db }) =>
  async (request, { tenantId, mode }) => {
    const { notes, total } = await list(db, { tenantId, mode }, pageOf(request));
    return { creditNotes: notes.map(toProtoCreditNote), total };
  };
