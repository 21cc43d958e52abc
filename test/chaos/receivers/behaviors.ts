import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Which attempt of a delivery an endpoint receives, counted by the endpoint itself. */
export interface Attempt {
  readonly response: ServerResponse;
  /** From 1. */
  readonly number: number;
  /** How many deliveries the endpoint has received before this one. */
  readonly position: number;
  /** The address of an endpoint that no subscription has. */
  readonly trap: string;
}

/** How an endpoint responds. Resolves to the status that it sent while the sender was waiting, or to null. */
export type Behavior = (attempt: Attempt) => Promise<number | null>;

/** The timeout of a delivery in a run, which is shorter than in production so that slow endpoints cost less time. */
export const DELIVERY_TIMEOUT_MS = 3_000;

const respond = (response: ServerResponse, status: number, headers: Record<string, string> = {}): number => {
  response.writeHead(status, headers).end();
  return status;
};

/** The behaviors of endpoints, by name. */
export const BEHAVIORS = {
  works: async ({ response }) => respond(response, 200),
  /** Fails twice, and then accepts the delivery. */
  fails: async ({ response, number }) => respond(response, number < 3 ? 500 : 200),
  /** Does not respond to the first attempt of every fourth delivery. */
  hangs: async ({ response, number, position }) => (number === 1 && position % 4 === 0 ? null : respond(response, 200)),
  /** Resets the connection of the first attempt. */
  resets: async ({ response, number }) => {
    if (number > 1) return respond(response, 200);
    response.socket?.resetAndDestroy();
    return null;
  },
  /** Reports success after the sender has given up, at every second delivery. A sender that did not run at its deadline can still be waiting. */
  'responds late': async ({ response, number, position }) => {
    if (number > 1 || position % 2 === 1) return respond(response, 200);
    await sleep(DELIVERY_TIMEOUT_MS + 500);
    return response.destroyed ? null : respond(response, 200);
  },
  /** Redirects to an endpoint that must not be contacted, and then accepts the delivery. */
  redirects: async ({ response, number, trap }) => respond(response, number < 3 ? 307 : 200, number < 3 ? { location: trap } : {}),
  /** Accepts the delivery with a body that does not end. */
  'talks endlessly': async ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    void talk(response);
    return 200;
  },
  /** Is gone from its sixth delivery on. */
  'is gone': async ({ response, position }) => respond(response, position < 5 ? 200 : 410),
  /** Works until the store disables its subscription. */
  'is disabled': async ({ response }) => respond(response, 200),
  /** Works until the store deletes its subscription. */
  'is deleted': async ({ response }) => respond(response, 200),
} satisfies Readonly<Record<string, Behavior>>;

/** The name of a behavior. */
export type BehaviorName = keyof typeof BEHAVIORS;

const CHUNK = 'x'.repeat(16 * 1024);
const CHUNK_EVERY_MS = 20;

async function talk(response: ServerResponse): Promise<void> {
  while (!response.destroyed && response.socket?.destroyed === false) {
    response.write(CHUNK);
    await sleep(CHUNK_EVERY_MS);
  }
}
