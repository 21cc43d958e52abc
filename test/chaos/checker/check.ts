import { shortfalls } from '@storefront/lifecycle/testing';
import { accountsAddUp } from './accounts.ts';
import { acknowledgedChangesLast } from './acknowledged-changes.ts';
import { availabilityIsReported } from './availability.ts';
import type { CheckedRun, Invariant, Saw, Violation } from './checked-run.ts';
import { creditIsConserved, invoicesAddUp, stockIsConserved } from './conservation.ts';
import {
  aggregatesArriveInOrder,
  deliveriesAreSigned,
  eventsReachNoOneElse,
  positionsHaveNoGaps,
  sequencesHaveNoGaps,
} from './deliveries.ts';
import { runSawEnough } from './enough.ts';
import { onlyWhatRunsOutIsRefused } from './exhaustion.ts';
import { factsAreReportedOnce } from './facts.ts';
import { oneKeyOneEffect } from './keys.ts';
import { numbersHaveNoGaps } from './numbers.ts';
import { ordersAreAsPriced } from './order-contents.ts';
import { acknowledgedOrdersExistOnce } from './orders.ts';
import { systemRecovers } from './recovery.ts';
import { refundsAreConserved } from './refunds.ts';
import { responsesAreExpected, responsesStayInTheirStore } from './responses.ts';
import { invoicesAreSettled } from './settlements.ts';
import { eventsReachTheirSubscribers } from './subscribers.ts';
import { responsesArriveInTime } from './time.ts';

/** A violation with the name of its invariant. */
export type NamedViolation = Violation & { readonly invariant: string };

/** The invariants by name, the most fundamental ones first. None is true in a run that has nothing to compare. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  'the run saw enough': runSawEnough,
  'every acknowledged order exists exactly once': acknowledgedOrdersExistOnce,
  'one key has one effect': oneKeyOneEffect,
  'orders are what was priced and acknowledged': ordersAreAsPriced,
  'acknowledged changes last': acknowledgedChangesLast,
  'no response contains data of another store': responsesStayInTheirStore,
  'stock is conserved': stockIsConserved,
  'credit is conserved': creditIsConserved,
  'invoices add up': invoicesAddUp,
  'refunds are conserved': refundsAreConserved,
  'invoices are settled': invoicesAreSettled,
  'accounts add up': accountsAddUp,
  'only what runs out is refused': onlyWhatRunsOutIsRefused,
  'numbers have no gaps': numbersHaveNoGaps,
  'every event reaches its subscribers': eventsReachTheirSubscribers,
  'every fact is reported once': factsAreReportedOnce,
  'no event reaches anyone else': eventsReachNoOneElse,
  'deliveries are signed': deliveriesAreSigned,
  'sequences have no gaps': sequencesHaveNoGaps,
  'ordered subscriptions received each aggregate in order': aggregatesArriveInOrder,
  'positions have no gaps': positionsHaveNoGaps,
  'availability is reported as it is': availabilityIsReported,
  'responses are expected': responsesAreExpected,
  'responses arrive within ten seconds': responsesArriveInTime,
  'the system recovers': systemRecovers,
};

/** Checks a run and returns every violation, those of the first violated invariant first. Adds to `compared` how many things of each kind were compared. */
export const check = (run: CheckedRun, compared: Record<string, number> = {}): readonly NamedViolation[] =>
  Object.entries(INVARIANTS).flatMap(([invariant, check]) => {
    const minimums: Record<string, number> = {};
    const saw: Saw = (what, rows, fromMinutes = 0) => {
      compared[what] = rows.length;
      minimums[what] = run.minutes >= fromMinutes ? 1 : 0;
      return rows;
    };
    const violations = check(run, saw);
    const few = shortfalls(compared, minimums).map((message) => ({ message, requests: [] }));
    return [...violations, ...few].map((violation) => ({ invariant, ...violation }));
  });
