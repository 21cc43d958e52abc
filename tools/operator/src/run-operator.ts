import { type Command, CommanderError } from 'commander';
import { createClients } from './clients.ts';
import { toCommandError } from './command-error.ts';
import type { CommandContext } from './command-options.ts';
import { type CommandOutput, commandOutput, type OperatorStreams } from './command-output.ts';
import { completions } from './completion/completions.ts';
import { readConnection } from './connection.ts';
import { throwInvalidValues } from './invalid-value.ts';
import { createProgram, everyCommand, type GlobalOptions } from './program.ts';
import { secretNotices } from './secret-options.ts';
import { createSettings, fillRequiredOptions, type Settings } from './settings.ts';
import { UsageError } from './usage-error.ts';

/** Runs one `storefront` command and resolves to its exit code: 0 for success, 1 for an error, 2 if some rows were invalid. */
export async function runOperator(args: readonly string[], env: NodeJS.ProcessEnv, streams: OperatorStreams): Promise<number> {
  const isJson = asksForJson(args);
  let isFailed = false;
  const options = (): GlobalOptions => program.opts();
  const settings = createSettings(env, () => options().profile);
  const clients = createClients(() => readConnection(settings.env));
  const output = commandOutput(streams, isJson, options);
  const context: CommandContext = { clients, env: settings.env, isJson, ...output };
  const program = createProgram(context, () => {
    isFailed = true;
  });
  if (args[0] === 'complete' && args[1] === '--') {
    streams.stdout.write(completions(program, args.slice(2)));
    return 0;
  }
  const running = prepareRun(program, { settings, streams, output, isJson, asksForHelp: args.includes('--help') || args.includes('-h') });
  try {
    await program.parseAsync([...args], { from: 'user' });
    const isPartial = output.finish();
    return isFailed ? 1 : isPartial ? 2 : 0;
  } catch (error) {
    return failWith(error, { output, command: running(), isJson, args });
  } finally {
    clients.close();
  }
}

const asksForJson = (args: readonly string[]): boolean =>
  (args.includes('--') ? args.slice(0, args.indexOf('--')) : args).includes('--json');

interface Run {
  readonly settings: Settings;
  readonly streams: OperatorStreams;
  readonly output: CommandOutput;
  readonly isJson: boolean;
  readonly asksForHelp: boolean;
}

/** Commands that work without a valid profile. */
const WITHOUT_PROFILE = ['profiles', 'completion', 'login', 'logout'];

/** Connects the program with its settings and streams. Returns a function that returns the command whose action runs. */
function prepareRun(program: Command, { settings, streams, output, isJson, asksForHelp }: Run): () => Command | undefined {
  const { stdout, stderr } = streams;
  let running: Command | undefined;
  const help = {
    writeOut: (text: string) => void stdout.write(text),
    // Only the help that replaces a missing command: errors are printed by `failWith`.
    writeErr: (text: string) => void (isJson || stderr.write(text)),
    outputError: () => undefined,
    getOutHelpWidth: () => stdout.columns ?? HELP_WIDTH,
    getErrHelpWidth: () => stdout.columns ?? HELP_WIDTH,
  };
  everyCommand(program, (command) => {
    command.configureOutput(help);
    throwInvalidValues(command);
    if (!asksForHelp) command.hook('preSubcommand', (_parent, child) => fillRequiredOptions(child, settings));
  });
  program.hook('preAction', (_program, command) => {
    running = command;
    for (const notice of secretNotices(command)) output.warn(notice);
    if (!WITHOUT_PROFILE.some((name) => command.name() === name || command.parent?.name() === name)) settings.useProfile();
  });
  return () => running;
}

/** As wide as tables. */
const HELP_WIDTH = 100;

function failWith(
  error: unknown,
  run: {
    readonly output: CommandOutput;
    readonly command: Command | undefined;
    readonly isJson: boolean;
    readonly args: readonly string[];
  },
): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  // Commander has printed the help of a group of commands that was given without a command.
  const isHelp = error instanceof UsageError && error.commanderCode === 'commander.help';
  if (!isHelp || run.isJson) run.output.fail(toCommandError(error, run.command, run.args));
  return 1;
}
