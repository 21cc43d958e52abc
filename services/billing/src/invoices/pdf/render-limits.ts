/** A thread takes about 100 MB with its fonts open. One renders 50 usual invoices a second, which is more than the shoppers of a store read. */
export const RENDER_THREADS = 1;
/** 50 at once, with a margin. A usual invoice takes 20 ms, so the last of them waits little more than a second. */
export const RENDER_QUEUE_MAX = 64;
/** Including the wait in the queue: enough for 50 invoices of 500 lines, at 0.3 s each. Beyond that, the process is overloaded. */
export const RENDER_TIMEOUT_MS = 20_000;
