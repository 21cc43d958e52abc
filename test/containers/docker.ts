import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = `${import.meta.dirname}/../..`;
const OUTPUT_BYTES_MAX = 64 * 1024 * 1024;

/** Runs a program in the repository and returns its output. */
export async function output(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const [program = '', ...args] = words;
  const { stdout } = await run(program, args, { cwd: ROOT, env: { ...process.env, ...env }, maxBuffer: OUTPUT_BYTES_MAX });
  return stdout.trim();
}

const succeeds = (...words: string[]): Promise<boolean> =>
  output(words).then(
    () => true,
    () => false,
  );

/** Returns the command of Compose, or throws an error that names what is missing. */
export async function findCompose(): Promise<readonly string[]> {
  if (!(await succeeds('docker', 'info'))) throw new Error('check:containers needs a running Docker engine');
  if (await succeeds('docker', 'compose', 'version')) return ['docker', 'compose'];
  if (await succeeds('docker-compose', 'version')) return ['docker-compose'];
  throw new Error('check:containers needs docker compose');
}

/** Returns the image in STOREFRONT_IMAGE, or builds one. DOCKER_BUILD_OPTIONS are further options of the build, for example `--network host`. */
export async function imageUnderTest({ STOREFRONT_IMAGE, DOCKER_BUILD_OPTIONS = '' }: NodeJS.ProcessEnv): Promise<string> {
  if (STOREFRONT_IMAGE) return STOREFRONT_IMAGE;
  const options = DOCKER_BUILD_OPTIONS.split(' ').filter(Boolean);
  await output(['docker', 'build', ...options, '--file', 'deploy/Dockerfile', '--tag', 'storefront-check', '.']);
  return 'storefront-check';
}
