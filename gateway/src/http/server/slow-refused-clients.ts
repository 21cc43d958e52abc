import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { limitedAddress } from '../../access/limits/client-address.ts';
import type { ContextResponse } from '../context/request-context.ts';
import { isRefusal, type RefusalLimits, refusalBudget } from './refusal-budget.ts';

/** Refusals per second and address. A client that heeds Retry-After gets far fewer. */
export const REFUSALS_PER_SECOND = 100;
/** How many may come at once, as when a storefront's server meets an outage. */
export const REFUSALS_AT_ONCE = 500;
/** A connection of an address that has had more is not read until its refusals are within the rate again, but not for longer than this. */
export const REFUSED_PAUSE_MAX_MS = 10_000;
/** The server of a store with a secret key speaks for many shoppers. */
export const KEY_REFUSALS_PER_SECOND = 1000;
export const KEY_REFUSALS_AT_ONCE = 1000;
/** Its shoppers share its connections, so a pause is shorter than anyone notices. With 500 connections, at most 2,000 refusals a second remain. */
export const KEY_PAUSE_MAX_MS = 250;
/** A server opens a new connection at least every two minutes, and is recognized if it pauses for a while. */
const RECOGNIZED_MS = 600_000;
const RECOGNIZED_MAX = 10_000;

/** The limits of one client address, and of one shopper that a store's server names. */
export const REFUSAL_LIMITS: RefusalLimits = {
  perSecond: REFUSALS_PER_SECOND,
  atOnce: REFUSALS_AT_ONCE,
  pauseMaxMs: REFUSED_PAUSE_MAX_MS,
};

/** The limits of the connections that a secret key uses. */
const KEY_REFUSAL_LIMITS: RefusalLimits = {
  perSecond: KEY_REFUSALS_PER_SECOND,
  atOnce: KEY_REFUSALS_AT_ONCE,
  pauseMaxMs: KEY_PAUSE_MAX_MS,
};

/** Slows down clients that repeat refused requests without a pause: a refusal costs little, but thousands per second would occupy the event loop. */
export interface RefusedClients {
  /** Reports whether the party of a connection has had too many refusals. */
  isSlowed(socket: Socket): boolean;
  /** Counts a new connection of such an address as a refusal, so that it is read later. */
  admit(socket: Socket): void;
  /** Counts the response if it is a refusal. */
  watch(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Counts refusals by client address, except those of trusted proxies, whose connections are those of all clients. A connection that has carried a valid secret key
 * is charged to that key instead: the server of a store is never paused for what another client of its address does. What one of its shoppers does is limited by
 * `limitShoppers` first. New connections of its address, whose keys are not known yet, wait no longer than those of a refused key.
 */
export function slowRefusedClients(
  isTrusted: (address: string) => boolean,
  limits: RefusalLimits = REFUSAL_LIMITS,
  keyLimits: RefusalLimits = KEY_REFUSAL_LIMITS,
): RefusedClients {
  const ofAddresses = refusalBudget(limits);
  const ofKeys = refusalBudget(keyLimits);
  const keyIds = new WeakMap<Socket, string>();
  /** The addresses of servers with a secret key, and the key that was used last. */
  const recognized = new LRUCache<string, string>({ max: RECOGNIZED_MAX, ttl: RECOGNIZED_MS });
  const resumes = new WeakMap<Socket, NodeJS.Timeout>();

  const partyOf = (socket: Socket) => {
    const keyId = keyIds.get(socket);
    return keyId === undefined ? { budget: ofAddresses, name: limitedAddress(socket.remoteAddress) } : { budget: ofKeys, name: keyId };
  };
  const debtMs = (socket: Socket): number => {
    const { budget, name } = partyOf(socket);
    return budget.debtMs(name);
  };
  const isSlowed = (socket: Socket): boolean => debtMs(socket) > 0;
  const refuse = (socket: Socket): void => {
    if (isTrusted(socket.remoteAddress ?? '')) return;
    const { budget, name } = partyOf(socket);
    budget.charge(name);
    pause(socket, debtMs(socket));
  };
  const pause = (socket: Socket, pauseMs: number): void => {
    if (pauseMs <= 0) return;
    // Node resumes a connection after the response, and reads a new one. A timer that is set now could fire before.
    setImmediate(() => {
      socket.pause();
      clearTimeout(resumes.get(socket));
      resumes.set(socket, setTimeout(() => socket.resume(), pauseMs).unref());
    });
  };
  const recognize = (socket: Socket, keyId: string): void => {
    if (keyIds.get(socket) === keyId || isTrusted(socket.remoteAddress ?? '')) return;
    keyIds.set(socket, keyId);
    recognized.set(limitedAddress(socket.remoteAddress), keyId);
  };
  return {
    isSlowed,
    admit(socket) {
      const keyId = recognized.get(limitedAddress(socket.remoteAddress));
      if (keyId !== undefined) pause(socket, Math.min(Math.max(debtMs(socket), ofKeys.debtMs(keyId)), keyLimits.pauseMaxMs));
      else if (isSlowed(socket)) refuse(socket);
    },
    watch({ socket }, response: ServerResponse & Partial<Pick<ContextResponse, 'locals'>>) {
      response.once('finish', () => {
        const key = response.locals?.context?.key;
        if (key?.kind === 'SECRET') recognize(socket, key.keyId);
        if (isRefusal(response.statusCode)) refuse(socket);
      });
    },
  };
}
