import { connect } from 'node:net';

/** A response read from a raw socket. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON, or undefined. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

const TIMEOUT_MS = 60_000;

/** Sends raw bytes that no HTTP client would send, and reads one response until it is complete or the server closes the connection. */
export function rawRequest(baseUrl: string, chunks: readonly (string | Buffer)[], timeoutMs = TIMEOUT_MS): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = Buffer.alloc(0);
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      const response = parse(received);
      if (response === undefined) reject(new Error(`incomplete response: ${JSON.stringify(received.toString('latin1').slice(0, 200))}`));
      else resolve(response);
    };
    const timer = setTimeout(finish, timeoutMs);
    socket.on('connect', () => {
      for (const chunk of chunks) socket.write(chunk);
    });
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (isComplete(received)) finish();
    });
    socket.on('close', finish);
    // The server may send a response before it resets the connection.
    socket.on('error', () => undefined);
  });
}

function isComplete(received: Buffer): boolean {
  const response = parse(received);
  const length = Number(response?.headers.get('content-length') ?? Number.NaN);
  return response !== undefined && Buffer.byteLength(response.text) >= length;
}

function parse(received: Buffer): RawResponse | undefined {
  const text = received.toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = text.slice(end + 4);
  return { status: Number(statusLine.split(' ')[1]), headers, text: body, body: asJson(body) };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
