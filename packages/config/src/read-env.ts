import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The configuration cannot be used; `message` names every fault, one a line, and no value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Shape = Record<string, z.ZodType>;
type Values<S extends Shape> = Readonly<{ [K in keyof S]: z.output<S[K]> }>;

/**
 * Reads the variables named by `shape` from `env`. An unset NAME is read from the file that NAME_FILE names, as container secrets are mounted.
 * All faults are reported at once as one ConfigError.
 */
export function readEnv<S extends Shape>(shape: S, env: NodeJS.ProcessEnv): Values<S> {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const result = schema.safeParse(rawValue(name, env, faults));
    if (result.success) values[name] = result.data;
    else faults.push(...result.error.issues.map((issue) => `${name}: ${issue.message}`));
  }
  if (faults.length > 0) throw new ConfigError(`The environment is not usable:\n  ${faults.join('\n  ')}`);
  return Object.freeze(values) as Values<S>;
}

function rawValue(name: string, env: NodeJS.ProcessEnv, faults: string[]): string | undefined {
  const direct = env[name];
  if (direct !== undefined && direct !== '') return direct;
  const file = env[`${name}_FILE`];
  if (file === undefined || file === '') return undefined;
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch {
    faults.push(`${name}_FILE: the file cannot be read`);
    return undefined;
  }
}

/** One line for the log: every value but the secret ones, which show as set or unset. */
export const startupSummary = (config: Readonly<Record<string, unknown>>, secretKeys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => [key, secretKeys.includes(key) ? (value === undefined ? 'unset' : 'set') : value]),
  );
