// VAT ids in the API, for shoppers in the checkout.
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { vatStateType } from '../../graphql/vat-state.ts';
import { findVatState, requestVatCheck } from './check-vat-id.ts';

builder.mutationField('checkVatId', (t) =>
	t.field({
		type: vatStateType,
		description:
			'Requests a check of a VAT id by the EU register and returns its current state. The check runs as a job; poll `vatState` for its result.',
		extensions: needs('own'),
		args: {
			vatId: t.arg.string({ required: true, description: 'VAT id with its country prefix, such as `DE123456789`.' }),
		},
		resolve: (_root, { vatId }, { tenant, inTenant }) =>
			inTenant((sql) => requestVatCheck(sql, tenant.id, vatId.slice(0, 40))),
	}),
);

builder.queryField('vatState', (t) =>
	t.field({
		type: vatStateType,
		description: 'State of a VAT id, without contacting the EU register.',
		extensions: needs('own'),
		args: {
			vatId: t.arg.string({ required: true, description: 'VAT id with its country prefix, such as `DE123456789`.' }),
		},
		resolve: (_root, { vatId }, { tenant, inTenant }) =>
			inTenant((sql) => findVatState(sql, tenant.id, vatId.slice(0, 40))),
	}),
);
