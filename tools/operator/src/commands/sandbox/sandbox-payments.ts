import { Argument, Command } from 'commander';
import { type CommandContext, decimalText, seconds } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import type { Answer } from '../../print.ts';
import type { ApiOptions } from '../../public-api.ts';
import { callSandbox, forSandbox } from '../../sandbox-api.ts';

const OUTCOMES = ['paid', 'declined', 'cancelled'] as const;

type NextOptions = ApiOptions & { readonly after?: number; readonly amount?: string };

/** Defines `storefront sandbox payments next | list | clear`. */
export function sandboxPaymentsCommand({ env, answer }: CommandContext): Command {
  const payments = new Command('payments').description('choose the outcomes of payments ahead of time');

  forSandbox(payments.command('next'))
    .addArgument(new Argument('<outcome>', 'what happens on the payment page of the next session').choices(OUTCOMES))
    .description('queue a payment for the next payment session')
    .option('--after <interval>', "how long after the session was opened, by the store's clock; more than 30m is late", seconds)
    .option('--amount <amount>', 'another amount than the requested one', decimalText)
    .addHelpText('after', examples('sandbox payments next declined', 'sandbox payments next paid --after 45m'))
    .action(async (outcome: string, { after, amount, ...options }: NextOptions) => {
      const body = {
        outcome: outcome.toUpperCase(),
        ...(after === undefined ? {} : { after_seconds: after }),
        ...(amount === undefined ? {} : { amount: Number(amount) }),
      };
      answer(await callSandbox<Answer>(env, options, { method: 'POST', path: '/payments', body }));
    });

  forSandbox(payments.command('list'))
    .description('list the payments that were not made yet')
    .addHelpText('after', examples('sandbox payments list', 'sandbox payments list --json'))
    .action(async (options: ApiOptions) => {
      answer((await callSandbox<{ payments: Answer }>(env, options, { path: '' })).payments);
    });

  forSandbox(payments.command('clear'))
    .description('remove the payments that were not made yet')
    .addHelpText('after', examples('sandbox payments clear', 'sandbox payments clear --json'))
    .action(async (options: ApiOptions) => {
      await callSandbox(env, options, { method: 'DELETE', path: '/payments' });
      answer({ cleared: true });
    });
  return payments;
}
