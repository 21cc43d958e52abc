import type { SectionError__Output } from '@storefront/proto/storefront/common/v1/SectionError';

/** One entry of an envelope's `errors`. */
export interface PublicSectionError {
  field: string;
  code: string;
  detail: string;
}

/** Names the sections that a service could not fill in. */
export function renderSectionErrors(errors: readonly SectionError__Output[]): PublicSectionError[] {
  return errors.map(({ field, code, detail }) => ({ field, code, detail }));
}
