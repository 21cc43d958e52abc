import { docUrl, type PublicSectionError } from '@storefront/public-json';

/** The body of a response that lacks sections, before it is rendered. */
export interface PartialBody {
  readonly data: unknown;
  readonly errors: readonly PublicSectionError[];
}

/** Adds `doc_url` to the errors of a partial response. They are not cached with it, because it depends on the host of the request. */
export const withDocUrls = (body: PartialBody, origin: string): PartialBody => ({
  ...body,
  errors: body.errors.map((error) => ({ ...error, doc_url: docUrl(origin, error.code, error.code) })),
});
