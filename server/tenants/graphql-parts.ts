// What the API of several domains says of a shop.
import { tiers } from '../../rules/pages/tiers.ts';
import { graceDays } from '../../rules/tenants/new-shop.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import type { Tenant } from './find-tenant.ts';

export const tierEnum = builder.enumType('Tier', {
	description: 'Plan of the shop, which limits its number of pages.',
	values: describeValues(tiers, {
		starter: '10 regular pages and 1 link page.',
		pro: '100 regular pages and 10 link pages.',
		enterprise: 'Any number of pages.',
	}),
});

const states = ['active', 'suspended', 'deleted'] as const;

export const stateEnum = builder.enumType('TenantState', {
	description: 'Whether a shop is open.',
	values: describeValues(states, {
		active: 'Open to visitors.',
		suspended: 'Visitors get a page that it is closed; staff can sign in.',
		deleted: `Not found by visitors; it is removed ${graceDays} days after it was deleted.`,
	}),
});

export const stateOf = ({ state, deletedAt }: Pick<Tenant, 'state' | 'deletedAt'>): (typeof states)[number] =>
	deletedAt ? 'deleted' : state;
