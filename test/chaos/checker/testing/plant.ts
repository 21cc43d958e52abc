import type { DeliveryRecord, RequestRecord } from '../../history/history.ts';
import type { DraftRun } from './a-clean-run.ts';
import { IN_ORDER } from './records.ts';

/** Violations that are planted into a run, by the invariant that must be named. */
export type Plants = Readonly<Record<string, readonly (readonly [what: string, plant: (run: DraftRun) => void])[]>>;

/** Returns the first item. */
export const first = <T>(items: T[]): T => items[0] as T;
/** Returns the first request of an action with a status. */
export const request = (run: DraftRun, action: RequestRecord['action'], status: number | null = 200) =>
  run.history.requests.find((one) => one.action === action && one.status === status) as DraftRun['history']['requests'][number];
/** Returns the first delivery of a type of event. */
export const delivery = (run: DraftRun, type: string) =>
  run.history.deliveries.find((one) => one.type === type) as DraftRun['history']['deliveries'][number];
/** Returns the first attempt of a type of event at the ordered endpoint with this status. */
export const inOrder = (run: DraftRun, type: string, status: number) =>
  run.history.deliveries.find(
    (one) => one.endpoint === IN_ORDER && one.type === type && one.status === status,
  ) as DraftRun['history']['deliveries'][number];
/** Returns the items that are not unwanted. */
export const without = <T>(items: T[], unwanted: (item: T) => boolean): T[] => items.filter((item) => !unwanted(item));
/** Whether a delivery reports an invoice. */
export const isInvoiceIssued = ({ type }: DeliveryRecord): boolean => type === 'invoice.issued';
/** Lets no endpoint receive a type of event. */
export const dropDeliveries = ({ history }: DraftRun, unwanted: string): void => {
  history.deliveries = without(history.deliveries, ({ type }) => type === unwanted);
};
/** Sets a field of the data of all responses to an action. */
export const setAll = (run: DraftRun, action: RequestRecord['action'], field: string, value: unknown): void => {
  for (const one of run.history.requests) if (one.action === action) one.response.data[field] = value;
};
/** Refuses a request with a 409, which a client may repeat. */
export const refuse = (refused: RequestRecord, reason: string | null): unknown =>
  Object.assign(refused, { status: 409, retryAfter: true, response: { error: { code: 'conflict', reason } } });
/** Adds a request. */
export const addRequest = ({ history }: DraftRun, added: RequestRecord): unknown =>
  history.requests.push({ ...added, contractViolations: [] });
/** Adds an attempt that got no further than the number of its order. */
export const addFailedCheckout = (run: DraftRun): unknown =>
  run.history.requests.push({
    ...request(run, 'check out'),
    atMs: 8_000,
    tookMs: 10,
    key: null,
    status: 503,
    response: { error: { code: 'service_unavailable' } },
  });
