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

/** Returns the first image that this machine neither has nor can pull. */
export async function findUnavailable(images: readonly string[]): Promise<string | undefined> {
  for (const image of images) {
    const isHere = (await succeeds('docker', 'image', 'inspect', image)) || (await succeeds('docker', 'pull', '--quiet', image));
    if (!isHere) return image;
  }
  return undefined;
}

/** Returns the image in STOREFRONT_IMAGE, or builds one, on NODE_IMAGE if it is set. DOCKER_BUILD_OPTIONS are further options of the build, for example `--network host`. */
export async function imageUnderTest({ STOREFRONT_IMAGE, DOCKER_BUILD_OPTIONS }: NodeJS.ProcessEnv): Promise<string> {
  // Without a value, Docker takes that of the variable, if it is set.
  return (
    STOREFRONT_IMAGE || build('storefront-check', DOCKER_BUILD_OPTIONS, ['--build-arg', 'NODE_IMAGE', '--file', 'deploy/Dockerfile', '.'])
  );
}

/** Returns the image in STOREFRONT_DEV_IMAGE, or builds one from the image in STOREFRONT_IMAGE. */
export async function devImageUnderTest({
  STOREFRONT_DEV_IMAGE,
  STOREFRONT_IMAGE,
  DOCKER_BUILD_OPTIONS,
}: NodeJS.ProcessEnv): Promise<string> {
  const from = ['--build-arg', `STOREFRONT_IMAGE=${STOREFRONT_IMAGE ?? 'storefront'}`];
  return STOREFRONT_DEV_IMAGE || build('storefront-dev-check', DOCKER_BUILD_OPTIONS, [...from, '--file', 'deploy/Dockerfile.dev', 'tools']);
}

async function build(tag: string, options: string | undefined, words: readonly string[]): Promise<string> {
  await output(['docker', 'build', ...(options ?? '').split(' ').filter(Boolean), '--tag', tag, ...words]);
  return tag;
}
