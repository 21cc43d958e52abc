import { html, type TemplateResult } from 'lit-html';
import type { EntryOf } from '../../server/developer/activity.ts';
import { feedItem } from './feed-item.ts';

/** A request with its status, duration, and ID. */
export const requestItem = ({ at, method, path, status, duration_ms, request_id }: EntryOf<'request'>): TemplateResult =>
  feedItem({
    at,
    name: method,
    subject: html`<code>${path}</code>`,
    isGood: status !== null && status < 400,
    verdict: status === null ? 'no response' : String(status),
    details: [`${duration_ms} ms`, request_id === null ? null : html` · <code>${request_id}</code>`],
  });
