// What a rule of approvals can name, in the API.
import { listKnownProducts } from '../../catalogue/find-named-products.ts';
import { builder } from '../../graphql/builder.ts';
import { ApiError } from '../../graphql/errors.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import {
	findRuleChoices,
	findRuleNames,
	findUnknownCostCentres,
	type NamedChoice,
	type RuleChoices,
} from './choices.ts';

const languageArgument = { required: true, description: 'Language of the names, such as `en-GB`.' } as const;

const named = builder.objectRef<NamedChoice>('ApprovalRuleChoice').implement({
	description: 'Something that a rule of approvals can name.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Its id; of a profile field its name.' }),
		name: t.exposeString('name', { description: 'Its name, or its label.' }),
	}),
});

const category = builder.objectRef<RuleChoices['categories'][number]>('ApprovalRuleCategory').implement({
	description: 'A category that a rule of approvals can name.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the category.' }),
		parentId: t.exposeID('parentId', { nullable: true, description: 'Category above it; null if there is none.' }),
		name: t.exposeString('name', { description: 'Name of the category.' }),
	}),
});

const choices = builder.objectRef<RuleChoices>('ApprovalRuleChoices').implement({
	description: 'What a rule of approvals can name.',
	fields: (t) => ({
		roles: t.field({ type: [named], description: 'All roles of the shop, by name.', resolve: ({ roles }) => roles }),
		categories: t.field({ type: [category], description: 'All categories.', resolve: ({ categories }) => categories }),
		fields: t.field({
			type: [named],
			description: 'Profile fields that can hold an email address or a user name.',
			resolve: ({ fields }) => fields,
		}),
	}),
});

builder.queryField('approvalRuleChoices', (t) =>
	t.field({
		type: choices,
		description: 'Roles, categories and profile fields that a rule of approvals can name.',
		extensions: needs('qTenant'),
		args: { language: t.arg.string(languageArgument) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => findRuleChoices(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

/** More than a rule can name. */
const mostNames = 1000;
const mostCodes = 200;
const longestSearch = 200;
const mostFound = 8;

const checkIds = (ids: readonly (string | number)[]): string[] => {
	if (ids.length > mostNames) throw new ApiError('VALIDATION');
	return ids.map((id) => checkId(String(id)));
};

builder.queryField('approvalRuleNames', (t) =>
	t.field({
		type: [named],
		description: 'Names of users and products that rules of approvals name; those that are gone are left out.',
		extensions: needs('qTenant'),
		args: {
			userIds: t.arg.idList({ required: true, description: 'Ids of users to name.' }),
			productIds: t.arg.idList({ required: true, description: 'Ids of products.' }),
			language: t.arg.string(languageArgument),
		},
		resolve(_root, { userIds, productIds, language }, { tenant, inTenant }) {
			const wanted = { userIds: checkIds(userIds), productIds: checkIds(productIds) };
			return inTenant((sql) =>
				findRuleNames(sql, tenant.id, { ...wanted, language: spokenLanguage(tenant, language) }),
			);
		},
	}),
);

builder.queryField('unknownCostCentres', (t) =>
	t.stringList({
		description:
			'Which of these codes no company of the shop has as a cost centre. A rule can name them, as they can be added later.',
		extensions: needs('qTenant'),
		args: { codes: t.arg.stringList({ required: true, description: 'Codes, at most 200.' }) },
		resolve(_root, { codes }, { tenant, inTenant }) {
			if (codes.length > mostCodes) throw new ApiError('VALIDATION');
			return inTenant((sql) => findUnknownCostCentres(sql, tenant.id, codes));
		},
	}),
);

builder.queryField('approvalRuleProducts', (t) =>
	t.field({
		type: [named],
		description: 'Up to eight products that are found by part of their name, and are not archived.',
		extensions: needs('qTenant'),
		args: {
			search: t.arg.string({ required: true, description: 'Part of a name.' }),
			language: t.arg.string(languageArgument),
		},
		resolve: (_root, { search, language }, { tenant, inTenant }) =>
			inTenant((sql) =>
				listKnownProducts(sql, tenant.id, {
					language: spokenLanguage(tenant, language),
					search: search.trim().slice(0, longestSearch),
					first: mostFound,
				}),
			),
	}),
);
