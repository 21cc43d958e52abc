import { z } from 'zod';

type EnumMeta = {
  /** The name of the schema of the known values. */
  readonly id: string;
  readonly description: string;
};

/**
 * A list of codes that can grow within v1: the known values, and any other text. A generated client names the known values, and one that validates responses
 * accepts values that it does not know yet.
 */
export const openEnum = <const Values extends readonly [string, ...string[]]>(values: Values, meta: EnumMeta) =>
  z.union([z.enum(values).meta(meta), z.string()]);
