import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs work on behalf of a request of the public API. The events that it emits name the request. Without an ID, it just runs the work. */
export const inRequest = <T>(requestId: string | null | undefined, work: () => T): T =>
  requestId === null || requestId === undefined ? work() : requests.run(requestId, work);

/** Returns the ID of the request on whose behalf this process is working, if any. */
export const activeRequestId = (): string | undefined => requests.getStore();
