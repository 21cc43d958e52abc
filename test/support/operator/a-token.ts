import { randomUUID } from 'node:crypto';
import { type SystemUnderTest, systemUnderTest } from '../systems/system-under-test.ts';
import { runCli } from './run-cli.ts';

/** Issues a token of an operator with these scopes, for one store or for all. */
export async function aToken(
  scopes: readonly string[],
  tenantId?: string,
  { env }: Pick<SystemUnderTest, 'env'> = systemUnderTest(),
): Promise<{ readonly token: string; readonly name: string }> {
  const name = `test-${randomUUID()}`;
  const ofStore = tenantId === undefined ? [] : ['--tenant', tenantId];
  const { token } = await runCli<{ token: string }>(env, 'tokens', 'create', '--name', name, '--scopes', scopes.join(), ...ofStore);
  return { token, name };
}
