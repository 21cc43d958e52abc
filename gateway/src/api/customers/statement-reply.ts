import { renderStatement, statementCsv } from '@storefront/public-json';
import type { Caller } from '@storefront/rpc';
import type { Clients } from '../../clients.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, FileBody, type Reply } from '../../http/replies/reply.ts';
import { chunksOf } from '../invoices/pdf-reply.ts';

/** The period and the form of a statement. */
export interface StatementRequest {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly format: 'json' | 'csv' | 'pdf';
  /** The ID of a customer, from an operator. */
  readonly customer?: string | undefined;
}

/** The media types of a statement, besides JSON. */
export const STATEMENT_TYPES = ['text/csv', 'application/pdf'] as const;

/** Replies with the statement of an account: a shopper's own, or the one that an operator names. */
export async function statementReply(
  billing: Pick<Clients['billing'], 'getStatement' | 'renderStatement'>,
  { format, ...period }: StatementRequest,
  { caller, signal }: { readonly caller: Caller; readonly signal: () => AbortSignal },
): Promise<Reply> {
  if (format === 'pdf') {
    const parts = billing.renderStatement(period, caller, signal())[Symbol.asyncIterator]();
    const { sizeBytes, number } = present((await parts.next()).value?.pdf, 'pdf');
    return fileReply(new FileBody(sizeBytes, chunksOf(parts)), 'application/pdf', `statement-${number.replaceAll(' ', '-')}.pdf`);
  }
  const { statement } = await billing.getStatement(period, caller);
  const { aging, ...fields } = present(statement, 'statement');
  const rendered = renderStatement({ ...fields, aging: present(aging, 'aging') });
  if (format === 'json') return enveloped(rendered);
  const bytes = Buffer.from(statementCsv(rendered));
  return fileReply(new FileBody(bytes.length, once(bytes)), 'text/csv; charset=utf-8', `statement-${rendered.from}-to-${rendered.to}.csv`);
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

const fileReply = (body: FileBody, type: string, name: string): Reply => ({
  status: 200,
  body,
  headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'no-store' },
  partial: false,
});
