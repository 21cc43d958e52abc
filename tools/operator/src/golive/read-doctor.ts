import type { Clients } from '../clients.ts';
import { SERVICE_NAMES } from '../connection.ts';
import { checkLedgers } from '../doctor/check-ledgers.ts';
import { checkService } from '../doctor/check-service.ts';
import { type LedgerReader, ledgerReader } from '../doctor/ledger-reader.ts';
import type { DoctorState } from './store-state.ts';

/** A new store is younger, and has few orders before it goes live. */
const RECENT_DAYS = 7;

/** Runs the checks of the doctor: those between services for one store, and those within services, which name no store, for all. */
export async function readDoctor(clients: Clients, tenantId: string): Promise<DoctorState> {
  const since = new Date(Date.now() - RECENT_DAYS * 24 * 3_600_000);
  const ofSystem = await Promise.all(SERVICE_NAMES.map((service) => checkService(clients, service, since)));
  return { ofStore: await checkLedgers(ofStore(ledgerReader(clients), tenantId), since), ofSystem: ofSystem.flat() };
}

/** Limits a reader to the entries of one store. What it looks up belongs to the store of the entries that are given. */
export const ofStore = (reader: LedgerReader, tenantId: string): LedgerReader => ({
  async *list(kind, since) {
    for await (const entry of reader.list(kind, since)) if (entry.tenantId === tenantId) yield entry;
  },
  find: (kind, by, entries) => reader.find(kind, by, entries),
});
