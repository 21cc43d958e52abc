import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed, or undefined where the body is no JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly elapsedMs: number;
}

const WAIT_MS = 15_000;

/** Sends bytes as they are, for what no HTTP client would send, and reads one answer until the server closes or the body is whole. */
export function rawRequest(baseUrl: string, chunks: readonly (string | Buffer)[], waitMs = WAIT_MS): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const socket = connect(Number(port), hostname);
    let received = Buffer.alloc(0);
    const finish = (): void => {
      clearTimeout(late);
      socket.destroy();
      const answer = parse(received, Date.now() - startedAt);
      if (answer === undefined) reject(new Error(`no whole answer, only ${JSON.stringify(received.toString('latin1').slice(0, 200))}`));
      else resolve(answer);
    };
    const late = setTimeout(finish, waitMs);
    socket.on('connect', () => {
      for (const chunk of chunks) socket.write(chunk);
    });
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (isWhole(received)) finish();
    });
    socket.on('close', finish);
    // What the server cut off may still have been answered.
    socket.on('error', () => undefined);
  });
}

function isWhole(received: Buffer): boolean {
  const answer = parse(received, 0);
  const length = Number(answer?.headers.get('content-length') ?? Number.NaN);
  return answer !== undefined && Buffer.byteLength(answer.text) >= length;
}

function parse(received: Buffer, elapsedMs: number): RawAnswer | undefined {
  const text = received.toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = text.slice(end + 4);
  return { status: Number(statusLine.split(' ')[1]), headers, text: body, body: asJson(body), elapsedMs };
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
