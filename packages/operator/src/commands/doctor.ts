import { isAppError } from '@storefront/errors';
import { Command } from 'commander';
import type { CommandContext } from '../command-kit.ts';
import { SERVICE_NAMES, type ServiceName } from '../connection.ts';
import type { Check } from '../doctor/check.ts';
import { CONSUMERS_RULE, checkConsumers } from '../doctor/check-consumers.ts';
import { COMPARABLE, checkLedgers } from '../doctor/check-ledgers.ts';
import { operatorCaller } from '../operator-caller.ts';

/** storefront doctor: what must hold in each service and between them, and what they depend on; read-only. Exit 1 when something is broken. */
export function doctorCommand(context: CommandContext, fail: () => void): Command {
  return new Command('doctor').description('checks every invariant and dependency').action(async () => {
    const { clients } = context;
    const answering = await Promise.all(SERVICE_NAMES.map((service) => clients.answers(service, PATIENCE_MS)));
    const silent = SERVICE_NAMES.filter((_service, index) => answering[index] === false);
    const [own, between] = await Promise.all([
      Promise.all(SERVICE_NAMES.map((service) => checksOf(context, service, silent))),
      checksBetween(context, silent),
    ]);
    const checks = [...own.flat(), ...between];
    const ok = checks.every((check) => check.ok);
    context.answer({ ok, checks: checks.map((check) => ({ ...check })) });
    if (!ok) fail();
  });
}

/** A service that works says within milliseconds that it does; one that stands still would be asked its questions in vain. */
const PATIENCE_MS = 3_000;

async function checksOf({ clients }: CommandContext, service: ServiceName, silent: readonly ServiceName[]): Promise<Check[]> {
  if (silent.includes(service)) return [{ name: `${service}.answers`, ok: false, detail: 'it does not answer' }];
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

/** What is between services cannot be told while one of them is silent. */
async function checksBetween({ clients }: CommandContext, silent: readonly ServiceName[]): Promise<Check[]> {
  if (silent.length > 0)
    return [CONSUMERS_RULE, COMPARABLE].map((name) => ({ name, ok: false, detail: `not without ${silent.join(', ')}` }));
  const [consumers, ledgers] = await Promise.all([checkConsumers(clients), checkLedgers(clients)]);
  return [consumers, ...ledgers];
}
