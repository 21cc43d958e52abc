import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The configuration is invalid. `message` lists every error, one per line, without values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Shape = Record<string, z.ZodType>;
type Values<S extends Shape> = Readonly<{ [K in keyof S]: z.output<S[K]> }>;

/**
 * Reads the variables in `shape` from `env`. If NAME is unset, it is read from the file in NAME_FILE, which is how container secrets are mounted.
 * All errors are reported at once as one ConfigError.
 */
export function readEnv<S extends Shape>(shape: S, env: NodeJS.ProcessEnv): Values<S> {
  const errors: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const result = schema.safeParse(rawValue(name, env, errors));
    if (result.success) values[name] = result.data;
    else errors.push(...result.error.issues.map((issue) => `${name}: ${issue.message}`));
  }
  if (errors.length > 0) throw new ConfigError(`Invalid configuration:\n  ${errors.join('\n  ')}`);
  return Object.freeze(values) as Values<S>;
}

function rawValue(name: string, env: NodeJS.ProcessEnv, errors: string[]): string | undefined {
  const direct = env[name];
  if (direct !== undefined && direct !== '') return direct;
  const file = env[`${name}_FILE`];
  if (file === undefined || file === '') return undefined;
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch {
    errors.push(`${name}_FILE: the file cannot be read`);
    return undefined;
  }
}

/** Returns the configuration for the startup log line, with secrets shown as set or unset. */
export const startupSummary = (config: Readonly<Record<string, unknown>>, secretKeys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(config).map(([key, value]) => [key, secretKeys.includes(key) ? (value === undefined ? 'unset' : 'set') : value]),
  );
