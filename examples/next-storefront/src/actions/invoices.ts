'use server';

import { settle } from '@storefront/client';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { amountOf, explain, type FormState, refusal, valuesOf } from '@/lib/explain';
import { shopperClient, returnUrl } from '@/lib/storefront';

const NOT_READ = 'is not an amount, such as 1500.00';

/** Opens one payment of all selected invoices. An amount that is less than what is due pays a part, and an empty one all of it. */
export async function payInvoices(_state: FormState, form: FormData): Promise<FormState> {
  const values = valuesOf(form);
  const chosen = Object.keys(values).flatMap((name) => (name.startsWith('pay-') ? [name.slice(4)] : []));
  if (chosen.length === 0) return { message: 'Select the invoices to pay.', isError: true, values };
  const invoices = chosen.map((id) => ({ invoice_id: id, amount: amountOf(values[`amount-${id}`]) }));
  const unread = invoices.filter(({ amount }) => amount === undefined).map(({ invoice_id }) => [`amount-${invoice_id}`, NOT_READ]);
  if (unread.length > 0) return { message: 'Correct the amounts.', isError: true, errors: Object.fromEntries(unread), values };

  const client = await shopperClient('/invoices');
  const body = { invoices, return_url: `${await returnUrl()}/invoices/return` };
  const outcome = await settle(client.POST('/v1/invoice-payments', { body }));
  if (outcome.ok) redirect(outcome.data.data.redirect_url ?? `/invoices/return?payment_session_id=${outcome.data.data.id}`);
  refresh();
  const { reason, details } = outcome.failure.kind === 'api' ? outcome.failure : { reason: null, details: [] };
  // A conflict does not say which of the invoices it is about.
  const inProgress = reason === 'payment_in_progress' ? chosen.map((id) => [`amount-${id}`, 'may be part of that payment']) : [];
  const refused = details.map(({ field, detail }) => [`amount-${chosen[Number(field.split('.')[1])]}`, detail]);
  return { message: explain(outcome.failure), isError: true, errors: Object.fromEntries([...inProgress, ...refused]), values };
}

/** Pays an invoice from the shopper's unused credit: as much as fits if there is no amount. */
export async function applyCredit(_state: FormState, form: FormData): Promise<FormState> {
  const { invoice_id = '', ...values } = valuesOf(form);
  const amount = amountOf(values.amount);
  if (amount === undefined) return { message: 'Correct the amount.', isError: true, errors: { amount: NOT_READ }, values };
  const client = await shopperClient(`/invoices/${invoice_id}`);
  const params = { path: { invoice_id } };
  const outcome = await settle(client.POST('/v1/invoices/{invoice_id}/apply-credit', { params, body: { amount } }));
  if (outcome.ok) redirect(`/invoices/${invoice_id}?applied=1`);
  refresh();
  return refusal(outcome.failure, values);
}
