// Asking for a link to an order in the API.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { requestOrderLink } from './request-link.ts';

builder.mutationField('requestOrderLink', (t) =>
	t.boolean({
		description:
			'Sends a link that opens an order to the email address it was ordered with. Always true, whether or not there is such an order.',
		extensions: needs('public'),
		args: {
			orderNumber: t.arg.string({ required: true, description: 'Number of the order.' }),
			email: t.arg.string({ required: true, description: 'Email address that the order was placed with.' }),
		},
		async resolve(_root, given, context) {
			await requestOrderLink(context.inTenant, callerOf(context), given);
			return true;
		},
	}),
);
