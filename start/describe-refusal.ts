// Why an import is refused, for people at a terminal: the sentences of the admin area, in English.
import { adminTransfer } from '../rules/messages/en-GB/admin-transfer.ts';
import { ExpectedFailure } from '../server/failure.ts';
import type { ImportRefused } from '../server/tenants/transfer/refused.ts';

export function describeRefusal({ fault, names }: ImportRefused): ExpectedFailure {
	const text = adminTransfer[`transfer.fault.${fault}`].text;
	return new ExpectedFailure(text.replaceAll('{names}', names.join(', ')), 'Nothing was written.');
}
