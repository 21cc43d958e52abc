import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/**
 * A DNS server on loopback. Names that end in `.silent.test` get no response, `.mixed.test` resolves to a public address and 127.0.0.1, and
 * `.test` to 127.0.0.1. Other names do not exist.
 */
export interface NameServer {
  /** `127.0.0.1:port`, as the resolver expects it. */
  readonly address: string;
  /** The names that were requested, each once. */
  readonly requested: ReadonlySet<string>;
  close(): void;
}

const TYPE_A = 1;
const HEADER_LENGTH = 12;
const NO_SUCH_NAME = 0x8183;
const FOUND = 0x8180;
/** A pointer to the name in the question, type A, class IN, a TTL of zero, and the four bytes of the address. */
const recordOf = (...address: readonly [number, number, number, number]): Buffer =>
  Buffer.from([0xc0, HEADER_LENGTH, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4, ...address]);
const PUBLIC = recordOf(8, 8, 8, 8);
const LOOPBACK = recordOf(127, 0, 0, 1);

export async function startNameServer(): Promise<NameServer> {
  const requested = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    requested.add(name);
    if (name.endsWith('.silent.test')) return;
    const exists = name.endsWith('.test');
    const addresses = name.endsWith('.mixed.test') ? [PUBLIC, LOOPBACK] : [LOOPBACK];
    const records = exists && type === TYPE_A ? addresses : [];
    const header = Buffer.alloc(HEADER_LENGTH);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(exists ? FOUND : NO_SUCH_NAME, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    socket.send(Buffer.concat([header, query.subarray(HEADER_LENGTH, end), ...records]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, requested, close: () => void socket.close() };
}

/** Reads the first question of a query. `end` is the offset after it. */
function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_LENGTH;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}
