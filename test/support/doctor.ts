import { tryOperate } from './operate.ts';

export interface DoctorCheck {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** What `storefront doctor` finds broken. */
export async function brokenChecks(env: NodeJS.ProcessEnv): Promise<DoctorCheck[]> {
  const { stdout, stderr } = await tryOperate(env, 'doctor');
  if (stdout === '') throw new Error(`doctor said nothing: ${stderr}`);
  const { checks } = JSON.parse(stdout) as { checks: DoctorCheck[] };
  return checks.filter(({ ok }) => !ok);
}
