/**
 * Cuts and publishes a release of a copy of the repository, twice, to the registry in REGISTRY: `npm run test:release`. Needs what tools/release/README.md
 * lists, and a registry to throw away, for example with `REGISTRY=127.0.0.1:5000`:
 * docker run --publish 127.0.0.1:5000:5000 registry:3@sha256:849b7d29920d060df8091770ede2279c07924ecd29e2a4c029ee0b5ea2ea542b
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const execute = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const VERSION = '99.0.0-test.1';
const { REGISTRY: registry = '' } = process.env;
/** The image is built, unless the builder has it already. */
const BUILT_WITHIN_MS = 1_800_000;

let copy: string;
let key: string;

beforeAll(async () => {
  if (registry === '') throw new Error('test:release needs a registry to throw away in REGISTRY');
  // Inside the repository, so that the copy finds the installed packages.
  await mkdir(join(ROOT, '.storefront'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.storefront/release-'));
  copy = join(folder, 'copy');
  await execute('git', ['clone', '--quiet', ROOT, copy]);
  await execute('git', ['config', 'user.name', 'Release test'], { cwd: copy });
  await execute('git', ['config', 'user.email', 'release-test@example.com'], { cwd: copy });
  await execute('cosign', ['generate-key-pair'], { cwd: folder, env: { ...process.env, COSIGN_PASSWORD: '' } });
  key = join(folder, 'cosign');
});
afterAll(() => rm(join(copy, '..'), { recursive: true, force: true }));

async function release(...args: string[]): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> {
  const run = execute(process.execPath, [join(copy, 'tools/release/src/main.ts'), ...args], {
    cwd: copy,
    // A cut needs no package of a registry.
    env: { ...process.env, COSIGN_PASSWORD: '', npm_config_offline: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return run.then(
    (output) => ({ code: 0, ...output }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

const publish = (): ReturnType<typeof release> =>
  release('publish', '--key', `${key}.key`, '--allow-unscanned', '--output', join(copy, '../output'));

describe('a release', () => {
  test('is refused for a commit without a tag', async () => {
    expect(await publish()).toMatchObject({ code: 1, stderr: expect.stringContaining('This commit has no tag of a release.') });
  });

  test('is not cut for what is no version, or from files that are not committed', async () => {
    expect(await release('cut', '1.0')).toMatchObject({ code: 1, stderr: expect.stringContaining('1.0 is not a version') });
    await writeFile(join(copy, 'new.txt'), 'new');
    expect(await release('cut', VERSION)).toMatchObject({ code: 1, stderr: expect.stringContaining('?? new.txt') });
    await rm(join(copy, 'new.txt'));
  });

  test('is cut as one commit with an annotated tag, and names its version everywhere', async () => {
    expect(await release('cut', VERSION)).toMatchObject({ code: 0 });
    const { stdout: tag } = await execute('git', ['tag', '--list', '--format=%(contents)', `v${VERSION}`], { cwd: copy });
    expect(tag).toMatch(new RegExp(`^Release ${VERSION}\n\n\\S`));
    const { stdout: changed } = await execute('git', ['diff', '--name-only', 'HEAD^', `v${VERSION}`], { cwd: copy });
    expect(changed.trim().split('\n')).toEqual([
      'CHANGELOG.md',
      'deploy/helm/storefront/Chart.yaml',
      'gateway/package.json',
      'package-lock.json',
      'package.json',
    ]);
    expect(parse(await readFile(join(copy, 'deploy/helm/storefront/Chart.yaml'), 'utf8'))).toMatchObject({
      version: VERSION,
      appVersion: VERSION,
    });
    expect(JSON.parse(await readFile(join(copy, 'package-lock.json'), 'utf8'))).toMatchObject({
      version: VERSION,
      packages: { '': { version: VERSION }, gateway: { version: VERSION } },
    });
    expect(await release('cut', VERSION)).toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') });
  });

  test(
    'has the same digests when it is published again, signatures that verify, and a chart that names the image by digest',
    async () => {
      const first = await publish();
      expect(first).toMatchObject({ code: 0 });
      const published: { image: string; chart: string } = JSON.parse(first.stdout);
      expect(published).toMatchObject({
        version: VERSION,
        image: expect.stringMatching(`^${registry}/storefront@sha256:`),
        chart: expect.stringMatching(`^${registry}/charts/storefront@sha256:`),
      });
      expect(JSON.parse((await publish()).stdout)).toEqual(published);
      expect(await readdir(join(copy, '../output'))).toContainEqual(expect.stringMatching(/^storefront_client-[\d.]+-py3-none-any\.whl$/));

      for (const reference of [published.image, published.chart])
        await execute('cosign', ['verify', '--key', `${key}.pub`, '--insecure-ignore-tlog=true', reference]);
      await execute(
        'cosign',
        ['verify-attestation', '--key', `${key}.pub`, '--insecure-ignore-tlog=true', '--type', 'spdxjson', published.image],
        {
          maxBuffer: 64 * 1024 * 1024,
        },
      );
      const { stdout: values } = await execute('helm', ['show', 'values', join(copy, `../output/storefront-${VERSION}.tgz`)]);
      const { image } = parse(values);
      expect(`${image.repository}@${image.digest}`).toBe(published.image);
    },
    BUILT_WITHIN_MS,
  );
});
