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

/**
 * Closes further connections of an address that has many, unless it is that of a trusted proxy, whose connections are those of all clients. If there are too many
 * in all, the address that has most loses its oldest one.
 */
export function limitSockets(server: Server, { perAddress, all }: SocketLimits, isTrusted: (address: string) => boolean): void {
  const addresses = new Map<string, Set<Socket>>();
  let total = 0;
  const labels = (reason: string) => ({ resource: 'sockets', reason });
  const countRefusal = counter('storefront.queue.refused', 'Calls that were refused a shared resource.', { full: labels('full') });
  const close = (socket: Socket): void => {
    countRefusal('full');
    socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    const address = limitedAddress(socket.remoteAddress);
    const own = addresses.get(address) ?? new Set();
    addresses.set(address, own.add(socket));
    total += 1;
    socket.once('close', () => {
      total -= 1;
      own.delete(socket);
      if (own.size === 0) addresses.delete(address);
    });
    if (own.size > perAddress && !isTrusted(socket.remoteAddress ?? '')) return close(socket);
    if (total > all) close(oldestOfMost(addresses, own) ?? socket);
  });
}

/** Returns the oldest connection of the address that has most, if these are more than `own`. */
function oldestOfMost(addresses: ReadonlyMap<string, ReadonlySet<Socket>>, own: ReadonlySet<Socket>): Socket | undefined {
  let most = own;
  for (const sockets of addresses.values()) if (sockets.size > most.size) most = sockets;
  if (most === own) return undefined;
  for (const socket of most) if (!socket.destroyed) return socket;
  return undefined;
}
