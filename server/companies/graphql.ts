// Companies in the API: lists for the administration, and the one that a caller belongs to.
import { callerOf } from '../accounts/graphql-caller.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { companyRef } from './graphql-parts.ts';
import {
	companyOrders,
	countCompanies,
	findCompanies,
	findCompany,
	type WantedCompanies,
} from './management/find-companies.ts';
import { findOwnCompany } from './show-company.ts';

const staffView = { isKept: true, isStaff: true, costCentreIds: null };

const order = builder.enumType('CompanyOrder', {
	description: 'How companies are sorted.',
	values: describeValues(companyOrders, {
		name: 'By name, A to Z.',
		customerNumber: 'By customer number.',
		createdAt: 'By the time they were entered.',
	}),
});

const companyList = builder.objectRef<WantedCompanies>('CompanyList').implement({
	description: 'A page of companies.',
	fields: (t) => ({
		items: t.field({
			type: [companyRef],
			description: 'Companies of this page.',
			resolve: async (wanted, _args, { tenant, inTenant }) => {
				const found = await inTenant((sql) => findCompanies(sql, tenant.id, wanted));
				return found.map((company) => ({ ...company, ...staffView }));
			},
		}),
		total: t.int({
			description: 'Number of companies that match.',
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => countCompanies(sql, tenant.id, wanted)),
		}),
	}),
});

const longestSearch = 200;

builder.queryField('companies', (t) =>
	t.field({
		type: companyList,
		description: 'Companies of the shop.',
		extensions: needs('qUser'),
		args: {
			search: t.arg.string({
				defaultValue: '',
				description: 'Part of a name, customer number, VAT id or email address of a member; empty for all.',
			}),
			archived: t.arg.boolean({
				defaultValue: false,
				description: 'True for archived companies, false for the others.',
			}),
			sort: t.arg({ type: order, defaultValue: 'name', description: 'How to sort the companies.' }),
			descending: t.arg.boolean({ defaultValue: false, description: 'Whether to reverse the order.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { search, archived, sort, descending, first, offset }): WantedCompanies => ({
			search: (search ?? '').slice(0, longestSearch),
			archived: archived ?? false,
			sort: sort ?? 'name',
			descending: descending ?? false,
			...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
		}),
	}),
);

builder.queryField('company', (t) =>
	t.field({
		type: companyRef,
		description: 'A company of the shop, archived or not. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qUser'),
		args: { id: t.arg.id({ required: true, description: 'Id of the company.' }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const company = await inTenant((sql) => findCompany(sql, tenant.id, checkId(id)));
			if (!company) throw new ApiError('NOT_FOUND');
			return { ...company, ...staffView };
		},
	}),
);

builder.queryField('myCompany', (t) =>
	t.field({
		type: companyRef,
		nullable: true,
		description: 'The company that the caller belongs to; null for callers without one, and once it is archived.',
		extensions: needs('ownOrNone'),
		resolve: (_root, _args, context) =>
			context.user ? context.inTenant((sql) => findOwnCompany(sql, callerOf(context))) : null,
	}),
);
