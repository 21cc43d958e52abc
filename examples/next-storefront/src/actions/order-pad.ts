'use server';

import { type OrderPadLine, parseOrderPad, settle } from '@storefront/client';
import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { BATCH_LINES, cartToFill } from '@/lib/cart';
import { explain, explainLine, type FormState, refusal, valuesOf } from '@/lib/explain';
import { keepCart } from '@/lib/session';
import { shopperClient } from '@/lib/storefront';

const LINE_BREAK = /\r\n|\r|\n/;

/** Adds the rows of a text or a file to the cart, or to a saved list. Only the rows that were not added remain in the form. */
export async function addRows(_state: FormState, form: FormData): Promise<FormState> {
  const { list_id } = valuesOf(form);
  const file = form.get('file');
  const text = file instanceof File && file.size > 0 ? await file.text() : String(form.get('text') ?? '');
  const { lines, violations } = parseOrderPad(text);
  if (lines.length + violations.length === 0)
    return { message: 'Enter a SKU and a quantity in each row, or upload a file.', isError: true };
  const rows = text.split(LINE_BREAK);
  const added = await addLines(lines, list_id);
  const wrong = new Map([
    ...violations.map(({ row, text: given, detail }) => [row, `“${given.trim()}” ${detail}`] as const),
    ...added.wrong,
  ]);
  const good = lines.filter(({ row }) => !wrong.has(row));
  // A cell can have several lines, none of which may remain.
  const done = new Set(good.flatMap(({ row, text: given }) => given.split(LINE_BREAK).map((_line, index) => row + index)));
  refresh();
  const target = list_id === undefined ? 'your cart' : 'the list';
  const count = `${good.length} of ${lines.length + violations.length} rows`;
  if (wrong.size === 0) return { message: `Added all ${good.length} rows to ${target}.` };
  return {
    message: added.message ?? `Added ${count} to ${target}. Correct the others below, and add them.`,
    isError: true,
    details: [...wrong].toSorted(([one], [other]) => one - other).map(([row, detail]) => `Row ${row}: ${detail}`),
    values: { text: rows.filter((_row, index) => !done.has(index + 1)).join('\n') },
  };
}

/** Adds lines to the cart or a list. Returns what is wrong with those that were not added, by row. */
async function addLines(lines: readonly OrderPadLine[], list_id: string | undefined) {
  const client = await shopperClient(list_id === undefined ? '/order-pad' : `/lists/${list_id}`);
  const wrong = new Map<number, string>();
  const cart = list_id === undefined && lines.length > 0 ? await cartToFill(client) : undefined;
  for (let from = 0; from < lines.length; from += BATCH_LINES) {
    const batch = lines.slice(from, from + BATCH_LINES);
    const body = { lines: batch.map(({ sku, quantity }) => ({ sku, quantity })) };
    const outcome =
      list_id !== undefined
        ? await settle(client.POST('/v1/lists/{list_id}/lines/batch', { params: { path: { list_id } }, body }))
        : cart?.ok
          ? await settle(client.POST('/v1/carts/{cart_id}/lines/batch', { params: { path: { cart_id: cart.data } }, body }))
          : cart;
    if (!outcome?.ok) {
      for (const { row, sku } of lines.slice(from)) wrong.set(row, `${sku} was not added`);
      return { wrong, message: outcome && explain(outcome.failure) };
    }
    for (const { index, ...rejected } of outcome.data.rejected) wrong.set(batch[index]?.row ?? 0, explainLine(rejected));
  }
  return { wrong };
}

/** Puts what was ordered into a new cart. An earlier cart stays open, and the page of the cart shows both. */
export async function reorder(_state: FormState, form: FormData): Promise<FormState> {
  const { order_id = '' } = valuesOf(form);
  const client = await shopperClient(`/orders/${order_id}`);
  const outcome = await settle(client.POST('/v1/orders/{order_id}/reorder', { params: { path: { order_id } } }));
  if (!outcome.ok) return refusal(outcome.failure);
  const { data: cart, rejected } = outcome.data;
  keepCart(await cookies(), cart.id);
  if (rejected.length === 0) redirect('/cart');
  refresh();
  return { message: 'These items cannot be ordered. All others are in your cart.', isError: true, details: rejected.map(explainLine) };
}
