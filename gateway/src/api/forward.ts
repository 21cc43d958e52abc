import type { Caller } from '@storefront/rpc';
import { present } from '../http/replies/present.ts';
import { enveloped, page, type Reply } from '../http/replies/reply.ts';
import type { Call, Page } from '../http/routing/route.ts';

type Rpc<Request, Response> = (request: Request, caller: Caller) => Promise<Response>;

/** Returns a handler that passes the request on to an RPC, and replies with what `toReply` makes of the response. */
export const forward =
  <Request, Response>(rpc: Rpc<Request, Response>, toReply: (response: Response) => Reply) =>
  async (request: Request, { caller }: Call): Promise<Reply> =>
    toReply(await rpc(request, caller));

/** A response with a message in one field. */
type Wrapper<Field extends string, Message> = { readonly [F in Field]: Message | null } & { readonly replayed?: boolean };

/** Returns a handler that replies with the message that an RPC returns in one field, in the envelope. */
export const forwardMessage =
  <Request, Field extends string, Message>(
    rpc: Rpc<Request, Wrapper<Field, Message>>,
    field: Field,
    render: (message: Message) => object,
    status = 200,
  ) =>
  async (request: Request, { caller }: Call): Promise<Reply> => {
    const response: Wrapper<Field, Message> = await rpc(request, caller);
    return enveloped(render(present<Message>(response[field], field)), { status, replayed: response.replayed ?? false });
  };

/** Returns a handler that replies with a page of the list that an RPC returns. */
export const forwardPage =
  <Request, Response extends { readonly total: number }>(
    rpc: Rpc<Request, Response>,
    itemsOf: (response: Response) => readonly unknown[],
  ) =>
  async (request: Request & Page, { caller }: Call): Promise<Reply> => {
    const response = await rpc(request, caller);
    return page(itemsOf(response), { limit: request.limit, offset: request.offset, total: response.total });
  };
