import { connect } from 'node:net';

/** A loopback server that is up answers within milliseconds; the caller asks again. */
const ANSWER_WITHIN_MS = 1_000;

/** Connects to a loopback port, sends `question` if there is one, and resolves with what came once it matches `until`. */
export function askLine(port: number, question: string, until: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port, timeout: ANSWER_WITHIN_MS });
    socket.on('connect', () => socket.write(question));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (until.test(answer)) {
        socket.destroy();
        resolve(answer);
      }
    });
    socket.on('timeout', () => socket.destroy(new Error('no answer')));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection closed before the answer')));
  });
}
