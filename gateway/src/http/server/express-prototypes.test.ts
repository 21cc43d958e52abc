import { expect, test } from '@jest/globals';
import express from 'express';
import { expressPrototypes } from './express-prototypes.ts';
import { listen } from './http-server.ts';

test('requests and responses have the prototypes of the app before and after Express handles them', async () => {
  const app = express();
  const classes = expressPrototypes(app);
  const seen: boolean[] = [];
  app.set('trust proxy', ['loopback']);
  app.use((request, response) => {
    seen.push(request instanceof classes.IncomingMessage, Object.getPrototypeOf(response) === classes.ServerResponse.prototype);
    response.json({ ip: request.ip, app: request.app === app });
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false, classes });

  const answer = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { 'x-forwarded-for': '192.0.2.1' } });

  expect(await answer.json()).toEqual({ ip: '192.0.2.1', app: true });
  expect(seen).toEqual([true, true]);
  await server.close();
});
