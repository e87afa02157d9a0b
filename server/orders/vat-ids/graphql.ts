// VAT ids in the API, for whoever fills in a checkout.
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { vatStateType } from '../../graphql/vat-state.ts';
import { askAboutVatId, findVatState } from './check-vat-id.ts';

builder.mutationField('checkVatId', (t) =>
	t.field({
		type: vatStateType,
		extensions: needs('own'),
		args: { vatId: t.arg.string({ required: true }) },
		resolve: (_root, { vatId }, { tenant, inTenant }) =>
			inTenant((sql) => askAboutVatId(sql, tenant.id, vatId.slice(0, 40))),
	}),
);

builder.queryField('vatState', (t) =>
	t.field({
		type: vatStateType,
		extensions: needs('own'),
		args: { vatId: t.arg.string({ required: true }) },
		resolve: (_root, { vatId }, { tenant, inTenant }) =>
			inTenant((sql) => findVatState(sql, tenant.id, vatId.slice(0, 40))),
	}),
);
