import { isAppError } from '@storefront/errors';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { createClients } from './clients.ts';
import type { CommandContext } from './command-options.ts';
import { catalogCommand } from './commands/catalog.ts';
import { categoriesCommand } from './commands/categories.ts';
import { creditNotesCommand } from './commands/credit-notes.ts';
import { creditCommand, customersCommand } from './commands/customers.ts';
import { doctorCommand } from './commands/doctor.ts';
import { eventsCommand } from './commands/events.ts';
import { invoicesCommand } from './commands/invoices.ts';
import { keysCommand } from './commands/keys.ts';
import { ordersCommand } from './commands/orders.ts';
import { pricesCommand } from './commands/prices.ts';
import { promotionsCommand } from './commands/promotions.ts';
import { refundsCommand } from './commands/refunds.ts';
import { requestsCommand } from './commands/requests.ts';
import { sandboxCommand } from './commands/sandbox.ts';
import { shippingCommand } from './commands/shipping.ts';
import { stockCommand } from './commands/stock.ts';
import { storesCommand } from './commands/stores.ts';
import { tagsCommand } from './commands/tags.ts';
import { webhooksCommand } from './commands/webhooks.ts';
import { readConnection } from './connection.ts';
import { answerText } from './print.ts';
import { progressLine } from './progress-line.ts';

/** Where a command writes its output. */
export interface OperatorStreams {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream & { isTTY?: boolean };
}

/** Runs one `storefront` command and resolves to its exit code: 0 for success, 1 for an error, 2 if some rows were invalid. */
export async function runOperator(args: readonly string[], env: NodeJS.ProcessEnv, { stdout, stderr }: OperatorStreams): Promise<number> {
  let exitCode = 0;
  const clients = createClients(() => readConnection(env));
  const isJson = args.includes('--json');
  const progress = progressLine(stderr);
  const context: CommandContext = {
    clients,
    env,
    isJson,
    answer: (answer) => {
      progress.leave();
      stdout.write(answerText(answer, isJson));
    },
    progress: progress.show,
    complain: (line) => {
      progress.leave();
      exitCode = 2;
      stderr.write(`${line}\n`);
    },
    write: (chunk) => new Promise((resolve, reject) => stdout.write(chunk, (error) => (error ? reject(error) : resolve()))),
  };
  const program = programOf(context, () => {
    exitCode = 1;
  });
  const output = { writeOut: (text: string) => void stdout.write(text), writeErr: (text: string) => void stderr.write(text) };
  everyCommand(program, (command) => command.configureOutput(output));
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has already printed its own errors, but not those thrown by an action.
    if (error instanceof CommanderError && !(error instanceof InvalidArgumentError)) return error.exitCode === 0 ? 0 : 1;
    progress.leave();
    stderr.write(`${faultText(error)}\n`);
    return 1;
  } finally {
    clients.close();
  }
}

function programOf(context: CommandContext, fail: () => void): Command {
  const program = new Command('storefront').description('Manage stores. Options that take a list expect comma-separated values.');
  for (const command of [
    storesCommand(context),
    keysCommand(context),
    catalogCommand(context),
    categoriesCommand(context),
    tagsCommand(context),
    stockCommand(context),
    pricesCommand(context),
    customersCommand(context),
    creditCommand(context),
    shippingCommand(context),
    promotionsCommand(context),
    ordersCommand(context),
    invoicesCommand(context),
    creditNotesCommand(context),
    refundsCommand(context),
    eventsCommand(context),
    sandboxCommand(context),
    webhooksCommand(context),
    requestsCommand(context),
    doctorCommand(context, fail),
  ]) {
    program.addCommand(command);
  }
  everyCommand(program, (command) => command.exitOverride().option('--json', 'print one JSON document'));
  return program;
}

function everyCommand(command: Command, change: (command: Command) => void): void {
  change(command);
  for (const child of command.commands) everyCommand(child, change);
}

function faultText(error: unknown): string {
  if (!isAppError(error)) return `storefront: ${error instanceof Error ? error.message : String(error)}`;
  // The message of an `invalid_argument` error already contains its details.
  const unlisted = error.details.map(({ field, detail }) => `${field}: ${detail}`).filter((text) => !error.message.includes(text));
  const details = unlisted.map((text) => `\n  ${text}`).join('');
  return `storefront: ${error.message}${error.reason === null ? '' : ` (${error.reason})`}${details}`;
}
