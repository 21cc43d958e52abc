import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { eventually } from '../eventually.ts';

/** A record that `storefront webhooks listen --json` prints. */
export interface ListenRecord {
  readonly kind: 'ready' | 'event' | 'disconnected' | 'reconnected' | 'missed' | 'summary';
  readonly signing_secret?: string;
  readonly event?: string;
  readonly event_id?: string;
  readonly attempt?: number;
  readonly status?: number | null;
  readonly error?: string | null;
  readonly received?: number;
  readonly accepted?: number;
  readonly failed?: number;
}

/** A running `storefront webhooks listen --json`. */
export interface ListenCommand {
  readonly signingSecret: string;
  readonly records: readonly ListenRecord[];
  /** Returns the first record of a kind that matches, waiting for it. */
  next(kind: ListenRecord['kind'], matches?: (record: ListenRecord) => boolean): Promise<ListenRecord>;
  /** Sends SIGINT, as Ctrl-C does, and returns the exit code. */
  interrupt(): Promise<number | null>;
  /** Stops the process without ending it, until `resume`. */
  pause(): void;
  resume(): void;
}

const root = join(import.meta.dirname, '../../..');
/** A gateway that is restarted on a busy machine. */
const TIMEOUT_MS = 30_000;

/** Starts the command as a process of its own, and resolves when it is ready. */
export async function listenCommand(url: string, key: string, ...args: readonly string[]): Promise<ListenCommand> {
  const command = ['tools/operator/src/main.ts', 'webhooks', 'listen', '--url', url, '--json', ...args];
  const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, STOREFRONT_KEY: key } });
  const records: ListenRecord[] = [];
  let [rest, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    records.push(...lines.map((line) => JSON.parse(line) as ListenRecord));
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const next: ListenCommand['next'] = (kind, matches = () => true) =>
    eventually(TIMEOUT_MS, async () => {
      const found = records.find((record) => record.kind === kind && matches(record));
      if (found === undefined) throw new Error(`no record ${kind} among ${JSON.stringify(records)}; ${errors}`);
      return found;
    });
  const { signing_secret: signingSecret = '' } = await next('ready');
  return {
    signingSecret,
    records,
    next,
    interrupt: () => {
      child.kill('SIGINT');
      return ended;
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}
