// Guests over the API: customers without an account.
import { builder } from '../../graphql/builder.ts';
import { checkPaging, type Paging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { countGuests, type ListedGuest, listGuests } from './list-guests.ts';

const guest = builder.objectRef<ListedGuest>('Guest').implement({
	description: 'A customer who has ordered without an account, as an email address.',
	fields: (t) => ({
		orderId: t.exposeID('orderId', { description: 'Id of the last order, by which `customer` finds the guest.' }),
		name: t.exposeString('name', { description: 'Name on the last order.' }),
		email: t.exposeString('email', { description: 'Email address of the guest.' }),
		orders: t.exposeInt('orders', { description: 'Number of placed orders that are not cancelled.' }),
		lastOrderAt: t.string({
			description: 'When the last order was placed, in ISO 8601.',
			resolve: ({ lastOrderAt }) => lastOrderAt.toISOString(),
		}),
	}),
});

const guestList = builder.objectRef<Paging & { search: string }>('GuestList').implement({
	description: 'A page of the guests.',
	fields: (t) => ({
		items: t.field({
			type: [guest],
			description: 'Guests of this page.',
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => listGuests(sql, tenant.id, wanted)),
		}),
		total: t.int({
			description: 'Number of guests that match.',
			resolve: ({ search }, _args, { tenant, inTenant }) => inTenant((sql) => countGuests(sql, tenant.id, search)),
		}),
	}),
});

builder.queryField('guests', (t) =>
	t.field({
		type: guestList,
		description: 'Customers who have ordered without an account; those with the latest orders first.',
		extensions: needs('qOrder'),
		args: {
			search: t.arg.string({ defaultValue: '', description: 'Part of a name or an email address; empty for all.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { search, first, offset }) => ({
			search: (search ?? '').slice(0, 200),
			...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
		}),
	}),
);
