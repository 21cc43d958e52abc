import { SERVICE_NAMES } from '@storefront/access';
import { seen } from '@storefront/lifecycle/testing';
import { tryCli } from './run-cli.ts';

/** A check of `storefront doctor`. */
export interface DoctorCheck {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
  readonly violations: { readonly count: number; readonly ids: readonly string[] };
}

/** Returns the failed checks of `storefront doctor`. Throws unless it exits with 1 exactly when a check fails, or if it checked less than one rule of each service. */
export async function brokenChecks(env: NodeJS.ProcessEnv, ...options: readonly string[]): Promise<DoctorCheck[]> {
  const { exitCode, stdout, stderr } = await tryCli(env, 'doctor', ...options);
  if (stdout === '') throw new Error(`doctor printed nothing: ${stderr}`);
  const { checks } = JSON.parse(stdout) as { checks: DoctorCheck[] };
  const broken = seen('checks', checks, SERVICE_NAMES.length).filter(({ ok }) => !ok);
  if (broken.length > 0 !== (exitCode === 1)) throw new Error(`doctor exited with ${exitCode} and reported ${JSON.stringify(broken)}`);
  return broken;
}
