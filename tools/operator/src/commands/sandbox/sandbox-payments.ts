import type { Schemas } from '@storefront/client';
import { Argument, Command } from 'commander';
import { type CommandContext, decimalText, seconds } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import type { ApiOptions } from '../../public-api.ts';
import { callSandbox, forSandbox } from '../../sandbox-api.ts';

/** The outcomes by the names that the command gives them. */
const OUTCOMES = { paid: 'PAID', declined: 'DECLINED', cancelled: 'CANCELLED' } as const satisfies Record<
  string,
  Schemas['SandboxPaymentOutcome']
>;

type NextOptions = ApiOptions & { readonly after?: number; readonly amount?: string };

/** Defines the commands of `storefront sandbox payments`. */
export function sandboxPaymentsCommand({ env, print }: CommandContext): Command {
  const payments = nounCommand('sandbox payments');

  forSandbox(payments.command('create'))
    .addArgument(new Argument('<outcome>', 'what happens on the payment page of the next session').choices(Object.keys(OUTCOMES)))
    .description('queue a payment for the next payment session')
    .option('--after <interval>', "how long after the session was opened, by the store's clock; more than 30m is late", seconds)
    .option('--amount <amount>', 'another amount than the requested one', decimalText)
    .addHelpText('after', examples('sandbox payments create declined', 'sandbox payments create paid --after 45m'))
    .action(async (outcome: keyof typeof OUTCOMES, { after, amount, ...options }: NextOptions) => {
      const body = { outcome: OUTCOMES[outcome], after_seconds: after, amount: amount === undefined ? undefined : Number(amount) };
      print((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/payments', { body }))).data);
    });

  forSandbox(payments.command('list'))
    .description('list the payments that were not made yet')
    .addHelpText('after', examples('sandbox payments list', 'sandbox payments list --json'))
    .action(async (options: ApiOptions) => {
      print((await callSandbox(env, options, ({ GET }) => GET('/v1/sandbox'))).data.payments);
    });

  forSandbox(payments.command('clear'))
    .description('remove the payments that were not made yet')
    .addHelpText('after', examples('sandbox payments clear', 'sandbox payments clear --json'))
    .action(async (options: ApiOptions) => {
      await callSandbox(env, options, ({ DELETE }) => DELETE('/v1/sandbox/payments'));
      print({ cleared: true });
    });
  return payments;
}
