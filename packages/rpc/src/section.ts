import { isAppError } from '@storefront/errors';
import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';
import type { Caller } from './caller.ts';

/** How long a section may take before the response is sent without it. */
export const SECTION_BUDGET_MS = 800;

/** A section of a response, loaded or failed. */
export interface Section<T> {
  /** `null` if the section could not be loaded. */
  readonly value: T | null;
  readonly errors: SectionError__Output[];
}

/** Loads one section of a response within its own time limit. A failure is reported in `errors` and never fails the whole response. */
export async function section<T>(fields: readonly string[], caller: Caller, load: (caller: Caller) => Promise<T>): Promise<Section<T>> {
  const deadlineAt = Math.min(Date.now() + SECTION_BUDGET_MS, caller.deadlineAt ?? Infinity);
  if (isMadeMissing(fields, caller)) return { value: null, errors: errorsOf(fields, false) };
  try {
    return { value: await load({ ...caller, deadlineAt }), errors: [] };
  } catch (error) {
    return { value: null, errors: errorsOf(fields, isAppError(error, 'gateway_timeout')) };
  }
}

/** Reports whether a fault of the caller's sandbox makes one of these fields missing, and with it everything that is loaded together. */
export const isMadeMissing = (fields: readonly string[], { missingSections }: Pick<Caller, 'missingSections'>): boolean =>
  missingSections !== undefined && fields.some((field) => missingSections.includes(field));

function errorsOf(fields: readonly string[], isLate: boolean): SectionError__Output[] {
  const code = isLate ? 'downstream_timeout' : 'downstream_unavailable';
  const detail = isLate ? 'This section timed out.' : 'This section is temporarily unavailable.';
  return fields.map((field) => ({ field, code, detail }));
}
