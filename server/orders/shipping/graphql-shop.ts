// What delivery costs, for everyone: it has to be known beside every price, long before the checkout.
import { freeShippingFrom } from '../../../rules/shipping/free-shipping.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findShippingMethods, type OfferedMethod } from './find-methods.ts';
import { shippingKindType, shippingStepType } from './graphql-parts.ts';

interface DeliveryTerms {
	country: string;
	methods: readonly OfferedMethod[];
}

const method = builder.objectRef<OfferedMethod>('DeliveryMethod').implement({
	description: 'A shipping method that the checkout offers, with its price.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the shipping method.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		description: t.exposeString('description', {
			description: 'Description in the requested language; empty if there is none.',
		}),
		countries: t.stringList({
			description: 'Countries it delivers to, as ISO 3166-1 codes; empty for all.',
			resolve: ({ countries }) => [...countries],
		}),
		collection: t.exposeBoolean('collection', { description: 'Whether the customer collects the order in person.' }),
		kind: t.expose('kind', { type: shippingKindType, description: 'How the price is calculated.' }),
		price: t.exposeInt('price', {
			description: 'Price for `flat` and `freeFrom`, in minor units, net or gross as all prices of the shop.',
		}),
		freeFrom: t.exposeInt('freeFrom', {
			nullable: true,
			description: 'Order value from which it is free, in minor units; null unless the kind is `freeFrom`.',
		}),
		steps: t.field({
			type: [shippingStepType],
			description: 'Steps for `byWeight` and `byQuantity`, in ascending order.',
			resolve: ({ steps }) => [...steps],
		}),
		days: t.exposeInt('days', { description: 'Working days in transit.' }),
	}),
});

const terms = builder.objectRef<DeliveryTerms>('DeliveryTerms').implement({
	description: 'How and at what price the shop delivers.',
	fields: (t) => ({
		country: t.exposeString('country', { description: 'Country of the shop, as an ISO 3166-1 code.' }),
		freeFrom: t.float({
			nullable: true,
			description: 'Order value from which delivery within the country of the shop is free; null if it never is.',
			resolve: ({ methods, country }) => freeShippingFrom(methods, country),
		}),
		methods: t.field({
			type: [method],
			description: 'Shipping methods in the order of the checkout; empty if orders are only picked up.',
			resolve: ({ methods }) => [...methods],
		}),
	}),
});

builder.queryField('deliveryTerms', (t) =>
	t.field({
		type: terms,
		description: 'What delivery costs, and how long it takes.',
		extensions: needs('public'),
		args: { language: t.arg.string({ description: 'Language of names, such as `en-GB`.' }) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant(async (sql) => {
				const [{ showShipping }, methods] = await Promise.all([
					findOrderSettings(sql, tenant.id),
					findShippingMethods(sql, tenant.id, spokenLanguage(tenant, language ?? '')),
				]);
				return { country: tenant.country, methods: showShipping ? methods : [] };
			}),
	}),
);
