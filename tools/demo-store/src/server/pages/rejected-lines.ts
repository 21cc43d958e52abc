import type { Schemas } from '@storefront/client';
import { html } from 'lit-html';
import { type Content, notice } from '../../page/template.ts';

/** The lines that could not be added, with the reasons; null if there are none. */
export const rejectedNotice = (rejected: readonly Pick<Schemas['RejectedLine'], 'sku' | 'detail'>[]): Content =>
  rejected.length === 0
    ? null
    : notice(
        'danger',
        html`Not added:
          <ul class="m-0">
            ${rejected.map(({ sku, detail }) => html`<li><strong>${sku}</strong> ${detail}</li>`)}
          </ul>`,
      );
