import { AsyncLocalStorage } from 'node:async_hooks';

const offsets = new AsyncLocalStorage<number>();

/**
 * Runs work at the time of a store whose clock is `offsetMs` ahead of the real time. Everything that the work starts sees the same time, like a trace
 * context. For a store at the real time, the call is optional, but makes the offset of 0 known to further calls.
 */
export const atStoreTime = <T>(offsetMs: number, work: () => T): T =>
  offsetMs === offsets.getStore() ? work() : offsets.run(offsetMs, work);

/** Returns how far the current store's clock is ahead of the real time, in milliseconds; 0 in live mode and outside of `atStoreTime`. */
export const storeOffsetMs = (): number => offsets.getStore() ?? 0;

/** Like `storeOffsetMs`, but undefined outside of `atStoreTime`, where it is not known. */
export const knownStoreOffsetMs = (): number | undefined => offsets.getStore();

const zones = new AsyncLocalStorage<string>();

/** Runs work for a store in this IANA time zone, in which the documents that the work records are dated. */
export const inStoreZone = <T>(timeZone: string, work: () => T): T => (timeZone === zones.getStore() ? work() : zones.run(timeZone, work));

/** Returns the time zone of the store that is being worked for; UTC outside of `inStoreZone`. */
export const storeTimeZone = (): string => zones.getStore() ?? 'UTC';

/** Like `storeTimeZone`, but undefined outside of `inStoreZone`, where it is not known. */
export const knownStoreTimeZone = (): string | undefined => zones.getStore();
