// What is known of a VAT id, wherever the API says it.
import { vatStates } from '../../rules/vat-id.ts';
import { builder } from './builder.ts';

export const vatStateType = builder.enumType('VatState', {
	values: vatStates,
	description: 'Until the register has answered it is `waiting`; `unknown` when it could not be asked',
});
