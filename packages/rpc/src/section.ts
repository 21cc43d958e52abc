import { isAppError } from '@storefront/errors';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1/SectionError';
import type { Caller } from './caller.ts';

/** What a section may take before the answer goes out without it. */
const SECTION_BUDGET_MS = 800;

export interface Section<T> {
  /** `null` where the section could not be had. */
  readonly value: T | null;
  readonly errors: SectionError__Output[];
}

/** Loads one section of an answer under its own budget. A failure is a hole with a name, never an error of the whole. */
export async function section<T>(fields: readonly string[], caller: Caller, load: (caller: Caller) => Promise<T>): Promise<Section<T>> {
  const deadlineAt = Math.min(Date.now() + SECTION_BUDGET_MS, caller.deadlineAt ?? Infinity);
  try {
    return { value: await load({ ...caller, deadlineAt }), errors: [] };
  } catch (error) {
    const isLate = isAppError(error, 'gateway_timeout');
    const code = isLate ? 'downstream_timeout' : 'downstream_unavailable';
    const detail = isLate ? 'This section did not arrive in time.' : 'This section is unavailable at the moment.';
    return { value: null, errors: fields.map((field) => ({ field, code, detail })) };
  }
}
