import { setTimeout as sleep } from 'node:timers/promises';
import { isRefused } from './error-codec.ts';

/** Long enough for the client to read the GOAWAY that announces the end of the connection. */
const PAUSE_MS = 10;

/**
 * Makes a call, and repeats it until `deadline` (ms epoch) if the server refuses it before a handler sees it. A server refuses the calls that
 * arrive while a connection closes because of its age or a shutdown. grpc-js repeats such a call once, but often on the same connection. Every
 * call may be repeated here, even one that is not idempotent.
 */
export async function repeatRefused<T>(deadline: number, call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isRefused(error) || Date.now() + PAUSE_MS >= deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
