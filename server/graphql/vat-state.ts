// What is known of a VAT id, wherever the API says it.

import { vatStates } from '../../rules/vat-id.ts';
import { builder } from './builder.ts';
import { describeValues } from './describe-values.ts';

export const vatStateType = builder.enumType('VatState', {
	values: describeValues(vatStates, {
		none: 'No check has been requested.',
		waiting: 'The check is running, or its result has expired and must be requested again.',
		valid: 'The register confirms the VAT id.',
		invalid: 'The register does not list the VAT id.',
		unknown: 'The register could not be reached.',
	}),
	description: 'State of the check of a VAT id by the EU register.',
});
