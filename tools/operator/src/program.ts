import { readFileSync } from 'node:fs';
import { Command, Help, type Option } from 'commander';
import type { CommandContext } from './command-options.ts';
import { catalogCommand } from './commands/catalog/catalog.ts';
import { categoriesCommand } from './commands/catalog/categories.ts';
import { pricesCommand } from './commands/catalog/prices.ts';
import { promotionsCommand } from './commands/catalog/promotions.ts';
import { stockCommand } from './commands/catalog/stock.ts';
import { tagsCommand } from './commands/catalog/tags.ts';
import { creditCommand, customersCommand } from './commands/customers/customers.ts';
import { creditNotesCommand } from './commands/invoices/credit-notes.ts';
import { invoicesCommand } from './commands/invoices/invoices.ts';
import { ordersCommand } from './commands/orders/orders.ts';
import { refundsCommand } from './commands/orders/refunds.ts';
import { shippingCommand } from './commands/orders/shipping.ts';
import { completionCommand } from './commands/profiles/completion.ts';
import { loginCommand, logoutCommand } from './commands/profiles/login.ts';
import { profileCommand } from './commands/profiles/profile.ts';
import { reportsCommand } from './commands/reports/reports.ts';
import { sandboxCommand } from './commands/sandbox/sandbox.ts';
import { goliveCommand } from './commands/stores/golive.ts';
import { keysCommand } from './commands/stores/keys.ts';
import { storesCommand } from './commands/stores/stores.ts';
import { auditCommand } from './commands/system/audit.ts';
import { doctorCommand } from './commands/system/doctor.ts';
import { eventsCommand } from './commands/system/events.ts';
import { probeCommand } from './commands/system/probe.ts';
import { requestsCommand } from './commands/system/requests.ts';
import { tokensCommand } from './commands/system/tokens.ts';
import { webhooksCommand } from './commands/webhooks/webhooks.ts';
import { date, time, timeOrAgo } from './time-options.ts';
import { UsageError } from './usage-error.ts';

/** The options of every command, which may be given anywhere. */
export interface GlobalOptions {
  readonly json?: boolean;
  readonly wide?: boolean;
  readonly utc?: boolean;
  readonly profile?: string;
}

/** Builds the tree of commands. `fail` makes the exit code 1. */
export function createProgram(context: CommandContext, fail: () => void): Command {
  const program = new Command('storefront')
    .description('Manage stores. Options that take a list expect comma-separated values.')
    .version(version(), '-V, --version', 'print the version')
    .option('--json', 'print one JSON document, also for errors')
    .option('--wide', 'print every column of a table, in full')
    .option('--utc', 'print times in UTC instead of local time')
    .option('--profile <name>', 'take settings from this profile (default: STOREFRONT_PROFILE, or that of storefront profiles use)');
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
    reportsCommand(context),
    eventsCommand(context),
    sandboxCommand(context),
    webhooksCommand(context),
    requestsCommand(context),
    goliveCommand(context, fail),
    doctorCommand(context, fail),
    probeCommand(context, fail),
    auditCommand(context, fail),
    tokensCommand(context),
    loginCommand(context),
    logoutCommand(context),
    profileCommand(context),
    completionCommand(context),
  ]) {
    program.addCommand(command);
  }
  everyCommand(program, prepare);
  return program;
}

/** Calls `change` with a command and all commands below it. */
export function everyCommand(command: Command, change: (command: Command) => void): void {
  change(command);
  for (const child of command.commands) everyCommand(child, change);
}

/** Errors are thrown, and printed in one place. Help names required options and the options of every command. Every time and date of an option is checked. */
function prepare(command: Command): void {
  for (const option of command.options) {
    const parser = parserOf(option);
    if (option.parseArg === undefined && parser !== undefined) option.argParser(parser);
  }
  command
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : new UsageError(error, command);
    })
    .configureHelp({ showGlobalOptions: true, optionDescription: describedOption });
}

function parserOf({ flags }: Option): ((text: string) => string) | undefined {
  if (flags.endsWith(' <date>')) return date;
  if (!flags.endsWith(' <time>')) return undefined;
  return /^--(?:since|until) /.test(flags) ? timeOrAgo : time;
}

function describedOption(option: Option): string {
  const description = new Help().optionDescription(option);
  return option.mandatory ? `${description} (required)` : description;
}

/** The version of this package, which is that of the repository. */
function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };
  return manifest.version;
}
