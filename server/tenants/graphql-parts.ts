// What the API of several domains says of a shop.
import { tiers } from '../../rules/pages/tiers.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';

export const tierEnum = builder.enumType('Tier', {
	description: 'Plan of the shop, which limits its number of pages.',
	values: describeValues(tiers, {
		starter: '10 regular pages and 1 link page.',
		pro: '100 regular pages and 10 link pages.',
		enterprise: 'Any number of pages.',
	}),
});
