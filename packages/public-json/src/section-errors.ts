import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';

/** One entry of an envelope's `errors`. */
export interface PublicSectionError {
  field: string;
  code: string;
  detail: string;
}

/** Renders the errors of unavailable sections. */
export function renderSectionErrors(errors: readonly SectionError__Output[]): PublicSectionError[] {
  return errors.map(({ field, code, detail }) => ({ field, code, detail }));
}
