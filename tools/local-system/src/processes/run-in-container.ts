import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A service to run from a container image. */
export type ImageCommand = { readonly image: string; readonly command: string };

const PID_POLL_MS = 50;

/**
 * Returns a program that runs a service in a container on the network of this machine, so that all addresses stay the same, and functions that return the
 * process ID of the service on this machine and kill it. The program forwards SIGTERM, and exits with the code of the service. It cannot forward SIGKILL, after
 * which the container would stay. Needs a Docker engine on this Linux machine.
 */
export function runInContainer({ image, command }: ImageCommand, env: NodeJS.ProcessEnv) {
  const name = `storefront-${command}-${randomUUID()}`;
  // The launcher's own variables, such as PATH, do not apply in the container.
  const own = Object.keys(env).filter((variable) => env[variable] !== process.env[variable]);
  const hardening = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
  const variables = own.flatMap((variable) => ['--env', variable]);
  return {
    file: 'docker',
    args: ['run', '--rm', '--name', name, '--network', 'host', '--no-healthcheck', ...hardening, ...variables, image, command],
    env: { ...process.env, ...env },
    pidOf: async (exited: Promise<unknown>, pid: number) => (await pidOf(name, exited)) ?? pid,
    kill: () => void promisify(execFile)('docker', ['rm', '--force', name]).catch(() => undefined),
  };
}

/** Waits until the container runs. Returns undefined if it exits first. */
async function pidOf(name: string, exited: Promise<unknown>): Promise<number | undefined> {
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  while (!hasExited) {
    const pid = await inspectPid(name);
    if (pid > 0) return pid;
    await sleep(PID_POLL_MS);
  }
  return undefined;
}

const inspectPid = (name: string): Promise<number> =>
  promisify(execFile)('docker', ['inspect', '--format', '{{.State.Pid}}', name]).then(
    ({ stdout }) => Number(stdout),
    () => 0,
  );
