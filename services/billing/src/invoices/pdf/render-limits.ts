/** A thread takes up to 280 MB with the fonts of all scripts open. One renders 50 usual invoices a second, which is more than the shoppers of a store read. */
export const RENDER_THREADS = 1;
/** Documents that are loaded, or rendered in turns, at the same time. */
export const RENDERINGS_MAX = 3;
/** One document of a store is loaded while another is rendered, and a place always remains for another store. */
export const RENDERINGS_PER_STORE = 2;
/** 50 at once, with a margin. A usual invoice takes 20 ms, so the last of them waits little more than a second. */
export const RENDER_QUEUE_MAX = 64;
/** The longest wait in the queue: enough for 50 invoices of 500 lines, at 0.3 s each. */
export const RENDER_WAIT_MS = 20_000;
/** The processor time of a rendering. 500 lines of 500 random characters in eight scripts need 12 s, and other invoices of 500 lines less than a second. */
export const RENDER_BUDGET_MS = 20_000;
