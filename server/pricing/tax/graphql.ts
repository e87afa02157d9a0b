// The tax rates of a shop in the API.

import { type RateError, rateErrorKinds } from '../../../rules/tax/own-rates.ts';
import type { OwnRate } from '../../../rules/tax/rates.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { taxCategory } from '../../graphql/tax-category.ts';
import { loadOwnRates, saveOwnRates } from './own-rates.ts';

const rate = builder.objectRef<OwnRate>('TaxRate').implement({
	fields: (t) => ({
		country: t.exposeString('country'),
		category: t.expose('category', { type: taxCategory }),
		validFrom: t.exposeString('validFrom', { description: 'A day, as 2026-01-01' }),
		rate: t.exposeInt('rate', { description: 'In hundredths of a per cent' }),
	}),
});

builder.queryField('taxRates', (t) =>
	t.field({
		type: [rate],
		description: 'Those in which the shop differs from the rates that ship',
		extensions: needs('qTenant', 'qPrice'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadOwnRates(sql, tenant.id)),
	}),
);

const place = builder.inputType('TaxRatePlace', {
	fields: (t) => ({
		country: t.string({ required: true }),
		category: t.field({ type: taxCategory, required: true }),
		validFrom: t.string({ required: true }),
	}),
});

const rateInput = builder.inputType('TaxRateInput', {
	fields: (t) => ({
		country: t.string({ required: true }),
		category: t.field({ type: taxCategory, required: true }),
		validFrom: t.string({ required: true }),
		rate: t.int({ required: true }),
	}),
});

const faultKind = builder.enumType('TaxRateFaultKind', { values: rateErrorKinds });

const fault = builder.objectRef<RateError>('TaxRateFault').implement({
	fields: (t) => ({
		row: t.exposeInt('row', { description: 'Its place among the rates to save, from 0' }),
		kind: t.expose('kind', { type: faultKind }),
	}),
});

builder.mutationField('saveTaxRates', (t) =>
	t.field({
		type: [fault],
		description: 'Where there are faults, nothing was saved',
		extensions: needs('mTenant', 'mPrice'),
		args: {
			saved: t.arg({ type: [rateInput], required: true }),
			removed: t.arg({ type: [place], required: true }),
		},
		resolve: (_root, changes, context) => context.inTenant((sql) => saveOwnRates(sql, callerOf(context), changes)),
	}),
);
