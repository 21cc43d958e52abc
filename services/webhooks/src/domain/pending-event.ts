/** The sequence to which an event belongs, and its position in it. */
interface Sequenced {
  readonly aggregate: string;
  readonly aggregateId: string;
  readonly position?: number;
}

/** Returns the name of the sequence of an event, which is its aggregate. */
export const sequenceOf = ({ aggregate, aggregateId }: Sequenced): string => `${aggregate} ${aggregateId}`;

/** Whether an event is for subscriptions. Internal events have no position. */
export const isPublic = (event: Pick<Sequenced, 'position'>): boolean => event.position !== undefined || 'isTriggered' in event;

/** The wait after the first try. */
const FIRST_WAIT_MS = 50;
/** The invoice of an order is usually issued within 100 ms of its confirmation. If webhooks learns of it earlier, it does not wait. */
const INVOICE_WAIT_MS = 100;
/** The longest wait, so that events are delivered soon after an outage of billing. */
const WAIT_MAX_MS = 10_000;

/** Returns the wait before the first try: a confirmed order has no invoice yet. */
export const firstWaitOf = (type: string): number => (type === 'order.placed' || type === 'order.confirmed' ? INVOICE_WAIT_MS : 0);

/** Returns the wait after a number of tries: it doubles each time, up to ten seconds. */
export const waitAfter = (tries: number): number => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), WAIT_MAX_MS);

/**
 * How long an event waits for its billing sections. A restart or a short outage of billing takes less. After a longer one, receivers should
 * rather learn about the order without these sections than not at all.
 */
export const BILLING_WAIT_MAX_MS = 5 * 60_000;

/**
 * How long an event waits for its missing predecessor, which a killed process has left to another. If that one was lost, the next ones need not wait
 * forever.
 */
export const GAP_WAIT_MS = BILLING_WAIT_MAX_MS + 60_000;
/** How long the first event of an aggregate that is received waits for an earlier one, which another process may have in hand. */
export const FIRST_GAP_WAIT_MS = 2_000;
/** The same if the earlier one was written shortly before: longer than two processes delay it that are killed one after the other. */
export const FIRST_GAP_WAIT_OF_RECENT_MS = 65_000;
/** An event was written shortly before another one within this time. */
const RECENT_MS = 60_000;

/** Returns how long the first event of an aggregate that is received waits for an earlier one. */
export const firstGapWaitMs = (sincePreviousMs: number | undefined): number =>
  sincePreviousMs !== undefined && sincePreviousMs < RECENT_MS ? FIRST_GAP_WAIT_OF_RECENT_MS : FIRST_GAP_WAIT_MS;
