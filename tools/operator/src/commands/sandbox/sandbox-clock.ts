import { Command } from 'commander';
import type { CommandContext } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import type { ApiOptions } from '../../public-api.ts';
import { callSandbox, forSandbox } from '../../sandbox-api.ts';

type AdvanceOptions = ApiOptions & { readonly by?: string; readonly to?: string };

/** Defines the commands of `storefront sandbox clock`. */
export function sandboxClockCommand({ env, answer }: CommandContext): Command {
  const clock = nounCommand('sandbox clock');

  forSandbox(clock.command('get'))
    .description("print the store's time")
    .addHelpText('after', examples('sandbox clock get', 'sandbox clock get --utc'))
    .action(async (options: ApiOptions) => {
      answer((await callSandbox(env, options, ({ GET }) => GET('/v1/sandbox'))).data.clock);
    });

  forSandbox(clock.command('advance'))
    .description('move the clock forward and wait until everything that became due has happened')
    .option('--by <interval>', 'how far: a number with s, m, h, or d, such as 31d')
    .option('--to <time>', 'the new time, such as 2026-12-24T05:00:00Z')
    .addHelpText('after', examples('sandbox clock advance --by 31d', 'sandbox clock advance --to 2026-12-24T05:00:00Z'))
    .action(async ({ by, to, ...options }: AdvanceOptions) => {
      if ((by === undefined) === (to === undefined)) throw new Error('Give either --by or --to.');
      answer((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/clock/advance', { body: { by, to } }))).data);
    });
  return clock;
}
