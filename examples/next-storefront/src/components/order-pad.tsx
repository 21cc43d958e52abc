'use client';

import { addRows } from '@/actions/order-pad';
import { ActionForm } from './action-form';

/** The form to paste or upload SKUs and quantities, for the cart or for a saved list. */
export const OrderPad = ({ submit, listId = '' }: { submit: string; listId?: string }) => (
  <ActionForm action={addRows} submit={submit}>
    {({ values }) => (
      <>
        <input type="hidden" name="list_id" value={listId} />
        <p className="field">
          <label htmlFor="text">One SKU and quantity in each row</label>
          <textarea
            key={values?.text}
            id="text"
            name="text"
            rows={10}
            defaultValue={values?.text}
            placeholder={'BLD-CEM-425, 20\nTLS-NAL-3, 4'}
            spellCheck={false}
          />
        </p>
        <p className="field">
          <label htmlFor="file">Or a file, such as CSV from a spreadsheet</label>
          <input id="file" name="file" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" />
        </p>
      </>
    )}
  </ActionForm>
);
