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
export const HELD_MAX_MS = 5 * 60_000;
