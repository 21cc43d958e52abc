import type { ListCreditNotesRequest__Output } from '@storefront/proto/storefront/billing/v1/ListCreditNotesRequest';
import type { ListCreditNotesResponse } from '@storefront/proto/storefront/billing/v1/ListCreditNotesResponse';
import { type Handler, pageOf } from '@storefront/rpc';
import type { BillingDeps } from '../../deps.ts';
import { listStoreCreditNotes } from '../../invoices/store/credit-notes.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';

/** Returns the credit notes of the store, newest first. */
export const listCreditNotes =
  ({ db }: BillingDeps): Handler<ListCreditNotesRequest__Output, ListCreditNotesResponse> =>
  async (request, { tenantId, mode }) => {
    const { notes, total } = await listStoreCreditNotes(db, { tenantId, mode }, pageOf(request));
    return { creditNotes: notes.map(toProtoCreditNote), total };
  };
