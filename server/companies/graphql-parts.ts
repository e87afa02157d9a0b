// Companies in the API: how they are shown to those of the shop, to their own admins and to their members.

import { overBudgetChoices } from '../../rules/companies/budget-periods.ts';
import { companyRoles } from '../../rules/companies/roles.ts';
import { findRoles } from '../accounts/roles/list-roles.ts';
import { shopDay } from '../calendar/today.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { billingAddressType } from '../orders/core/graphql-parts.ts';
import type { BudgetUse } from './core/budgets.ts';
import { findBudgets } from './core/budgets.ts';
import { budgetPeriodType } from './core/graphql-parts.ts';
import { findInvitations, type Invitation } from './invitations/invite.ts';
import { type CompanyAddress, findAddresses } from './management/addresses.ts';
import { type CostCentre, findCostCentres } from './management/cost-centres.ts';
import type { Company } from './management/find-companies.ts';
import { findMembers, type Member } from './management/members.ts';

export interface ShownCompany extends Company {
	/** A keeper changes it: those of the shop, and its own admins. */
	isKept: boolean;
	/** Whether the caller is of the shop. */
	isStaff: boolean;
	/** Of the member who looks at it; null: all. */
	costCentreIds: readonly string[] | null;
}

export const companyRoleType = builder.enumType('CompanyRole', {
	description: 'What a member is inside a company.',
	values: describeValues(companyRoles, {
		buyer: 'Orders for the company.',
		approver: 'Orders, and approves what colleagues order.',
		companyAdmin: 'Approver who also invites colleagues and keeps cost centres, addresses and budgets.',
	}),
});

export const overBudgetType = builder.enumType('OverBudget', {
	description: 'What becomes of an order that exceeds a budget.',
	values: describeValues(overBudgetChoices, {
		approval: 'It needs an approval.',
		refuse: 'It is refused with `BUDGET_EXCEEDED`.',
	}),
});

type ShownMember = Omit<Member, 'email'> & { email: string | null };

const member = builder.objectRef<ShownMember>('CompanyMember').implement({
	description: 'A user who belongs to a company.',
	fields: (t) => ({
		userId: t.exposeID('userId', { description: 'Id of the user.' }),
		name: t.exposeString('name', { description: 'Name of the user.' }),
		email: t.exposeString('email', {
			nullable: true,
			description: 'Email address of the user; null for those who do not manage the company.',
		}),
		role: t.expose('role', { type: companyRoleType, description: 'Role inside the company.' }),
		costCentreIds: t.exposeIDList('costCentreIds', {
			description: 'Ids of the cost centres open to the user; empty if all of the company are.',
		}),
		superiorId: t.exposeID('superiorId', {
			nullable: true,
			description: 'Id of the user who is their superior; null if there is none.',
		}),
		joinedAt: t.string({
			description: 'Since when the user belongs to the company, in ISO 8601.',
			resolve: ({ joinedAt }) => joinedAt.toISOString(),
		}),
		archived: t.exposeBoolean('isArchived', { description: 'Whether the account of the user is archived.' }),
	}),
});

const invitation = builder.objectRef<Invitation>('CompanyInvitation').implement({
	description: 'An invitation into a company that is not accepted yet.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the invitation.' }),
		email: t.exposeString('email', { description: 'Email address that is invited.' }),
		role: t.expose('role', { type: companyRoleType, description: 'Role that it gives.' }),
		sentAt: t.string({
			description: 'When its latest mail was sent, in ISO 8601.',
			resolve: ({ sentAt }) => sentAt.toISOString(),
		}),
		expiresAt: t.string({
			description: 'Until when its link works, in ISO 8601.',
			resolve: ({ expiresAt }) => expiresAt.toISOString(),
		}),
	}),
});

const costCentre = builder.objectRef<CostCentre>('CostCentre').implement({
	description: 'A cost centre of a company.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the cost centre.' }),
		code: t.exposeString('code', { description: 'Code, unique in the company.' }),
		name: t.exposeString('name', { description: 'Name; empty if there is none.' }),
		archived: t.boolean({
			description: 'Whether no one orders for it any more.',
			resolve: ({ archivedAt }) => archivedAt !== null,
		}),
	}),
});

const address = builder.objectRef<CompanyAddress>('CompanyAddress').implement({
	description: 'An entry of the address book of a company.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the entry.' }),
		label: t.exposeString('label', { description: 'What it is called, unique in the company.' }),
		address: t.field({
			type: billingAddressType,
			description: 'The address; what only a bill needs is empty if it is not for billing.',
			resolve: (entry) => entry.address,
		}),
		forBilling: t.exposeBoolean('forBilling', { description: 'Whether it is offered as billing address.' }),
		forShipping: t.exposeBoolean('forShipping', { description: 'Whether it is offered as shipping address.' }),
	}),
});

const budget = builder.objectRef<BudgetUse>('CompanyBudget').implement({
	description: 'A budget of a company or of one cost centre. Amounts are net, in minor units.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the budget.' }),
		costCentreId: t.exposeID('costCentreId', {
			nullable: true,
			description: 'Id of the cost centre; null for everything the company orders.',
		}),
		period: t.expose('period', { type: budgetPeriodType, description: 'Period it is counted by.' }),
		amount: t.exposeFloat('amount', { description: 'Amount of each period.' }),
		used: t.exposeFloat('used', { description: 'What was ordered in the current period.' }),
		left: t.exposeFloat('left', { description: 'What is left of it; negative if it is exceeded.' }),
		firstDay: t.exposeString('first', { description: 'First day of the current period, as `2026-11-01`.' }),
		lastDay: t.exposeString('last', { description: 'Last day of the current period, as `2026-11-30`.' }),
		revision: t.exposeInt('revision', { description: 'Number of its changes, which a change of it names.' }),
	}),
});

const priceRole = builder.objectRef<{ id: string; label: string }>('CompanyPriceRole').implement({
	description: 'A role that the members of a company have beside their own, for prices and categories.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the role.' }),
		label: t.exposeString('label', { description: 'Label of the role.' }),
	}),
});

export const companyRef = builder.objectRef<ShownCompany>('Company').implement({
	description: 'A company whose members buy together.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the company.' }),
		name: t.exposeString('name', { description: 'Name of the company.' }),
		customerNumber: t.exposeString('customerNumber', {
			description: 'Number of the company in the books of the shop; empty if there is none.',
		}),
		vatId: t.exposeString('vatId', { description: 'VAT id; empty if there is none.' }),
		invoiceMail: t.exposeString('invoiceMail', {
			description: 'Email address that gets a copy of every invoice; empty if there is none.',
		}),
		invoiceFormat: t.exposeString('invoiceFormat', {
			description: 'How its members get invoices: `zugferd`, `xrechnung` or `both`; empty if it is not set.',
		}),
		leitwegId: t.exposeString('leitwegId', {
			description: 'Leitweg-ID of a public body in Germany; empty if there is none.',
		}),
		electronicAddress: t.exposeString('electronicAddress', {
			description: 'Where machines deliver invoices; empty if it is not set.',
		}),
		priceRole: t.field({
			type: priceRole,
			nullable: true,
			description:
				'Role that its members have beside their own; null if there is none, and for those who are not of the shop.',
			async resolve({ roleId, isStaff }, _args, { tenant, inTenant }) {
				if (!isStaff || roleId === null) return null;
				const [role] = await inTenant((sql) => findRoles(sql, tenant.id, [roleId]));
				return role ?? null;
			},
		}),
		overBudget: t.expose('overBudget', {
			type: overBudgetType,
			description: 'What becomes of an order that exceeds a budget.',
		}),
		shareOrders: t.exposeBoolean('shareOrders', {
			description: 'Whether members see the orders and invoices of their colleagues.',
		}),
		shareDrafts: t.exposeBoolean('shareDrafts', {
			description: 'Whether members may share drafts with their colleagues.',
		}),
		archivedAt: t.string({
			nullable: true,
			description: 'When it was archived, in ISO 8601; null if it is not.',
			resolve: ({ archivedAt }) => archivedAt?.toISOString() ?? null,
		}),
		revision: t.exposeInt('revision', { description: 'Number of changes of its data, which a change of them names.' }),
		currency: t.string({
			description: 'Currency of its budgets, as an ISO 4217 code.',
			resolve: (_company, _args, { tenant }) => tenant.currency,
		}),
		memberCount: t.exposeInt('memberCount', { description: 'Number of members.' }),
		kept: t.exposeBoolean('isKept', { description: 'Whether the caller may manage it.' }),
		members: t.field({
			type: [member],
			description: 'Members, by name.',
			async resolve({ id, isKept }, _args, { tenant, inTenant }) {
				const members = await inTenant((sql) => findMembers(sql, tenant.id, id));
				return members.map((one) => (isKept ? one : { ...one, email: null, costCentreIds: [], superiorId: null }));
			},
		}),
		invitations: t.field({
			type: [invitation],
			description: 'Invitations that are not accepted yet; none for those who do not manage the company.',
			resolve: ({ id, isKept }, _args, { tenant, inTenant }) =>
				isKept ? inTenant((sql) => findInvitations(sql, tenant.id, id)) : [],
		}),
		costCentres: t.field({
			type: [costCentre],
			description: 'Cost centres, by code; for those who do not manage the company those that are open to them.',
			async resolve({ id, costCentreIds }, _args, { tenant, inTenant }) {
				const all = await inTenant((sql) => findCostCentres(sql, tenant.id, id));
				return costCentreIds ? all.filter((one) => costCentreIds.includes(one.id)) : all;
			},
		}),
		addresses: t.field({
			type: [address],
			description: 'The address book, by label.',
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => findAddresses(sql, tenant.id, id)),
		}),
		budgets: t.field({
			type: [budget],
			description:
				'Budgets with what is used of them; for those who do not manage the company those that their orders count in.',
			resolve: ({ id, costCentreIds }, _args, { tenant, inTenant }) =>
				inTenant((sql) => findBudgets(sql, tenant.id, id, shopDay(tenant), costCentreIds ? { costCentreIds } : {})),
		}),
	}),
});
