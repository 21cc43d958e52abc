import { renderStatement, statementCsv } from '@storefront/public-json';
import { present } from '../../http/replies/present.ts';
import { enveloped, FileBody, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { chunksOf } from './pdf-chunks.ts';

interface StatementRequest {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly format: 'json' | 'csv' | 'pdf';
}

/** Returns the operation on the account of the signed-in customer. */
export const statementHandlers = ({ clients: { billing } }: ResourceDeps) => ({
  getStatement: async ({ format, ...period }: StatementRequest, { caller, signal }: Call): Promise<Reply> => {
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
    return fileReply(
      new FileBody(bytes.length, once(bytes)),
      'text/csv; charset=utf-8',
      `statement-${rendered.from}-to-${rendered.to}.csv`,
    );
  },
});

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

const fileReply = (body: FileBody, type: string, name: string): Reply => ({
  status: 200,
  body,
  headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"`, 'Cache-Control': 'no-store' },
  partial: false,
});
