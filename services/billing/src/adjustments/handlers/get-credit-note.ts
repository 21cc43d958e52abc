import type { BillingHandler } from '../../deps.ts';
import { findCreditNoteId, getCreditNote as loadCreditNote } from '../../invoices/store/credit-notes.ts';
import { toProtoCreditNote } from '../../invoices/wire/to-proto-credit-note.ts';
import { listRefundsOfCreditNote } from '../../refunds/store/refunds.ts';
import { toProtoRefund } from '../../refunds/wire/to-proto-refund.ts';

/** Returns a credit note of the store, by ID or number, with its refunds. */
export const getCreditNote: BillingHandler<'GetCreditNote'> =
  ({ db }) =>
  async ({ creditNote: named }, { tenantId, mode }) => {
    const scope = { tenantId, mode };
    const note = await loadCreditNote(db, scope, await findCreditNoteId(db, scope, named));
    const refunds = await listRefundsOfCreditNote(db, scope, note.id);
    return { creditNote: toProtoCreditNote(note), refunds: refunds.map(toProtoRefund) };
  };
