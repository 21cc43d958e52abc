import type { SectionError } from '@storefront/proto/storefront/common/v1';
import type { MissingSection } from '../store/partial-reads.ts';

const DETAILS = {
  availability: 'Stock levels are temporarily unavailable.',
  unit_price: 'Contract prices are temporarily unavailable.',
} as const;

/** Returns the errors of the sections that a partial response lacks. */
export const toProtoSectionErrors = (missing: readonly MissingSection[]): SectionError[] =>
  missing.map(({ section, isLate }) => ({
    field: section,
    code: isLate ? 'downstream_timeout' : 'downstream_unavailable',
    detail: DETAILS[section],
  }));
