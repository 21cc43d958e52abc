import type { SectionError__Output } from '@storefront/proto/storefront/common/v1';
import { renderSectionErrors } from '@storefront/public-json';
import { enveloped, type Reply, type ReplyOptions } from '../../http/replies/reply.ts';

/** A response with a cart as JSON. */
export interface CartResponse {
  readonly cartJson: Buffer;
  readonly errors: readonly SectionError__Output[];
  readonly replayed?: boolean;
}

/** Returns the reply of a cart route. The cart itself is never partial, but the catalog data of its lines can be missing. */
export function cartReply({ cartJson, errors, replayed = false }: CartResponse, status = 200, rejected?: ReplyOptions['rejected']): Reply {
  return enveloped(cartJson, { status, replayed, errors: renderSectionErrors(errors), ...(rejected && { rejected }) });
}
