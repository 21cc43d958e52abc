import { ERROR_REASONS } from '../../api/docs/error-reasons.ts';

/** Returns the address of the section of docs/errors.md, as the gateway at `origin` serves it, about a reason; or about the code if the reason is null or has no section. */
export const docUrl = (origin: string, code: string, reason: string | null): string =>
  `${origin}/docs/errors#${reason !== null && Object.hasOwn(ERROR_REASONS, reason) ? reason : code}`;
