import { seen } from '@storefront/lifecycle/testing';
import { tryCli } from './run-cli.ts';

/** A check of `storefront doctor`. */
export interface DoctorCheck {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
  readonly violations: { readonly count: number; readonly ids: readonly string[] };
}

/** Far fewer than the services have. */
const CHECKS_MIN = 10;

/** Returns the failed checks of `storefront doctor`. */
export const brokenChecks = async (env: NodeJS.ProcessEnv, ...options: readonly string[]): Promise<DoctorCheck[]> =>
  (await doctorChecks(env, ...options)).filter(({ ok }) => !ok);

/** Returns all checks of `storefront doctor`. Throws if there are too few, or unless it exits with 1 exactly when a check fails. */
export async function doctorChecks(env: NodeJS.ProcessEnv, ...options: readonly string[]): Promise<readonly DoctorCheck[]> {
  const { exitCode, stdout, stderr } = await tryCli(env, 'doctor', ...options);
  if (stdout === '') throw new Error(`doctor printed nothing: ${stderr}`);
  const { checks } = JSON.parse(stdout) as { checks: DoctorCheck[] };
  const broken = checks.filter(({ ok }) => !ok);
  if (broken.length > 0 !== (exitCode === 1)) throw new Error(`doctor exited with ${exitCode} and reported ${JSON.stringify(broken)}`);
  return seen('checks of the doctor', checks, CHECKS_MIN);
}
