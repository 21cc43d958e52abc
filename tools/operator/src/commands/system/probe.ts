import { Command, Option } from 'commander';
import { type CommandContext, seconds } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { reportProbe } from '../../probe/report-probe.ts';
import { runProbe } from '../../probe/run-probe.ts';
import { visit } from '../../probe/visit.ts';
import { type ApiOptions, publicApi } from '../../public-api.ts';
import { forSandbox } from '../../sandbox-api.ts';

type ProbeOptions = ApiOptions & { readonly timeout: number };

/** Longer than any step of a healthy system, and shorter than a shopper waits. */
const TIMEOUT_SECONDS = 2;

/** storefront probe: visits the sandbox of a store as a shopper does. Exits with 1 if a step fails or takes too long. */
export const probeCommand = ({ env, print }: CommandContext, fail: () => void): Command =>
  forSandbox(new Command('probe'))
    .description('browse, price, and preview a checkout as a shopper does, in the sandbox of a store of its own')
    .addOption(
      new Option('--timeout <interval>', 'how long each step may take, such as 1s')
        .argParser(seconds)
        .default(TIMEOUT_SECONDS, `${TIMEOUT_SECONDS}s`),
    )
    .addHelpText('after', examples('probe', 'probe --url https://api.example.com --key-file ~/.keys/probe --timeout 1s --json'))
    .action(async ({ timeout, ...options }: ProbeOptions) => {
      const steps = await runProbe(visit(publicApi(env, options)), timeout * 1000);
      const ok = steps.every((step) => step.ok);
      reportProbe(steps);
      print({ ok, steps: steps.map((step) => ({ ...step })) });
      if (!ok) fail();
    });
