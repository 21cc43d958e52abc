import { isAppError } from '@storefront/errors';
import type { Clients } from '../clients.ts';
import { SERVICE_NAMES } from '../connection.ts';
import { knownTokens } from '../tokens/known-tokens.ts';
import { type Check, checkOf, failedCheck } from './check.ts';

/** The rule that the copies of tokens agree. */
export const TOKENS_RULE = { name: 'operator_tokens_agree', description: 'Every service accepts the same tokens of operators.' };

/** Compares the tokens of all services. After a failed revocation, some services still accept what others refuse. */
export async function checkTokens(clients: Clients): Promise<Check> {
  try {
    const split = (await knownTokens(clients, undefined)).filter(
      ({ acceptedBy }) => acceptedBy.length > 0 && acceptedBy.length < SERVICE_NAMES.length,
    );
    const notes = split.map(({ name, acceptedBy }) => `${name} is accepted only by ${acceptedBy.join(', ')}`);
    return checkOf(
      TOKENS_RULE,
      split.map(({ tokenId }) => tokenId),
      split.length,
      notes,
    );
  } catch (error) {
    if (!isAppError(error)) throw error;
    return failedCheck(TOKENS_RULE, error.message);
  }
}
