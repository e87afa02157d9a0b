// The shops of the platform in the API, for its operators.
import { domainToUnicode } from 'node:url';
import { pagesOfTier } from '../../../rules/pages/tiers.ts';
import { graceDays } from '../../../rules/tenants/new-shop.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import { stateEnum, stateOf, tierEnum } from '../graphql-parts.ts';
import { deleteShop, restoreShop, resumeShop, setShopTier, suspendShop } from '../lifecycle/change-shop.ts';
import { fallbackAddress, type OperatorCall } from '../lifecycle/operator-call.ts';
import { addShop } from './add-shop.ts';
import { tenantListRef } from './graphql-parts.ts';
import { findShop, type ListedDomain, type ListedShop, listShops, shopOrders } from './list-shops.ts';
import { openShop } from './open-shop.ts';

function operatorCall(context: GraphContext): OperatorCall {
	const { operators, inTenant } = context;
	if (!operators) throw new Error('no operator services in this context');
	return { caller: callerOf(context), services: operators, inOwnTenant: inTenant };
}

const domainStates = ['pending', 'configuring', 'active', 'unknown'] as const;

const domainState = builder.enumType('ListedDomainState', {
	description: 'How far a domain of a shop is.',
	values: describeValues(domainStates, {
		pending: 'Waiting for DNS.',
		configuring: 'DNS is right; the certificate is being obtained.',
		active: 'Requests for this host are served.',
		unknown: 'The last check could not find out.',
	}),
});

const domain = builder.objectRef<ListedDomain>('ListedDomain').implement({
	description: 'A domain of a shop beside its fallback domain.',
	fields: (t) => ({
		host: t.exposeString('host', { description: 'Host name of the domain, in lower case.' }),
		displayName: t.string({
			description: 'Host name as people read it.',
			resolve: ({ host }) => domainToUnicode(host) || host,
		}),
		state: t.expose('state', { type: domainState, description: 'How far the domain is on its way to being served.' }),
		isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is the default domain of the shop.' }),
	}),
});

const day = 86_400_000;

const shop = builder.objectRef<ListedShop>('ListedTenant').implement({
	description: 'A shop of the platform, as operators see it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the shop.' }),
		slug: t.exposeString('slug', { description: 'Slug of the shop, which names its fallback domain.' }),
		name: t.exposeString('name', { description: 'Name of the shop.' }),
		tier: t.expose('tier', { type: tierEnum, description: 'Plan of the shop.' }),
		country: t.exposeString('country', { description: 'Country of the shop, as an ISO 3166-1 code.' }),
		state: t.field({
			type: stateEnum,
			description: 'Whether it is open.',
			resolve: stateOf,
		}),
		sellsPlans: t.exposeBoolean('sellsPlans', {
			description: 'Whether it sells the plans of the platform to the other shops.',
		}),
		own: t.boolean({
			description: 'Whether it is the shop in which the caller is signed in.',
			resolve: ({ id }, _args, { tenant }) => id === tenant.id,
		}),
		address: t.string({
			description: 'Address of its fallback domain.',
			resolve: ({ slug }, _args, context) => {
				const { caller, services } = operatorCall(context);
				return fallbackAddress(caller, services.platformDomain, slug);
			},
		}),
		createdAt: t.string({
			description: 'When it was created, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		exportedAt: t.string({
			nullable: true,
			description: 'When it was last exported, in ISO 8601; null if never.',
			resolve: ({ exportedAt }) => exportedAt?.toISOString() ?? null,
		}),
		removedAt: t.string({
			nullable: true,
			description: 'When it is removed for good, in ISO 8601; null unless it is deleted.',
			resolve: ({ deletedAt }) => deletedAt && new Date(deletedAt.getTime() + graceDays * day).toISOString(),
		}),
		domains: t.field({
			type: [domain],
			description: 'Its domains beside the fallback domain, the default first, then by host.',
			resolve: ({ domains }) => domains,
		}),
		pages: t.exposeInt('pages', { description: 'Number of its regular pages.' }),
		pageLimit: t.int({
			nullable: true,
			description: 'Allowed number of regular pages; null for no limit.',
			resolve: ({ tier }) => pagesOfTier[tier].page,
		}),
		linkPages: t.exposeInt('linkPages', { description: 'Number of its link pages.' }),
		linkPageLimit: t.int({
			nullable: true,
			description: 'Allowed number of link pages; null for no limit.',
			resolve: ({ tier }) => pagesOfTier[tier].link,
		}),
		orders: t.exposeInt('orders', { description: 'Number of orders placed in the last 30 days.' }),
		storage: t.exposeFloat('storage', { description: 'Size of its stored files in bytes.' }),
		lastUpdate: t.string({
			description: 'When something that its visitors see was last changed, in ISO 8601.',
			resolve: ({ changedAt, createdAt }) => (changedAt ?? createdAt).toISOString(),
		}),
	}),
});

const shopPage = tenantListRef.implement({
	description: 'A page of the list of shops.',
	fields: (t) => ({
		items: t.field({ type: [shop], description: 'Shops of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of shops that match.' }),
	}),
});

const shopOrder = builder.enumType('TenantOrder', {
	description: 'How to sort shops.',
	values: describeValues(shopOrders, {
		name: 'By name, A to Z.',
		slug: 'By slug, A to Z.',
		tier: 'By plan, the smallest first.',
		state: 'By state, active ones first.',
		createdAt: 'By the time they were created.',
		pages: 'By the number of their regular pages.',
		linkPages: 'By the number of their link pages.',
		orders: 'By the number of orders of the last 30 days.',
		storage: 'By the size of their files.',
		lastUpdate: 'By the time of their last update.',
	}),
});

const longestSearch = 200;

builder.queryField('tenants', (t) =>
	t.field({
		type: shopPage,
		description: 'Shops of the platform.',
		extensions: needs('operator'),
		args: {
			search: t.arg.string({ defaultValue: '', description: 'Part of a name, slug or host; empty for all.' }),
			deleted: t.arg.boolean({ defaultValue: false, description: 'True for deleted shops, false for the others.' }),
			sort: t.arg({ type: shopOrder, defaultValue: 'name', description: 'How to sort the shops.' }),
			descending: t.arg.boolean({
				defaultValue: false,
				description: 'Whether to reverse the order, so that the largest or latest comes first.',
			}),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { search, deleted, sort, descending, first, offset }, context) =>
			operatorCall(context).services.database.withoutTenant((sql) =>
				listShops(sql, {
					search: (search ?? '').slice(0, longestSearch),
					deleted: deleted ?? false,
					sort: sort ?? 'name',
					descending: descending ?? false,
					...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
				}),
			),
	}),
);

builder.queryField('listedTenant', (t) =>
	t.field({
		type: shop,
		nullable: true,
		description: 'A shop of the platform by its slug, also a deleted one; null if there is none.',
		extensions: needs('operator'),
		args: { slug: t.arg.string({ required: true, description: 'Slug of the shop.' }) },
		resolve: (_root, { slug }, context) =>
			operatorCall(context).services.database.withoutTenant((sql) => findShop(sql, { slug })),
	}),
);

async function reread({ services }: OperatorCall, id: string): Promise<ListedShop> {
	const found = await services.database.withoutTenant((sql) => findShop(sql, { id }));
	if (!found) throw new ApiError('NOT_FOUND');
	return found;
}

const newShop = builder.inputType('NewTenantInput', {
	description: 'What a new shop begins with.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Name of the shop.' }),
		slug: t.string({
			required: true,
			description: 'Slug of the shop. Fails with `TENANT_SLUG_INVALID`, `TENANT_SLUG_RESERVED` or `TENANT_SLUG_TAKEN`.',
		}),
		tier: t.field({ type: tierEnum, required: true, description: 'Plan of the shop.' }),
		country: t.string({
			required: true,
			description: 'Country as an ISO 3166-1 code, from which currency, time zone and first day of the week follow.',
		}),
		email: t.string({ required: true, description: 'Email address of the first admin, who is invited by mail.' }),
	}),
});

builder.mutationField('createTenant', (t) =>
	t.field({
		type: shop,
		description:
			'Creates a shop with standard pages, skeletons of the legal ones, one shipping method and an invited admin. A failure names the `field` that it is about.',
		extensions: needs('operator'),
		args: { tenant: t.arg({ type: newShop, required: true, description: 'What the new shop begins with.' }) },
		async resolve(_root, { tenant: wanted }, context) {
			const call = operatorCall(context);
			return reread(call, await addShop(call, wanted));
		},
	}),
);

const shopId = 'Id of the shop.';

builder.mutationField('suspendTenant', (t) =>
	t.field({
		type: shop,
		description: 'Closes a shop to visitors. Fails with `TENANT_OWN` for the shop of the caller.',
		extensions: needs('operator'),
		args: { id: t.arg.id({ required: true, description: shopId }) },
		async resolve(_root, { id }, context) {
			await suspendShop(operatorCall(context), checkId(id));
			return reread(operatorCall(context), id);
		},
	}),
);

builder.mutationField('resumeTenant', (t) =>
	t.field({
		type: shop,
		description: 'Opens a suspended shop again.',
		extensions: needs('operator'),
		args: { id: t.arg.id({ required: true, description: shopId }) },
		async resolve(_root, { id }, context) {
			await resumeShop(operatorCall(context), checkId(id));
			return reread(operatorCall(context), id);
		},
	}),
);

builder.mutationField('deleteTenant', (t) =>
	t.field({
		type: shop,
		description: `Deletes a shop. It can be restored for ${graceDays} days, then all of its data is removed. Fails with \`TENANT_PHRASE\` if the phrase does not match.`,
		extensions: needs('operator'),
		args: {
			id: t.arg.id({ required: true, description: shopId }),
			phrase: t.arg.string({ required: true, description: 'Slug of the shop, typed as a confirmation.' }),
		},
		async resolve(_root, { id, phrase }, context) {
			await deleteShop(operatorCall(context), checkId(id), phrase);
			return reread(operatorCall(context), id);
		},
	}),
);

builder.mutationField('restoreTenant', (t) =>
	t.field({
		type: shop,
		description: 'Restores a deleted shop that has not been removed yet.',
		extensions: needs('operator'),
		args: { id: t.arg.id({ required: true, description: shopId }) },
		async resolve(_root, { id }, context) {
			await restoreShop(operatorCall(context), checkId(id));
			return reread(operatorCall(context), id);
		},
	}),
);

builder.mutationField('setTenantTier', (t) =>
	t.field({
		type: shop,
		description: 'Changes the plan of a shop, and with it how many pages it may have. Pages that it has stay.',
		extensions: needs('operator'),
		args: {
			id: t.arg.id({ required: true, description: shopId }),
			tier: t.arg({ type: tierEnum, required: true, description: 'New plan of the shop.' }),
		},
		async resolve(_root, { id, tier }, context) {
			await setShopTier(operatorCall(context), checkId(id), tier);
			return reread(operatorCall(context), id);
		},
	}),
);

builder.mutationField('enterTenant', (t) =>
	t.string({
		description:
			'Lets the caller into the administration of another shop as its technical user. Returns an address there that works once, within a minute.',
		extensions: needs('operator'),
		args: {
			slug: t.arg.string({ required: true, description: 'Slug of the shop.' }),
			path: t.arg.string({ description: 'Path in the administration to come out at, such as `/admin/settings`.' }),
		},
		resolve: (_root, { slug, path }, context) => openShop(operatorCall(context), slug, path),
	}),
);
