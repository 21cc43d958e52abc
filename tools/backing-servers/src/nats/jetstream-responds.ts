import { sendAndReceive } from '../process/send-and-receive.ts';

/** Reports whether JetStream of the server on a loopback port responds. Throws if the server itself does not, so that nothing is known about JetStream. */
export async function jetstreamResponds(port: number, user: { readonly user: string; readonly password: string }): Promise<boolean> {
  const login = JSON.stringify({ verbose: false, user: user.user, pass: user.password });
  const question = `CONNECT ${login}\r\nPING\r\nSUB answers 1\r\nPUB $JS.API.INFO answers 0\r\n\r\n`;
  try {
    await sendAndReceive(port, question, /^MSG answers /m);
    return true;
  } catch {
    await sendAndReceive(port, question, /^PONG\r$/m);
    return false;
  }
}
