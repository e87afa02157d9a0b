// The tax rates of a shop in the API.

import { type RateError, rateErrorKinds } from '../../../rules/tax/own-rates.ts';
import type { OwnRate } from '../../../rules/tax/rates.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { needs } from '../../graphql/rights.ts';
import { taxCategory } from '../../graphql/tax-category.ts';
import { loadOwnRates, saveOwnRates } from './own-rates.ts';

const rate = builder.objectRef<OwnRate>('TaxRate').implement({
	description: 'A tax rate of the shop that differs from those that ship with the product.',
	fields: (t) => ({
		country: t.exposeString('country', { description: 'Country as an ISO 3166-1 code.' }),
		category: t.expose('category', { type: taxCategory, description: 'Tax category that it applies to.' }),
		validFrom: t.exposeString('validFrom', { description: 'First day that it applies, as `2026-01-01`.' }),
		rate: t.exposeInt('rate', { description: 'Tax rate in hundredths of a per cent.' }),
	}),
});

builder.queryField('taxRates', (t) =>
	t.field({
		type: [rate],
		description: 'Tax rates of the shop that differ from those that ship with the product.',
		extensions: needs('qTenant', 'qPrice'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadOwnRates(sql, tenant.id)),
	}),
);

const place = builder.inputType('TaxRatePlace', {
	description: 'Identifies a tax rate of the shop.',
	fields: (t) => ({
		country: t.string({ required: true, description: 'Country as an ISO 3166-1 code.' }),
		category: t.field({ type: taxCategory, required: true, description: 'Tax category that it applies to.' }),
		validFrom: t.string({ required: true, description: 'First day that it applies, as `2026-01-01`.' }),
	}),
});

const rateInput = builder.inputType('TaxRateInput', {
	description: 'A tax rate of the shop.',
	fields: (t) => ({
		country: t.string({ required: true, description: 'Country as an ISO 3166-1 code.' }),
		category: t.field({
			type: taxCategory,
			required: true,
			description: 'Tax category that it applies to; `none` cannot have a rate.',
		}),
		validFrom: t.string({ required: true, description: 'First day that it applies, as `2026-01-01`.' }),
		rate: t.int({ required: true, description: 'Tax rate in hundredths of a per cent, from 0 to 10000.' }),
	}),
});

const errorKind = builder.enumType('TaxRateFaultKind', {
	description: 'Why a tax rate cannot be saved.',
	values: describeValues(rateErrorKinds, {
		countryInvalid: 'The country is not an ISO 3166-1 code.',
		categoryInvalid: 'The tax category cannot have a rate.',
		dayInvalid: 'The first day is not a date.',
		rateInvalid: 'The rate is not from 0 to 10000.',
		double: 'The same country, category and day occur twice.',
	}),
});

const error = builder.objectRef<RateError>('TaxRateFault').implement({
	description: 'A validation error of a tax rate.',
	fields: (t) => ({
		row: t.exposeInt('row', { description: 'Position of the rate in `saved`, starting at 0.' }),
		kind: t.expose('kind', { type: errorKind, description: 'What is wrong with it.' }),
	}),
});

builder.mutationField('saveTaxRates', (t) =>
	t.field({
		type: [error],
		description:
			'Saves and removes tax rates of the shop. Returns validation errors; if there are any, nothing is saved.',
		extensions: needs('mTenant', 'mPrice'),
		args: {
			saved: t.arg({ type: [rateInput], required: true, description: 'Rates to add or change.' }),
			removed: t.arg({
				type: [place],
				required: true,
				description: 'Rates to remove, so that those that ship with the product apply again.',
			}),
		},
		resolve: (_root, changes, context) => context.inTenant((sql) => saveOwnRates(sql, callerOf(context), changes)),
	}),
);
