import { connect, type Socket } from 'node:net';
import type { Counter } from './tally.ts';
import type { Connections } from './way.ts';

/** The gateway to attack. */
export interface Target {
  readonly host: string;
  readonly port: number;
}

/** The outcome of a connection that the kernel accepted. */
const OPENED = 'opened';
/** Sockets that an attacker opens at once, and how often: at most a thousand per second, more of which only a firewall can refuse. */
const OPENED_AT_ONCE = 10;
const OPENED_EVERY_MS = 10;

/** Keeps `connections` sockets open from so many addresses, and calls `use` with each new socket. */
export function keepOpen(
  target: Target,
  { connections, addresses = 1, isBesideVictim = false }: Connections,
  counter: Counter,
  use: (socket: Socket) => void,
): void {
  const closed = Array.from({ length: connections }, (_, number) => number);
  const open = (number: number): void => {
    const socket = connect({ ...target, localAddress: isBesideVictim ? VICTIM : addressOf(number % addresses) });
    socket.setNoDelay();
    socket.on('connect', () => {
      counter.count(OPENED);
      use(socket);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => counter.count(error.code ?? 'error'));
    socket.on('close', (hadError) => {
      if (!hadError) counter.count('closed');
      closed.push(number);
    });
  };
  setInterval(() => closed.splice(0, OPENED_AT_ONCE).forEach(open), OPENED_EVERY_MS);
}

const VICTIM = '127.0.0.1';
/** Every address of 127.0.0.0/8 is one of this machine. */
const addressOf = (number: number): string => `127.0.${1 + Math.floor(number / 200)}.${1 + (number % 200)}`;
