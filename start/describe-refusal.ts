// Why an import is refused, for people at a terminal: the sentences of the admin area, in English.
import { adminTransfer } from '../rules/messages/en-GB/admin-transfer.ts';
import { versionsOf } from '../rules/tenants/transfer.ts';
import { ExpectedFailure } from '../server/failure.ts';
import type { ImportRefused } from '../server/tenants/transfer/refused.ts';

export function describeRefusal({ fault, names }: ImportRefused): ExpectedFailure {
	const given = Object.entries({ names: names.join(', '), ...versionsOf(names) });
	const text = given.reduce<string>(
		(sentence, [name, value]) => sentence.replaceAll(`{${name}}`, value),
		adminTransfer[`transfer.fault.${fault}`].text,
	);
	return new ExpectedFailure(text, 'Nothing was written.');
}
