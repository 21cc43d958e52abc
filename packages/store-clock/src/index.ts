export { atTimeOfStore } from './at-time-of-store.ts';
export { handleAtStoreTime } from './handle-at-store-time.ts';
export { atStoreTime, inStoreZone, knownStoreOffsetMs, knownStoreTimeZone, storeOffsetMs, storeTimeZone } from './store-time.ts';
export { storeOffset, storeTime } from './store-time-in-sql.ts';
export { dueByStoreClock, findOffset, saveOffset } from './stored-offsets.ts';
export type { StoreClockTables } from './tables.ts';
