import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessRow } from './supervise.ts';
import { writePrivately } from './write-privately.ts';

/** `processes.json` of a home, kept current. */
export type ProcessList = {
  /** Writes the list anew. Changes that come while it is written are written together afterwards. */
  refresh(): void;
  /** Waits for the last write and removes the file: it lists what runs. */
  close(): Promise<void>;
};

/** Writes what `rows` returns whenever it is told of a change. */
export function keepProcessList(home: string, rows: () => readonly ProcessRow[]): ProcessList {
  const file = join(home, 'processes.json');
  let dirty = false;
  let closed = false;
  let writing = Promise.resolve();
  const write = async (): Promise<void> => {
    if (!dirty || closed) return;
    dirty = false;
    await writePrivately(file, rows());
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
