import type { History, RequestRecord } from '../history/history.ts';
import { isSuccess } from './checked-run.ts';

/** The kinds of numbers, and the first one of each in a store's mode. */
export const NUMBERED = { order: 1_001, invoice: 1, 'credit note': 1 } as const;

/** A kind of number. */
export type Numbered = keyof typeof NUMBERED;

/** Returns 1002 for `SO-1002`. */
export const sequenceOf = (number: string): number => Number(/\d+$/.exec(number)?.[0]);

/** The numbers in responses, by the action that returns them. */
const IN_RESPONSES: Readonly<
  Record<Numbered, Partial<Record<RequestRecord['action'], (data: ResponseBody) => string | null | undefined>>>
> = {
  order: { 'check out': ({ data }) => data.order_number },
  invoice: { 'read invoice': ({ data }) => data.number },
  // A command prints what the API would have in `data`.
  'credit note': { refund: ({ credit_note: number }) => number },
};
type ResponseBody = RequestRecord['response'];

/** Returns the numbers of a shop that a response or a delivery has named, so that they exist. */
export function acknowledgedNumbers({ requests, deliveries }: History, kind: Numbered, shop: string): readonly number[] {
  const returned = requests
    .filter((request) => request.shop === shop && isSuccess(request))
    .map(({ action, response }) => IN_RESPONSES[kind][action]?.(response));
  const delivered = deliveries
    .filter((delivery) => delivery.shop === shop && kind === 'invoice' && delivery.type === 'invoice.issued')
    .map(({ body }) => /"number":"([^"]+)"/.exec(body)?.[1]);
  return [...returned, ...delivered].flatMap((number) => (number ? [sequenceOf(number)] : []));
}
