import type { CreditNote__Output } from '@storefront/proto/storefront/billing/v1';
import type { Keyset } from '@storefront/proto/storefront/common/v1';
import { renderCreditNote } from '@storefront/public-json';
import { Command } from 'commander';
import { amount, type CommandContext, callerOf, forStore, type StoreOptions } from '../../command-options.ts';
import { examples } from '../../examples.ts';
import { nounCommand } from '../../language/noun-command.ts';
import { firstItems, type LimitOptions, withLimit } from '../../list-options.ts';
import { refundRow } from '../../refund-rows.ts';
import { writePdf } from '../../write-pdf.ts';

/** Defines the commands of `storefront credit-notes`. */
export function creditNotesCommand(context: CommandContext): Command {
  const { clients, print } = context;
  const creditNotes = nounCommand('credit-notes');

  withLimit(forStore(creditNotes.command('list')), 'credit notes')
    .description('list credit notes, newest first')
    .addHelpText('after', examples('credit-notes list', 'credit-notes list --limit 200 --json'))
    .action(async ({ limit, ...store }: StoreOptions & LimitOptions) => {
      const caller = await callerOf(context, store);
      const read = (keyset: Keyset) => clients.shoppersBilling.listCreditNotes({ keyset }, caller);
      const found = await firstItems(limit, read, (page) => page.creditNotes);
      print(
        found.map((note) => ({
          id: note.id,
          number: note.number,
          ...payableOf(note),
          total: amount(note.total),
          currency: note.currency,
          issued_at: note.issuedAt,
          issued_on: note.issuedOn,
        })),
        { columns: ['number', 'invoice_number', 'order_number', 'total', 'currency', 'issued_on'] },
      );
    });

  forStore(creditNotes.command('get <credit-note>'))
    .description('print a credit note with its refunds')
    .addHelpText('after', examples('credit-notes get CN-1001', 'credit-notes get CN-1001 --json'))
    .action(async (creditNote: string, options: StoreOptions) => {
      const response = await clients.shoppersBilling.getCreditNote({ creditNoteId: creditNote }, await callerOf(context, options));
      if (response.creditNote === null) throw new Error('the response has no credit note');
      const { id, number, ...detail } = renderCreditNote(response.creditNote);
      print({ id, number, ...payableOf(response.creditNote), ...detail, refunds: response.refunds.map(refundRow) });
    });

  forStore(creditNotes.command('download <credit-note>'))
    .description('write the PDF of a credit note to a file')
    .addHelpText('after', examples('credit-notes download CN-1001', 'credit-notes download CN-1001 --out /tmp/credit-note.pdf'))
    .option('--out <file>', 'file to write (default: the number of the credit note followed by .pdf)')
    .action(async (creditNote: string, options: StoreOptions & { out?: string }) => {
      print(
        await writePdf(
          clients.shoppersBilling.renderCreditNote({ creditNoteId: creditNote }, await callerOf(context, options)),
          options.out,
        ),
      );
    });
  return creditNotes;
}

const payableOf = (note: CreditNote__Output) => ({
  invoice_id: note.invoiceId,
  invoice_number: note.invoiceNumber,
  order_id: note.orderId,
  order_number: note.orderNumber ?? null,
});
