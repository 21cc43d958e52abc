import type { History, RequestRecord } from '../history/history.ts';
import { isSuccess } from './checked-run.ts';

/** The kinds of numbers, and the first one of each in a store's mode. */
export const NUMBERED = { order: 1_001, invoice: 1, 'credit note': 1 } as const;

/** A kind of number. */
export type Numbered = keyof typeof NUMBERED;

/** Returns 1002 for `SO-1002`. */
export const sequenceOf = (number: string): number => Number(/\d+$/.exec(number)?.[0]);

/** The numbers in answers, by the action that returns them. */
const IN_ANSWERS: Readonly<Record<Numbered, Partial<Record<RequestRecord['action'], (data: Answer) => string | null | undefined>>>> = {
  order: { 'check out': ({ data }) => data.order_number },
  invoice: { 'read invoice': ({ data }) => data.number },
  // A command prints what the API would have in `data`.
  'credit note': { refund: ({ credit_note: number }) => number },
};
type Answer = RequestRecord['answer'];

/** Returns the numbers of a shop that an answer or a delivery has named, so that they exist. */
export function acknowledgedNumbers({ requests, deliveries }: History, kind: Numbered, shop: string): readonly number[] {
  const answered = requests
    .filter((request) => request.shop === shop && isSuccess(request))
    .map(({ action, answer }) => IN_ANSWERS[kind][action]?.(answer));
  const delivered = deliveries
    .filter((delivery) => delivery.shop === shop && kind === 'invoice' && delivery.type === 'invoice.issued')
    .map(({ body }) => /"number":"([^"]+)"/.exec(body)?.[1]);
  return [...answered, ...delivered].flatMap((number) => (number ? [sequenceOf(number)] : []));
}
