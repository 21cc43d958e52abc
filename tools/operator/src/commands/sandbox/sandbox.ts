import { Argument, Command } from 'commander';
import { type CommandContext, decimalText, onOff, wholeNumber } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import type { ApiOptions } from '../../public-api.ts';
import { callSandbox, forSandbox } from '../../sandbox-api.ts';
import { triggerCommand } from '../webhooks/trigger.ts';
import { sandboxClockCommand } from './sandbox-clock.ts';
import { sandboxFaultCommand } from './sandbox-faults.ts';
import { sandboxPaymentsCommand } from './sandbox-payments.ts';

type CreditOptions = ApiOptions & { readonly limit?: string; readonly termsDays?: number; readonly hold?: boolean };

const DISPUTES = { open: 'OPEN', lost: 'LOST', won: 'WON' } as const;
const disputeStatus = new Argument('<status>', 'what becomes of the dispute').choices(Object.keys(DISPUTES));

/** Defines `storefront sandbox show | reset | clock | payments | dispute | stock | credit | fault | trigger`. */
export function sandboxCommand(context: CommandContext): Command {
  const { env, answer } = context;
  const sandbox = new Command('sandbox').description("control a store's sandbox with a secret sandbox key");

  forSandbox(sandbox.command('show'))
    .description('print the clock, the faults, and the payments ahead of time')
    .addHelpText('after', examples('sandbox show', 'sandbox show --json'))
    .action(async (options: ApiOptions) => answer((await callSandbox(env, options, ({ GET }) => GET('/v1/sandbox'))).data));

  forSandbox(sandbox.command('reset'))
    .description('remove the faults and the payments ahead of time; the clock stays')
    .addHelpText('after', examples('sandbox reset', 'sandbox reset --url http://localhost:8080 --key-file key.txt'))
    .action(async (options: ApiOptions) => {
      await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/reset'));
      answer({ reset: true });
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
      answer((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/disputes', { body }))).data);
    });

  forSandbox(sandbox.command('stock').argument('<sku>').argument('<quantity>', 'counted quantity', decimalText))
    .description('set the stock of a product')
    .addHelpText('after', examples('sandbox stock BOLT-M8 0', 'sandbox stock BOLT-M8 3'))
    .action(async (sku: string, quantity: string, options: ApiOptions) => {
      const body = { sku, quantity: Number(quantity) };
      answer((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/stock', { body }))).data);
    });

  forSandbox(sandbox.command('credit <customer>'))
    .description('set the credit terms of a customer, given by ID or email')
    .addHelpText(
      'after',
      examples('sandbox credit ann@example.com --limit 5000 --terms-days 30', 'sandbox credit ann@example.com --hold on'),
    )
    .option('--limit <amount>', 'credit limit', decimalText)
    .option('--terms-days <n>', 'days until an invoice is due', wholeNumber)
    .option('--hold <on|off>', 'whether credit is on hold', onOff)
    .action(async (customer: string, { limit, termsDays, hold, ...options }: CreditOptions) => {
      const credit_limit = limit === undefined ? undefined : Number(limit);
      const body = { customer, credit_limit, terms_days: termsDays, on_hold: hold };
      answer((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/credit', { body }))).data);
    });

  const groups = [sandboxClockCommand(context), sandboxPaymentsCommand(context), sandboxFaultCommand(context)];
  for (const command of [triggerCommand(context, 'sandbox'), ...groups]) sandbox.addCommand(command);
  return sandbox;
}
