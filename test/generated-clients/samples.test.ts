import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen, skippedIf } from '@storefront/lifecycle/testing';
import { expectSamples, operations, sampleOf } from '../samples/expect-samples.ts';
import { findGo } from './go.ts';
import { findPython, virtualEnvironment } from './python.ts';
import { run } from './run.ts';
import { CLIENTS, writePythonClient } from './write-clients.ts';

/** The samples of the reference that use the generated clients: those in Python run, and those in Go compile. */

const folder = import.meta.dirname;
const TIMEOUT_MS = 900_000;
const work = mkdtempSync(join(tmpdir(), 'storefront-samples-'));
const python = findPython();
const go = findGo();
afterAll(() => rmSync(work, { recursive: true }));

skippedIf(python.missing, describe)('with the Python client', () => {
  const client = join(work, 'python');
  beforeAll(async () => {
    const programs = await virtualEnvironment(python.program, folder);
    for (const path of ['pyproject.toml', ...['ignored.py', 'webhooks.py', 'py.typed'].map((name) => `storefront_client/${name}`)])
      cpSync(join(CLIENTS, 'python', path), join(client, path), { recursive: true });
    await writePythonClient(programs, client);
  }, TIMEOUT_MS);

  expectSamples({ lang: 'Python', file: 'sample.py', program: join(folder, '.venv/bin/python'), env: { PYTHONPATH: client } });
});

skippedIf(go.missing, test)(
  'with the Go client, they are formatted and compile',
  async () => {
    const module = join(work, 'go');
    cpSync(join(folder, 'go'), module, { recursive: true });
    rmSync(join(module, 'generated'), { recursive: true, force: true });
    const samples = operations.map((operation) => ({ id: operation.operationId, source: sampleOf(operation, 'Go') }));
    for (const { id, source } of seen('samples', samples, 60)) {
      mkdirSync(join(module, 'samples', id), { recursive: true });
      writeFileSync(join(module, 'samples', id, 'main.go'), `${source}\n`);
    }
    await run(go.program, ['mod', 'edit', '-replace', `storefront.example/client=${join(CLIENTS, 'go')}`], { cwd: module });
    await run(go.program, ['vet', './samples/...'], { cwd: module });

    expect(await run('gofmt', ['-l', 'samples'], { cwd: module })).toBe('');
  },
  TIMEOUT_MS,
);
