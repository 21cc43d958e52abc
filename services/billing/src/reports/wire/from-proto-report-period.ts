import { checkedPeriod, type Period } from '../../statements/domain/statement-period.ts';
import { fromProtoPeriod } from '../../statements/wire/from-proto-period.ts';

/** Reads the period of a report. Throws if one of its dates is missing or does not exist, or if it is empty or too long. */
export function fromProtoReportPeriod(request: Period): Period {
  fromProtoPeriod(request);
  return checkedPeriod(request);
}
