import { tryOperate } from './operate.ts';

export interface DoctorCheck {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** What `storefront doctor` finds broken. It exits with 1 when, and only when, there is something. */
export async function brokenChecks(env: NodeJS.ProcessEnv): Promise<DoctorCheck[]> {
  const { exitCode, stdout, stderr } = await tryOperate(env, 'doctor');
  if (stdout === '') throw new Error(`doctor said nothing: ${stderr}`);
  const { checks } = JSON.parse(stdout) as { checks: DoctorCheck[] };
  const broken = checks.filter(({ ok }) => !ok);
  if (broken.length > 0 !== (exitCode === 1)) throw new Error(`doctor ended with ${exitCode} and found ${JSON.stringify(broken)}`);
  return broken;
}
