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

/** Writes what `rows` returns each time `changed` is called. */
export function keepProcessList(home: string, rows: () => readonly ProcessRow[]): ProcessList {
  const file = join(home, 'processes.json');
  let dirty = false;
  let closed = false;
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    if (!dirty || closed) return;
    dirty = false;
    await writePrivateFile(file, rows());
  };
  return {
    refresh() {
      if (dirty) return;
      dirty = true;
      writing = writing.then(write);
    },
    async close() {
      await writing;
      closed = true;
      await rm(file, { force: true });
    },
  };
}
