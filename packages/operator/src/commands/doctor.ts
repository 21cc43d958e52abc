import { isAppError } from '@storefront/errors';
import { Command } from 'commander';
import type { CommandContext } from '../command-kit.ts';
import { SERVICE_NAMES, type ServiceName } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';

interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

/** storefront doctor: every service's own invariants and dependencies, read-only. Exit 1 when one is broken. */
export function doctorCommand(context: CommandContext, fail: () => void): Command {
  return new Command('doctor').description('checks every invariant and dependency').action(async () => {
    const checks = (await Promise.all(SERVICE_NAMES.map((service) => checksOf(context, service)))).flat();
    const ok = checks.every((check) => check.ok);
    context.answer({ ok, checks: checks.map((check) => ({ ...check })) });
    if (!ok) fail();
  });
}

async function checksOf({ clients }: CommandContext, service: ServiceName): Promise<Check[]> {
  try {
    const { checks } = await clients.operations(service).checkInvariants({}, operatorCaller());
    return [
      { name: `${service}.answers`, ok: true, detail: '' },
      ...checks.map(({ name, ok, detail }) => ({ name: `${service}.${name}`, ok, detail })),
    ];
  } catch (error) {
    if (!isAppError(error)) throw error;
    return [{ name: `${service}.answers`, ok: false, detail: error.message }];
  }
}
