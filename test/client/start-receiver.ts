import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@storefront/backing-servers';
import { eventually } from '../support/eventually.ts';
import type { TestStore } from '../support/systems/a-store.ts';

/** Serves a fetch handler on Node, as a framework does. */
const SERVE_FETCH_HANDLER = `
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
const { POST } = await import(process.argv[2]);
createServer(async (incoming, outgoing) => {
  const { method, headers } = incoming;
  const request = new Request('http://localhost/hooks', { method, headers, body: await buffer(incoming) });
  outgoing.writeHead((await POST(request)).status).end();
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
`;

/** Starts an example that receives webhooks, with a subscription to `order.confirmed` of this store. */
export async function startReceiver(store: TestStore, project: string, file: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/hooks`;
  const created = await store.server.post('/v1/webhooks', { endpoint_url: url, event_types: ['order.confirmed'] });
  const { id, signing_secret: SIGNING_SECRET } = created.body;
  const server = join(project, 'serve-fetch-handler.mjs');
  await writeFile(server, SERVE_FETCH_HANDLER);

  const example = join(project, 'dist', file);
  const program = file.includes('fetch') ? [server, example] : [example];
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), SIGNING_SECRET },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const printed = (text: string): Promise<void> =>
    eventually(30_000, async () => {
      if (!output.includes(text)) throw new Error(`${file} did not print ${text}, but: ${output}`);
    });
  await printed('listening');
  return {
    url,
    printed,
    stop: async () => {
      await store.server.delete(`/v1/webhooks/${id}`);
      child.kill();
      await once(child, 'exit');
    },
  };
}
