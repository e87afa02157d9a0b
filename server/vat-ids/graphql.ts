// VAT ids in the API, for whoever fills in a checkout.
import { vatStates } from '../../rules/vat-id.ts';
import { builder } from '../graphql/builder.ts';
import { needs } from '../graphql/rights.ts';
import { askAboutVatId, findVatState } from './check-vat-id.ts';

const vatState = builder.enumType('VatState', {
	values: vatStates,
	description: 'Until the register has answered it is `waiting`; `unknown` when it could not be asked',
});

builder.mutationField('checkVatId', (t) =>
	t.field({
		type: vatState,
		extensions: needs('own'),
		args: { vatId: t.arg.string({ required: true }) },
		resolve: (_root, { vatId }, { tenant, inTenant }) =>
			inTenant((sql) => askAboutVatId(sql, tenant.id, vatId.slice(0, 40))),
	}),
);

builder.queryField('vatState', (t) =>
	t.field({
		type: vatState,
		extensions: needs('own'),
		args: { vatId: t.arg.string({ required: true }) },
		resolve: (_root, { vatId }, { tenant, inTenant }) =>
			inTenant((sql) => findVatState(sql, tenant.id, vatId.slice(0, 40))),
	}),
);
