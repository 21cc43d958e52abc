import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { searchPath } from '../tools/search-path.ts';

/**
 * A watchdog process that outlives its launcher by a few seconds. It has the read end of a pipe; when the launcher ends for any reason,
 * including kill -9, the watchdog stops the registered processes and deletes the registered folders. It is a POSIX shell script, because a shell is
 * available on every machine and uses only one megabyte.
 */
export type Watchdog = {
  /** Registers a process to stop if the launcher dies. */
  watch(pid: number): void;
  /** Unregisters a process that has exited, before its ID can be reused. */
  forget(pid: number): void;
  /** Registers a temporary folder to delete if the launcher dies. Its name must start with `storefront-`. */
  deleteAfterwards(folder: string): void;
  /** Ends the watchdog without stopping or deleting anything. */
  close(): Promise<void>;
};

/** SIGINT requests a fast shutdown of Postgres and an orderly one of the others; after three seconds they are killed. */
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

/** Starts a watchdog in its own session, so that Ctrl-C in the terminal reaches only the launcher. */
export function startWatchdog(): Watchdog {
  const watched = new Set<number>();
  let folder: string | undefined;
  let closing = false;
  let shell = open();

  function open() {
    const child = spawn('/bin/sh', ['-c', SCRIPT], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      cwd: '/',
      // The script needs `sleep` and `rm`, which a PATH with only Node on it does not include.
      env: { PATH: searchPath(process.env).join(delimiter) },
    });
    // A watchdog that was itself killed is replaced. Writes to it fail until then, and the new one gets every registration again.
    child.stdin.on('error', () => undefined);
    child.on('error', () => undefined);
    child.on('exit', () => {
      if (closing) return;
      shell = open();
      for (const pid of watched) send('watch', pid);
      if (folder !== undefined) send('folder', folder);
    });
    child.unref();
    return child;
  }

  function send(word: string, value: number | string): void {
    shell.stdin.write(`${word} ${value}\n`);
  }

  return {
    watch(pid) {
      watched.add(pid);
      send('watch', pid);
    },
    forget(pid) {
      watched.delete(pid);
      send('forget', pid);
    },
    deleteAfterwards(path) {
      folder = path;
      send('folder', path);
    },
    async close() {
      closing = true;
      const ended = new Promise((resolve) => shell.once('exit', resolve));
      if (shell.exitCode !== null || shell.signalCode !== null) return;
      shell.ref();
      send('close', '');
      await ended;
    },
  };
}
