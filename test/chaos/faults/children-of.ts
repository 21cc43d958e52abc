import { readFile } from 'node:fs/promises';

/** Returns the child processes of a process. Empty on systems without `/proc`. */
export async function childrenOf(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text
    .split(' ')
    .filter((word) => word.trim() !== '')
    .map(Number);
}
