import { isAppError } from '@storefront/errors';
import type { Clients } from '../clients.ts';
import { SERVICE_NAMES } from '../connection.ts';
import { knownTokens } from '../tokens/known-tokens.ts';
import { type Check, checkOf, failedCheck, withSeen } from './check.ts';

/** The rule that the copies of tokens agree. */
export const TOKENS_RULE = {
  name: 'operator_tokens_agree',
  description: 'Every service accepts the same tokens of operators, for the same.',
};

/** Compares the tokens of all services. After a failed revocation, some services still accept what others refuse; a token must also permit the same everywhere. */
export async function checkTokens(clients: Clients): Promise<Check> {
  try {
    const tokens = await knownTokens(clients, undefined);
    const isAccepted = tokens.filter(({ acceptedBy }) => acceptedBy.length > 0);
    const split = isAccepted.filter(({ acceptedBy, isSame }) => acceptedBy.length < SERVICE_NAMES.length || !isSame);
    const notes = split.map(({ name, acceptedBy, isSame }) =>
      isSame ? `${name} is accepted only by ${acceptedBy.join(', ')}` : `${name} differs between services`,
    );
    const ids = split.map(({ tokenId }) => tokenId);
    return withSeen(checkOf(TOKENS_RULE, ids, ids.length, notes), tokens.length);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return failedCheck(TOKENS_RULE, error.message);
  }
}
