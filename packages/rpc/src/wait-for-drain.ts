import type { Writable } from 'node:stream';

/** Resolves when the stream accepts more data, or has been closed. */
export const waitForDrain = (stream: Writable): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.once('drain', done).once('close', done);
  });
