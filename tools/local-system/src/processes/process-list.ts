import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '@storefront/secrets';
import type { ProcessRow } from './supervise.ts';

/** Keeps `processes.json` up to date. */
export type ProcessList = {
  /** Rewrites the file. Changes made during a write are combined into the next write. */
  refresh(): void;
  /** Waits for the last write, then deletes the file, which lists only running processes. */
  close(): Promise<void>;
};

/** A failed write, for example on a full disk, is repeated after this time. */
const RETRY_MS = 1_000;

/** Writes what `rows` returns each time `refresh` is called. */
export function keepProcessList(home: string, rows: () => readonly ProcessRow[], log: (line: string) => void): ProcessList {
  const file = join(home, 'processes.json');
  let dirty = false;
  let closed = false;
  let failing = false;
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    if (!dirty || closed) return;
    dirty = false;
    try {
      await writePrivateFile(file, rows());
      failing = false;
    } catch (error) {
      if (!failing) log(`processes.json cannot be written: ${(error as Error).message}`);
      failing = true;
      setTimeout(refresh, RETRY_MS).unref();
    }
  };
  const refresh = (): void => {
    if (dirty) return;
    dirty = true;
    writing = writing.then(write);
  };
  return {
    refresh,
    async close() {
      await writing;
      closed = true;
      await rm(file, { force: true });
    },
  };
}
