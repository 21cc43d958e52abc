import { spawnSync } from 'node:child_process';

/** The name of the Go command, which fetches the version that the clients need, or why there is none. */
export function findGo(): { readonly program: string; readonly missing: string | undefined } {
  const found = ['go'].find((name) => spawnSync(name, ['version']).status === 0);
  return { program: found ?? 'go', missing: found === undefined ? 'needs Go' : undefined };
}
