import type { Schemas } from '@storefront/client';
import { Argument, Command, Option } from 'commander';
import { type CommandContext, list, seconds, wholeNumber } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import type { ApiOptions } from '../../public-api.ts';
import { callSandbox, forSandbox } from '../../sandbox-api.ts';

/** The effects by the names that the command gives them. */
const EFFECTS = {
  latency: 'latency',
  error: 'error',
  drop: 'dropped_connection',
  'missing-section': 'missing_section',
} as const;

const STATUSES = [429, 500, 502, 503, 504] as const;

type FaultOptions = ApiOptions & {
  readonly method?: Schemas['SandboxFaultMethod'];
  readonly path?: string;
  readonly times?: number;
  readonly expiresIn?: number;
  readonly delayMs?: number;
  readonly status?: string;
  readonly retryAfter?: number;
  readonly afterEffect?: boolean;
  readonly sections?: Schemas['SandboxSection'][];
};

const EXAMPLES = examples(
  'sandbox faults create error --status 429 --retry-after 5',
  'sandbox faults create missing-section --path /v1/orders/{order_id} --sections invoices --times 2',
  'sandbox faults create drop --method POST --path /v1/checkout --after-effect',
);

/** Defines the commands of `storefront sandbox faults`. */
export function sandboxFaultCommand({ env, print }: CommandContext): Command {
  const fault = nounCommand('sandbox faults');

  forSandbox(fault.command('create'))
    .addArgument(new Argument('<effect>', 'what goes wrong').choices(Object.keys(EFFECTS)))
    .description('add a fault')
    .addOption(new Option('--method <method>', 'method of the requests (default: any)').choices(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']))
    .option('--path <path>', 'path of the operation, as in the API reference (default: any)')
    .option('--times <n>', 'how many requests it applies to (default: 1)', wholeNumber)
    .option('--expires-in <interval>', 'when it stops to apply, such as 10m (default: 1h)', seconds)
    .option('--delay-ms <n>', 'for latency: how long a request waits', wholeNumber)
    .addOption(new Option('--status <status>', 'for error: the status').choices(STATUSES.map(String)))
    .option('--retry-after <n>', 'for error: the seconds in Retry-After', wholeNumber)
    .option('--after-effect', 'for drop: close the connection after the request has taken effect')
    .option('--sections <list>', 'for missing-section: the sections', list)
    .addHelpText('after', EXAMPLES)
    .action(async (effect: keyof typeof EFFECTS, options: FaultOptions) => {
      print((await callSandbox(env, options, ({ POST }) => POST('/v1/sandbox/faults', { body: bodyOf(effect, options) }))).data);
    });

  forSandbox(fault.command('list'))
    .description('list the faults that can still apply')
    .addHelpText('after', examples('sandbox faults list', 'sandbox faults list --wide'))
    .action(async (options: ApiOptions) => {
      print((await callSandbox(env, options, ({ GET }) => GET('/v1/sandbox'))).data.faults);
    });

  forSandbox(fault.command('clear'))
    .description('remove all faults')
    .addHelpText('after', examples('sandbox faults clear', 'sandbox faults clear --json'))
    .action(async (options: ApiOptions) => {
      await callSandbox(env, options, ({ DELETE }) => DELETE('/v1/sandbox/faults'));
      print({ cleared: true });
    });
  return fault;
}

/** Undefined fields are left out of the JSON. */
const bodyOf = (effect: keyof typeof EFFECTS, options: FaultOptions): Schemas['SandboxFaultIn'] => ({
  effect: EFFECTS[effect],
  method: options.method,
  path: options.path,
  times: options.times,
  expires_in_seconds: options.expiresIn,
  delay_ms: options.delayMs,
  status: STATUSES.find((status) => String(status) === options.status),
  retry_after_seconds: options.retryAfter,
  when: options.afterEffect ? 'after' : undefined,
  sections: options.sections,
});
