import { isUuid } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { customerScope, pageOf } from '@storefront/rpc';
import type { BillingHandler } from '../../deps.ts';
import { getCreditNote, listCreditNotes as list } from '../store/credit-notes.ts';
import { toProtoCreditNote } from '../wire/to-proto-credit-note.ts';

/** Returns one of the caller's credit notes; 404 for any other. */
export const getCustomerCreditNote: BillingHandler<'GetCustomerCreditNote'> =
  ({ db }) =>
  async ({ creditNoteId }, caller) => {
    const scope = customerScope(caller);
    if (!isUuid(creditNoteId)) throw notFound('credit note');
    return { creditNote: toProtoCreditNote(await getCreditNote(db, scope, creditNoteId)) };
  };

/** Returns the credit notes of the store, newest first. */
export const listCreditNotes: BillingHandler<'ListCreditNotes'> =
  ({ db }) =>
  async (request, { tenantId, mode }) => {
    const { notes, total } = await list(db, { tenantId, mode }, pageOf(request));
    return { creditNotes: notes.map(toProtoCreditNote), total };
  };

/** Returns the caller's credit notes, newest first. */
export const listCustomerCreditNotes: BillingHandler<'ListCustomerCreditNotes'> =
  ({ db }) =>
  async (request, caller) => {
    const { notes, total } = await list(db, customerScope(caller), pageOf(request));
    return { creditNotes: notes.map(toProtoCreditNote), total };
  };
