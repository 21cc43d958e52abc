import type { Scope } from '@storefront/db';
import { counter, type Logger } from '@storefront/telemetry';
import type { RequestRecord } from './request-record.ts';

/** Records that wait to be stored. */
export interface RecordBuffer {
  /** Adds a record, or drops it if too many are waiting. Never waits, and never fails. */
  readonly add: (scope: Scope, record: RequestRecord) => void;
  /** Stores what is waiting, within the time of its commands. */
  readonly close: () => Promise<void>;
}

/** Short, so that a request can be looked up as soon as a developer has its ID. */
const FLUSH_MS = 200;
/** A few megabytes of records, which a gateway under full load collects in a second. Further ones are dropped. */
const WAITING_MAX = 5_000;
/** One call of the script blocks Redis, which also limits rates, for about a millisecond. */
const BATCH_MAX = 100;

interface BufferOptions {
  /** Stores records of one store and mode. */
  readonly store: (scope: Scope, records: readonly RequestRecord[]) => Promise<unknown>;
  /** Whether storing can succeed. */
  readonly isReady: () => boolean;
  readonly log: Logger;
}

interface Waiting {
  readonly scope: Scope;
  readonly record: RequestRecord;
}

/** Starts a buffer that stores its records in batches. What cannot be stored at once is dropped and counted. */
export function recordBuffer({ store, isReady, log }: BufferOptions): RecordBuffer {
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | undefined;
  const count = counter('storefront.request_log.records', 'Requests that the request log has stored or dropped.', {
    stored: { outcome: 'stored' },
    dropped: { outcome: 'dropped' },
  });

  const storeBatch = async (batch: readonly Waiting[]): Promise<void> => {
    const [first] = batch;
    if (first === undefined) return;
    let outcome: 'stored' | 'dropped' = 'dropped';
    try {
      if (isReady()) {
        await store(
          first.scope,
          batch.map(({ record }) => record),
        );
        outcome = 'stored';
      }
    } catch (error) {
      log.debug({ err: error }, 'requests_not_recorded');
    }
    for (const _ of batch) count(outcome);
  };
  const flush = async (): Promise<void> => {
    const taken = waiting;
    waiting = [];
    for (const ofStore of Map.groupBy(taken, ({ scope }) => `${scope.tenantId} ${scope.mode}`).values()) {
      for (let start = 0; start < ofStore.length; start += BATCH_MAX) await storeBatch(ofStore.slice(start, start + BATCH_MAX));
    }
  };
  const startFlush = (): void => {
    timer = undefined;
    if (waiting.length === 0 || flushing !== undefined) return;
    flushing = flush().finally(() => {
      flushing = undefined;
      if (waiting.length > 0) startTimer();
    });
  };
  let timer: NodeJS.Timeout | undefined;
  const startTimer = (): void => {
    timer ??= setTimeout(startFlush, FLUSH_MS).unref();
  };

  return {
    add(scope, record) {
      if (waiting.length >= WAITING_MAX) count('dropped');
      else {
        waiting.push({ scope, record });
        startTimer();
      }
    },
    async close() {
      await flushing;
      clearTimeout(timer);
      startFlush();
      await flushing;
    },
  };
}
