import { type OptionChange, SCHEME_OVERLAP_HOURS, type SubscriptionOptions } from '../domain/subscription-options.ts';

const HOUR_MS = 3_600_000;

/** Returns the columns of options that change. After a change of the scheme, both sign for a while. */
export function optionColumns(
  { filters, headers, ordering, signatureScheme, maxDeliveriesPerSecond, keyPair }: OptionChange,
  before: Pick<SubscriptionOptions, 'signatureScheme' | 'publicKey'> | undefined,
  now: Date,
) {
  const isOtherScheme = before !== undefined && signatureScheme !== undefined && signatureScheme !== before.signatureScheme;
  const isFirstKey = keyPair !== undefined && !before?.publicKey;
  return {
    ...(filters === undefined ? {} : { filters: JSON.stringify(filters) }),
    ...(headers === undefined ? {} : { header_names: [...headers.names], headers_sealed: headers.sealed }),
    ...(ordering === undefined ? {} : { ordering }),
    ...(signatureScheme === undefined ? {} : { signature_scheme: signatureScheme }),
    ...(isOtherScheme ? { other_scheme_until: new Date(now.getTime() + SCHEME_OVERLAP_HOURS * HOUR_MS) } : {}),
    ...(isFirstKey ? { public_key: keyPair.publicKey, signing_key_sealed: keyPair.sealed } : {}),
    ...(maxDeliveriesPerSecond === undefined ? {} : { max_deliveries_per_second: maxDeliveriesPerSecond }),
  };
}
