import type { CreditNoteEvent } from '@storefront/proto/storefront/events/v1';
import { requireSandbox } from '@storefront/rpc';
import type { BillingHandler } from '../deps.ts';
import { findCreditNoteId, getCreditNote } from '../invoices/store/credit-notes.ts';
import { toProtoCreditNote } from '../invoices/wire/to-proto-credit-note.ts';

/** Returns the data of an event about a credit note of the caller's sandbox. */
export const getCreditNoteEvent: BillingHandler<'GetCreditNoteEvent'> =
  ({ db }) =>
  async ({ creditNote: named }, caller) => {
    requireSandbox(caller);
    const scope = { tenantId: caller.tenantId, mode: caller.mode };
    const note = await getCreditNote(db, scope, await findCreditNoteId(db, scope, named));
    const data: CreditNoteEvent = { creditNote: toProtoCreditNote(note) };
    return { aggregateId: note.id, dataJson: JSON.stringify(data) };
  };
