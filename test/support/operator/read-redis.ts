import { connect } from 'node:net';

/** Sends one command to Redis and returns its response in the wire format. */
export function readRedis(url: string, command: string): Promise<string> {
  const { hostname, password, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket
      .setEncoding('utf8')
      .on('error', reject)
      .on('end', () => resolve(text));
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    const login = password === '' ? '' : `AUTH ${decodeURIComponent(password)}\r\n`;
    socket.write(`${login}${command}\r\nQUIT\r\n`);
  });
}
