import { seen } from '@storefront/lifecycle/testing';
import { tryCli } from './run-cli.ts';

/** A check of `storefront doctor`. */
export interface DoctorCheck {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
  readonly violations: { readonly count: number; readonly ids: readonly string[] };
  readonly seen: number | null;
}

/** There are a hundred, and fewer while a service is silent, which is a finding. */
const CHECKS_MIN = 90;

/** Returns the checks of `storefront doctor`. Throws unless it exits with 1 exactly when a check fails, or if it finds nothing having run too few. */
export async function doctorChecks(env: NodeJS.ProcessEnv, ...options: readonly string[]): Promise<readonly DoctorCheck[]> {
  const { exitCode, stdout, stderr } = await tryCli(env, 'doctor', ...options);
  if (stdout === '') throw new Error(`doctor printed nothing: ${stderr}`);
  const { checks } = JSON.parse(stdout) as { checks: DoctorCheck[] };
  const broken = checks.filter(({ ok }) => !ok);
  if (broken.length === 0) seen('checks of the doctor', checks, CHECKS_MIN);
  if (broken.length > 0 !== (exitCode === 1)) throw new Error(`doctor exited with ${exitCode} and reported ${JSON.stringify(broken)}`);
  return checks;
}

/** Returns the checks of `storefront doctor` that failed. */
export const brokenChecks = async (env: NodeJS.ProcessEnv, ...options: readonly string[]): Promise<DoctorCheck[]> =>
  (await doctorChecks(env, ...options)).filter(({ ok }) => !ok);
