import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { searchPath } from '../tools/search-path.ts';

/**
 * A watchdog that outlives its launcher by a few seconds: it holds the reading end of a pipe, and when the launcher ends in any way,
 * kill -9 included, it ends the processes it was told of and deletes the folders it was given. Shell, because a POSIX shell is on
 * every machine and costs one megabyte.
 */
export type Guard = {
  /** Ends this process if the launcher dies. */
  watch(pid: number): void;
  /** Forgets a process that has ended, before its number belongs to another. */
  forget(pid: number): void;
  /** Deletes this temporary folder if the launcher dies. Its name must begin with `storefront-`. */
  deleteAfterwards(folder: string): void;
  /** Ends the watchdog without touching what it watches. */
  close(): Promise<void>;
};

/** SIGINT asks Postgres for a fast shutdown and the others for an orderly one; after three seconds they are killed. */
const SCRIPT = `
trap '' INT TERM HUP
pids=' '
folder=
while read -r word value; do
  case $word in
    watch) pids="$pids$value " ;;
    forget) case $pids in *" $value "*) pids="\${pids%% $value *} \${pids#* $value }" ;; esac ;;
    folder) folder=$value ;;
    close) exit 0 ;;
  esac
done
[ "$pids" = ' ' ] || kill -INT $pids 2>/dev/null
for tenth in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
  left=
  for pid in $pids; do kill -0 "$pid" 2>/dev/null && left="$left $pid"; done
  [ -n "$left" ] || break
  sleep 0.2
done
[ -z "$left" ] || kill -KILL $left 2>/dev/null
case $folder in */storefront-*) rm -rf -- "$folder" ;; esac
`;

/** Starts a watchdog of its own session, so that Ctrl-C in the terminal reaches the launcher alone. */
export function startGuard(): Guard {
  const watched = new Set<number>();
  let folder: string | undefined;
  let closing = false;
  let shell = open();

  function open() {
    const child = spawn('/bin/sh', ['-c', SCRIPT], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
      // It needs `sleep` and `rm`, which a PATH of Node alone does not lead to.
      env: { PATH: searchPath(process.env).join(delimiter) },
    });
    // A watchdog that was itself killed is replaced: writing to it fails in between, and the new one is told everything again.
    child.stdin.on('error', () => undefined);
    child.on('error', () => undefined);
    child.on('exit', () => {
      if (closing) return;
      shell = open();
      for (const pid of watched) tell('watch', pid);
      if (folder !== undefined) tell('folder', folder);
    });
    child.unref();
    return child;
  }

  function tell(word: string, value: number | string): void {
    shell.stdin.write(`${word} ${value}\n`);
  }

  return {
    watch(pid) {
      watched.add(pid);
      tell('watch', pid);
    },
    forget(pid) {
      watched.delete(pid);
      tell('forget', pid);
    },
    deleteAfterwards(path) {
      folder = path;
      tell('folder', path);
    },
    async close() {
      closing = true;
      const ended = new Promise((resolve) => shell.once('exit', resolve));
      if (shell.exitCode !== null || shell.signalCode !== null) return;
      shell.ref();
      tell('close', '');
      await ended;
    },
  };
}
