import type { Socket } from 'node:net';
import type { Request } from 'express';

/** A name or an address with an optional port. Anything else would not form a URL. */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Returns the scheme and host by which the client addresses the service, from a trusted proxy if one reports them. */
export const originOf = ({ protocol, host, socket }: Pick<Request, 'protocol' | 'host'> & { readonly socket: Partial<Socket> }): string =>
  originAt(protocol, host, socket);

/** Returns the origin at `host`, or at the address of this end of the connection if the request names no usable host. */
export function originAt(scheme: string, host: string | undefined, socket: Partial<Socket>): string {
  // A proxy may pass on any text.
  const protocol = scheme === 'https' ? 'https' : 'http';
  const named = `${protocol}://${host}`;
  return host !== undefined && HOST.test(host) && URL.canParse(named) ? named : `${protocol}://${localHost(socket)}`;
}

function localHost({ localAddress = '127.0.0.1', localPort = 80 }: Partial<Socket>): string {
  // A URL has no zone.
  return `${localAddress.includes(':') ? `[${localAddress.replace(/%.*/, '')}]` : localAddress}:${localPort}`;
}
