import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { limitedAddress } from '../../access/limits/client-address.ts';

/** Refusals per second and address. A client that heeds Retry-After gets far fewer. */
export const REFUSALS_PER_SECOND = 100;
/** How many may come at once, as when a storefront's server meets an outage. */
export const REFUSALS_AT_ONCE = 500;
/** A connection of an address that has had more is not read until its refusals are within the rate again, but not for longer than this. */
export const REFUSED_PAUSE_MAX_MS = 10_000;
/** Others are forgotten, the oldest first. */
const ADDRESSES_MAX = 10_000;
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/** How fast an address may be refused. */
export interface RefusalLimits {
  readonly perSecond: number;
  readonly atOnce: number;
  readonly pauseMaxMs: number;
}

export const REFUSAL_LIMITS: RefusalLimits = {
  perSecond: REFUSALS_PER_SECOND,
  atOnce: REFUSALS_AT_ONCE,
  pauseMaxMs: REFUSED_PAUSE_MAX_MS,
};

/** Slows down clients that repeat refused requests without a pause: a refusal costs little, but thousands per second would occupy the event loop. */
export interface RefusedClients {
  /** Reports whether the address of a connection has had too many refusals. */
  isSlowed(socket: Socket): boolean;
  /** Counts a new connection of such an address as a refusal, so that it is read later. */
  admit(socket: Socket): void;
  /** Counts the response if it is a refusal. */
  watch(request: IncomingMessage, response: ServerResponse): void;
}

/** Counts refusals by client address, except those of trusted proxies, whose connections are those of all clients. */
export function slowRefusedClients(
  { perSecond, atOnce, pauseMaxMs }: RefusalLimits,
  isTrusted: (address: string) => boolean,
): RefusedClients {
  const repaidAt = new LRUCache<string, number>({ max: ADDRESSES_MAX });
  const resumes = new WeakMap<Socket, NodeJS.Timeout>();
  const msPerRefusal = 1000 / perSecond;
  const atOnceMs = atOnce * msPerRefusal;
  /** How long it takes until the refusals of an address are within its rate again. */
  const debtMs = (address: string): number => (repaidAt.get(address) ?? 0) - performance.now() - atOnceMs;

  const isSlowed = (socket: Socket): boolean => debtMs(limitedAddress(socket.remoteAddress)) > 0;
  const refuse = (socket: Socket): void => {
    if (isTrusted(socket.remoteAddress ?? '')) return;
    const address = limitedAddress(socket.remoteAddress);
    const now = performance.now();
    // Others may use the address soon after a flood, which owes no more than a pause.
    repaidAt.set(address, Math.min(Math.max(repaidAt.get(address) ?? 0, now) + msPerRefusal, now + atOnceMs + pauseMaxMs));
    const pauseMs = debtMs(address);
    if (pauseMs <= 0) return;
    // Node resumes a connection after the response, and reads a new one.
    setImmediate(() => socket.pause());
    clearTimeout(resumes.get(socket));
    resumes.set(socket, setTimeout(() => socket.resume(), pauseMs).unref());
  };
  return {
    isSlowed,
    admit(socket) {
      if (isSlowed(socket)) refuse(socket);
    },
    watch({ socket }, response) {
      response.once('finish', () => {
        if (REFUSALS.has(response.statusCode)) refuse(socket);
      });
    },
  };
}
