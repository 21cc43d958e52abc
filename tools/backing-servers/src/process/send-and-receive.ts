import { connect } from 'node:net';

/** A running loopback server responds within milliseconds; the caller retries. */
const RESPONSE_TIMEOUT_MS = 1_000;

/** Connects to a loopback port, sends `question` unless it is empty, and resolves with the received text once it matches `until`. */
export function sendAndReceive(port: number, question: string, until: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ host: '127.0.0.1', port, timeout: RESPONSE_TIMEOUT_MS });
    socket.on('connect', () => socket.write(question));
    socket.on('data', (chunk) => {
      received += chunk.toString();
      if (until.test(received)) {
        socket.destroy();
        resolve(received);
      }
    });
    socket.on('timeout', () => socket.destroy(new Error('no response')));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('connection closed before the response')));
  });
}
