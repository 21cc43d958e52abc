import type { Writable } from 'node:stream';
import { waitForDrain } from './wait-for-drain.ts';

/** Writes messages to a stream with backpressure, then ends it. Stops without an end once the reader has canceled. */
export async function pump(messages: AsyncIterable<unknown>, stream: Writable, isCanceled: () => boolean): Promise<void> {
  for await (const message of messages) {
    if (isCanceled()) return;
    if (!stream.write(message)) await waitForDrain(stream);
  }
  stream.end();
}
