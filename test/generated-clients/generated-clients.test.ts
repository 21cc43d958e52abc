import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { skippedIf } from '@storefront/lifecycle/testing';
import type { TestStore } from '../support/systems/a-store.ts';
import { expectWork } from './admin-flow.ts';
import { findGo } from './go.ts';
import { aCustomer, aStoreForFlows, expectOrders, settingsOf } from './main-flow.ts';
import { run } from './run.ts';

/** Clients that are generated from openapi.json, or openapi-3.0.json if their generators are older, compile and place an order on each rail, and one of admin-openapi.json does the work of a store. */

const folder = import.meta.dirname;
/** Installing and generating takes half a minute, and several on a busy machine. */
const TIMEOUT_MS = 600_000;
/** The client of ogen has half a million lines, which two processors compile in a minute, and a busy machine in many. */
const GO_TIMEOUT_MS = 1_800_000;
const go = findGo();
let store: TestStore;

beforeAll(async () => {
  store = await aStoreForFlows();
});

describe('a TypeScript client', () => {
  beforeAll(async () => {
    for (const old of ['generated', 'dist']) rmSync(join(folder, old), { recursive: true, force: true });
    await run('npm', ['run', '--silent', 'generate'], { cwd: folder });
    // Fails if a generated client or its flow does not compile under `strict` and `nodenext`, or if a flow compiles that must not.
    await run('npm', ['run', '--silent', 'compile'], { cwd: folder });
  }, TIMEOUT_MS);

  test('has the types that packages/client has', async () => {
    const client = join(folder, '../../packages/client');
    const generated = join(folder, 'generated/client-schema.txt');
    await run(process.execPath, [join(client, 'write-schema.ts'), generated], { cwd: folder });

    expect(readFileSync(join(client, 'src/schema.ts'), 'utf8') === readFileSync(generated, 'utf8')).toBe(true);
  });

  test.each([
    ['openapi-typescript and openapi-fetch', 'openapi-fetch.js'],
    ['@hey-api/openapi-ts', 'hey-api.js'],
    ['orval', 'orval.js'],
    ['openapi-zod-client', 'openapi-zod-client.js'],
    ['swagger-typescript-api', 'swagger-typescript-api.js'],
  ])('of %s places an order on each rail', async (_name, file) => {
    const customer = await aCustomer(store);

    await expectOrders(
      customer,
      await run(process.execPath, [join(folder, 'dist/flows', file)], { cwd: folder, env: settingsOf(store, customer) }),
    );
  });

  test('of the Admin API does the work of a store around an order', async () => {
    await expectWork((args, env) => run(process.execPath, [join(folder, 'dist/flows/admin.js'), ...args], { cwd: folder, env }));
  });
});

describe('a Go client', () => {
  const cwd = join(folder, 'go');
  const generate = ['--config', 'ogen.yaml', '--target', 'generated/ogen', '--clean', '--package', 'api', '--loglevel', 'error'];

  skippedIf(go.missing, test)(
    'of ogen places an order on each rail',
    async () => {
      await run(go.program, ['tool', 'ogen', ...generate, '../../../gateway/openapi-3.0.json'], { cwd });
      const customer = await aCustomer(store);

      await expectOrders(customer, await run(go.program, ['run', './ogen'], { cwd, env: settingsOf(store, customer) }));
    },
    GO_TIMEOUT_MS,
  );
});
