import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { counter } from '@storefront/telemetry';
import { limitedAddress } from '../../access/limits/client-address.ts';

/** How many connections a server keeps open. */
export interface SocketLimits {
  readonly perAddress: number;
  readonly all: number;
}

/** One address may send ten requests per second to a store, so its shoppers, or a storefront's server, do not need as many. */
export const SOCKETS_PER_ADDRESS_MAX = 500;
/** An idle connection takes about 16 KiB. */
export const SOCKETS_MAX = 4000;
export const SOCKET_LIMITS: SocketLimits = { perAddress: SOCKETS_PER_ADDRESS_MAX, all: SOCKETS_MAX };

/** Closing idle connections looks at all of them. */
const IDLE_CLOSED_EVERY_MS = 1000;

/**
 * Closes further connections of an address that has many, unless it is that of a trusted proxy, whose connections are those of all clients. If there are too many
 * in all, closes the idle ones as well.
 */
export function limitSockets(server: Server, { perAddress, all }: SocketLimits, isTrusted: (address: string) => boolean): void {
  const open = new Map<string, number>();
  let total = 0;
  let idleClosedAt = -Infinity;
  const countRefusal = counter('storefront.queue.refused', 'What was refused a shared resource.', {
    full: { resource: 'sockets', reason: 'full' },
  });

  const closeIdle = (): void => {
    if (performance.now() - idleClosedAt < IDLE_CLOSED_EVERY_MS) return;
    idleClosedAt = performance.now();
    server.closeIdleConnections();
  };
  const release = (address: string): void => {
    total -= 1;
    const left = (open.get(address) ?? 0) - 1;
    if (left > 0) open.set(address, left);
    else open.delete(address);
  };
  server.on('connection', (socket: Socket) => {
    const address = limitedAddress(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    total += 1;
    open.set(address, count);
    socket.once('close', () => release(address));
    if (total > all) closeIdle();
    if (total <= all && (count <= perAddress || isTrusted(socket.remoteAddress ?? ''))) return;
    countRefusal('full');
    socket.destroy();
  });
}
