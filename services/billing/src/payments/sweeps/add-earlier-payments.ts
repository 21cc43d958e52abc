import { sweepEach } from '@storefront/lifecycle';
import type { BillingDeps } from '../../deps.ts';
import { addPaymentOfPart, listEarlierParts } from '../store/earlier-payments.ts';

/** Adds the payments that processes of a version without them received while they were being replaced, so that each can be reversed. */
export const addEarlierPayments = ({ db, log }: Pick<BillingDeps, 'db' | 'log'>): Promise<number> =>
  sweepEach({
    sweep: 'add-earlier-payments',
    log,
    find: (skipped) => listEarlierParts(db, skipped),
    idOf: ({ partId }) => partId,
    settle: ({ partId, ...scope }) => addPaymentOfPart(db, scope, partId),
  });
