import { Argument, Command } from 'commander';
import { type CommandContext, decimalText, onOff, wholeNumber } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import type { ApiOptions } from '../../public-api.ts';
import { callSandbox, forSandbox } from '../../sandbox-api.ts';
import { triggerCommand } from '../webhooks/trigger.ts';
import { sandboxFaultCommand } from './sandbox-faults.ts';
import { sandboxPaymentsCommand } from './sandbox-payments.ts';

type HistoryOptions = ApiOptions & { readonly months: number; readonly invoicesPerMonth?: number };
type CreditOptions = ApiOptions & { readonly creditLimit?: string; readonly termsDays?: number; readonly hold?: boolean };

const DISPUTES = { open: 'OPEN', lost: 'LOST', won: 'WON' } as const;
const disputeStatus = new Argument('<status>', 'what becomes of the dispute').choices(Object.keys(DISPUTES));

/** Defines the commands of `storefront sandbox`, and the groups `clock | payments | stock | credit | histories | faults`. */
export function sandboxCommand(context: CommandContext): Command {
  const { env, print } = context;
  const sandbox = nounCommand('sandbox');

  forSandbox(sandbox.command('get'))
    .description('print the clock, the faults, and the queued payments')
    .addHelpText('after', examples('sandbox get', 'sandbox get --json'))
    .action(async (options: ApiOptions) => print((await callSandbox(env, options, ({ GET }) => GET('/v1/sandbox'))).data));

  forSandbox(sandbox.command('reset'))
    .description('remove the faults and the queued payments, and lift the limits of logins and resets; the clock stays')
    .addHelpText('after', examples('sandbox reset', 'sandbox reset --url http://localhost:8080 --key-file key.txt'))
    .action(async (options: ApiOptions) => {
      await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/reset'));
      print({ reset: true });
    });

  forSandbox(sandbox.command('dispute').argument('<session>', 'ID of the payment session').addArgument(disputeStatus))
    .description('dispute a payment, or end its dispute')
    .option('--amount <amount>', 'what is disputed (default: the amount of the session)', decimalText)
    .addHelpText(
      'after',
      examples('sandbox dispute 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 open', 'sandbox dispute 8f14e45f-ceea-467f-9575-1d5a3e1f9b52 lost'),
    )
    .action(async (session: string, status: keyof typeof DISPUTES, { amount, ...options }: ApiOptions & { readonly amount?: string }) => {
      const body = { session_id: session, status: DISPUTES[status], amount: amount === undefined ? undefined : Number(amount) };
      print((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/disputes', { body }))).data);
    });

  const stock = nounCommand('sandbox stock');
  forSandbox(stock.command('set').argument('<sku>').argument('<quantity>', 'counted quantity', decimalText))
    .description('set the stock of a product')
    .addHelpText('after', examples('sandbox stock set BOLT-M8 0', 'sandbox stock set BOLT-M8 3'))
    .action(async (sku: string, quantity: string, options: ApiOptions) => {
      const body = { sku, quantity: Number(quantity) };
      print((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/stock', { body }))).data);
    });

  const credit = nounCommand('sandbox credit');
  forSandbox(credit.command('update <customer>'))
    .description('set the credit terms of a customer, given by ID or email')
    .addHelpText(
      'after',
      examples(
        'sandbox credit update ann@example.com --credit-limit 5000 --terms-days 30',
        'sandbox credit update ann@example.com --hold on',
      ),
    )
    .option('--credit-limit <amount>', 'credit limit', decimalText)
    .option('--terms-days <n>', 'days until an invoice is due', wholeNumber)
    .option('--hold <on|off>', 'whether credit is on hold', onOff)
    .action(async (customer: string, { creditLimit, termsDays, hold, ...options }: CreditOptions) => {
      const credit_limit = creditLimit === undefined ? undefined : Number(creditLimit);
      const body = { customer, credit_limit, terms_days: termsDays, on_hold: hold };
      print((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/credit', { body }))).data);
    });

  const histories = nounCommand('sandbox histories');
  forSandbox(histories.command('create <customer>'))
    .description('create past invoices, credit notes, and payments of a customer, given by ID or email, who has none')
    .requiredOption('--months <n>', 'how many months until yesterday to fill', wholeNumber)
    .option('--invoices-per-month <n>', 'how many invoices each month has (default: 2)', wholeNumber)
    .addHelpText(
      'after',
      examples(
        'sandbox histories create ann@example.com --months 12',
        'sandbox histories create ann@example.com --months 3 --invoices-per-month 10',
      ),
    )
    .action(async (customer: string, { months, invoicesPerMonth, ...options }: HistoryOptions) => {
      const body = { customer, months, invoices_per_month: invoicesPerMonth };
      print((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/histories', { body }))).data);
    });

  const groups = [stock, credit, histories, sandboxClockCommand(context), sandboxPaymentsCommand(context), sandboxFaultCommand(context)];
  for (const command of [triggerCommand(context, 'sandbox'), ...groups]) sandbox.addCommand(command);
  return sandbox;
}

type AdvanceOptions = ApiOptions & { readonly by?: string; readonly to?: string };

/** Defines the commands of `storefront sandbox clock`. */
function sandboxClockCommand({ env, print }: CommandContext): Command {
  const clock = nounCommand('sandbox clock');

  forSandbox(clock.command('get'))
    .description("print the store's time")
    .addHelpText('after', examples('sandbox clock get', 'sandbox clock get --utc'))
    .action(async (options: ApiOptions) => {
      print((await callSandbox(env, options, ({ GET }) => GET('/v1/sandbox'))).data.clock);
    });

  forSandbox(clock.command('advance'))
    .description('move the clock forward and wait until everything that became due has happened')
    .option('--by <interval>', 'how far: a number with s, m, h, or d, such as 31d')
    .option('--to <time>', 'the new time, such as 2026-12-24T05:00:00Z')
    .addHelpText('after', examples('sandbox clock advance --by 31d', 'sandbox clock advance --to 2026-12-24T05:00:00Z'))
    .action(async ({ by, to, ...options }: AdvanceOptions) => {
      if ((by === undefined) === (to === undefined)) throw new Error('Give either --by or --to.');
      print((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/clock/advance', { body: { by, to } }))).data);
    });
  return clock;
}
