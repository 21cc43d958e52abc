import type { Logger } from '@storefront/telemetry';

export interface SweptItems<Item> {
  /** The sweep's name, for the log. */
  readonly sweep: string;
  readonly log: Logger;
  /** Finds the next items that are due, without those in `skipped`; an empty list ends the run. */
  readonly find: (skipped: readonly string[]) => Promise<readonly Item[]>;
  readonly idOf: (item: Item) => string;
  /** Settles one item, so that it is no longer due, or completes its next part. Returns false if it changed nothing. */
  readonly settle: (item: Item) => Promise<boolean | void>;
}

/** This many failures have a common cause, for example a service that is down; the next run starts over. */
const SKIPPED_MAX = 200;

/**
 * Settles whatever is due, one item at a time. An item that fails or does not change, for example because its row is locked or invalid, is
 * logged with its id and skipped until the next run, so that it does not delay other items. Returns how many were settled.
 */
export async function sweepEach<Item>({ sweep, log, find, idOf, settle }: SweptItems<Item>): Promise<number> {
  const skipped: string[] = [];
  let settled = 0;
  while (skipped.length < SKIPPED_MAX) {
    const items = await find(skipped);
    if (items.length === 0) break;
    for (const item of items) {
      const id = idOf(item);
      try {
        if ((await settle(item)) === false) {
          skipped.push(id);
          log.info({ sweep, id }, 'sweep_item_unchanged');
        } else settled += 1;
      } catch (error) {
        skipped.push(id);
        reportSkipped(log, sweep)(id, error);
      }
    }
  }
  return settled;
}

/** Logs an item that a sweep could not settle. */
export const reportSkipped =
  (log: Logger, sweep: string) =>
  (id: string, error: unknown): void =>
    log.warn({ err: error, sweep, id }, 'sweep_item_skipped');
