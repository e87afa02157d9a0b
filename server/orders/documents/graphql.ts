// Documents of orders in the API: why there is no invoice yet, and having it issued.

import type { DocumentError } from '../../../rules/documents/validate-document.ts';
import { mayDo } from '../../../rules/permissions.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';
import { findOrder } from '../find-order.ts';
import { orderRef } from '../graphql-parts.ts';
import { findInvoiceErrors } from './issue.ts';
import { makeInvoice } from './make-invoice.ts';

interface ShownError extends DocumentError {
	message: string;
}

const error = builder.objectRef<ShownError>('OrderDocumentFault').implement({
	description: 'Something that prevents an invoice from being issued.',
	fields: (t) => ({
		field: t.string({ description: 'Name of the missing or invalid value.', resolve: ({ field }) => field }),
		line: t.int({
			nullable: true,
			description: 'Number of the line that it concerns, starting at 1; null if it concerns the whole document.',
			resolve: ({ line }) => line ?? null,
		}),
		message: t.exposeString('message', { description: 'The error as a sentence in the language of the caller.' }),
	}),
});

builder.objectField(orderRef, 'documentFaults', (t) =>
	t.field({
		type: [error],
		description:
			'What prevents the invoice from being issued; empty if nothing does, if the order has no number, or without the right `qOrder`.',
		resolve({ id, number }, _args, { tenant, user, inTenant }) {
			if (!mayDo(user, 'qOrder') || number === null) return [];
			return inTenant(async (sql) => {
				const errors = await findInvoiceErrors(sql, tenant.id, id);
				if (errors.length === 0) return [];
				const language = spokenLanguage(tenant, user?.language);
				const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: ['documents'] as const };
				const translate = translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted));
				return errors.map((one) => ({ ...one, message: translate(`documents.fault.${one.field}`) }));
			});
		},
	}),
);

builder.mutationField('makeInvoice', (t) =>
	t.field({
		type: orderRef,
		description:
			'Issues an invoice that could not be issued before and sends it to the customer by mail. Fails with `DOCUMENT_INCOMPLETE` while `Order.documentFaults` has entries.',
		extensions: needs('mOrder'),
		args: { id: t.arg.id({ required: true, description: 'Id of the order.' }) },
		resolve: (_root, { id }, context) => {
			const orderId = checkId(id);
			return context.inTenant(async (sql) => {
				await makeInvoice(sql, callerOf(context), orderId);
				const order = await findOrder(sql, context.tenant.id, { id: orderId });
				if (!order) throw new ApiError('NOT_FOUND');
				return order;
			});
		},
	}),
);
