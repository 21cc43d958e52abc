import { sendAndReceive } from '../process/send-and-receive.ts';

interface NatsServer {
  /** The loopback port of clients. */
  readonly port: number;
  /** The loopback port of `/healthz`. */
  readonly monitorPort: number;
  readonly user: string;
  readonly password: string;
}

const ANSWER_WITHIN_MS = 1_000;

/**
 * Reports whether JetStream responds and its streams can be written. After a write that found no space, neither is repaired by the server itself: JetStream of
 * version 2.9 no longer responds, and streams of version 2.15 refuse messages. Throws if the server does not respond at all, so that nothing is known.
 */
export const jetstreamWorks = async (server: NatsServer): Promise<boolean> =>
  (await jetstreamResponds(server)) && (await isHealthy(server.monitorPort));

async function jetstreamResponds({ port, user, password }: NatsServer): Promise<boolean> {
  const login = JSON.stringify({ verbose: false, user, pass: password });
  const question = `CONNECT ${login}\r\nPING\r\nSUB answers 1\r\nPUB $JS.API.INFO answers 0\r\n\r\n`;
  try {
    await sendAndReceive(port, question, /^MSG answers /m);
    return true;
  } catch {
    await sendAndReceive(port, question, /^PONG\r$/m);
    return false;
  }
}

async function isHealthy(monitorPort: number): Promise<boolean> {
  const { ok } = await fetch(`http://127.0.0.1:${monitorPort}/healthz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  return ok;
}
