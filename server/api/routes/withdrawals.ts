// The withdrawal without JavaScript: a plain form.
import type { FastifyInstance } from 'fastify';
import { declareWithdrawal } from '../../orders/withdrawal/declare-withdrawal.ts';
import { addDeclarationForm, type DeclarationParts } from './declaration-forms.ts';

export function addWithdrawals(scope: FastifyInstance, parts: DeclarationParts): void {
	const page = { page: '/withdraw', formerPath: '/service-api/withdrawals', parameter: 'withdrawal' };
	addDeclarationForm(scope, parts, page, (inTenant, caller, text) => {
		const given = { name: text('name'), orderNumber: text('orderNumber'), email: text('email') };
		return declareWithdrawal(inTenant, caller, { ...given, language: text('language') });
	});
}
