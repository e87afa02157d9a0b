// Changes of companies in the API: by those of the shop and, where it is theirs, by the company's own admins. Each returns the company as it is then.
import { callerOf } from '../accounts/graphql-caller.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { billingAddressInput } from '../orders/checkout/graphql-parts.ts';
import { budgetPeriodType } from './core/graphql-parts.ts';
import { companyRef, companyRoleType, overBudgetType, type ShownCompany } from './graphql-parts.ts';
import { removeAddress, saveAddress } from './management/addresses.ts';
import { saveCostCentre } from './management/cost-centres.ts';
import { addMember, type MemberToSave, removeMember, updateMember } from './management/members.ts';
import { removeBudget, saveBudget } from './management/save-budget.ts';
import {
	archiveCompany,
	createCompany,
	setCompanyPolicy,
	setInvoicePreference,
	updateCompany,
} from './management/save-company.ts';
import { showChanged } from './show-company.ts';

/** In one transaction; what this process knows of the users is old afterwards. */
async function changeCompany(
	context: GraphContext,
	id: string | number,
	work: (sql: Sql, caller: Caller, companyId: string) => Promise<unknown>,
): Promise<ShownCompany> {
	const caller = callerOf(context);
	const companyId = checkId(String(id));
	const changed = await context.inTenant(async (sql) => {
		await work(sql, caller, companyId);
		return showChanged(sql, caller, companyId);
	});
	caller.services.forget(context.tenant.id);
	return changed;
}

const idOrNull = (id: string | null | undefined) => (id ? checkId(id) : null);

const companyInput = builder.inputType('CompanyInput', {
	description: 'What the shop knows of a company.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Name of the company.' }),
		customerNumber: t.string({ description: 'Number in the books of the shop, unique; none if left out.' }),
		vatId: t.string({ description: 'VAT id; none if left out.' }),
		invoiceMail: t.string({ description: 'Email address that gets a copy of every invoice; none if left out.' }),
		invoiceFormat: t.string({
			description: 'How its members get invoices: `zugferd`, `xrechnung` or `both`; as usual if left out.',
		}),
		leitwegId: t.string({ description: 'Leitweg-ID of a public body in Germany; none if left out.' }),
		electronicAddress: t.string({
			description:
				'Where machines deliver invoices: an email address, or a number such as `0088:4012345000009`; none if left out.',
		}),
		priceRoleId: t.id({
			description:
				'Id of a role of customers that its members have beside their own, for prices and categories; none if left out.',
		}),
	}),
});

const companyValues = ({
	name,
	customerNumber,
	vatId,
	invoiceMail,
	priceRoleId,
	...preference
}: typeof companyInput.$inferInput) => ({
	name,
	customerNumber: customerNumber ?? '',
	vatId: vatId ?? '',
	invoiceMail: invoiceMail ?? '',
	invoiceFormat: preference.invoiceFormat ?? '',
	leitwegId: preference.leitwegId ?? '',
	electronicAddress: preference.electronicAddress ?? '',
	roleId: idOrNull(priceRoleId),
});

const companyInputArg = { type: companyInput, required: true, description: 'All of its data.' } as const;
const companyId = { required: true, description: 'Id of the company.' } as const;

builder.mutationField('createCompany', (t) =>
	t.field({
		type: companyRef,
		description: 'Enters a company. Fails with `COMPANY_NUMBER_TAKEN` if another has its customer number.',
		extensions: needs('mUser'),
		args: { company: t.arg(companyInputArg) },
		resolve: (_root, { company }, context) =>
			context.inTenant(async (sql) => {
				const made = await createCompany(sql, callerOf(context), companyValues(company));
				return { ...made, isKept: true, isStaff: true, costCentreIds: null };
			}),
	}),
);

builder.mutationField('updateCompany', (t) =>
	t.field({
		type: companyRef,
		description: 'Changes the data of a company. Fails with `COMPANY_CHANGED` if it was changed meanwhile.',
		extensions: needs('mUser'),
		args: {
			id: t.arg.id(companyId),
			revision: t.arg.int({ required: true, description: '`revision` of the company that the change is based on.' }),
			company: t.arg(companyInputArg),
		},
		resolve: (_root, { id, revision, company }, context) =>
			changeCompany(context, id, (sql, caller, known) =>
				updateCompany(sql, caller, known, { ...companyValues(company), revision }),
			),
	}),
);

builder.mutationField('archiveCompany', (t) =>
	t.field({
		type: companyRef,
		description: 'Archives a company or restores it. While it is archived its members buy on their own.',
		extensions: needs('mUser'),
		args: {
			id: t.arg.id(companyId),
			archived: t.arg.boolean({ defaultValue: true, description: 'False restores it.' }),
		},
		resolve: (_root, { id, archived }, context) =>
			changeCompany(context, id, (sql, caller, known) => archiveCompany(sql, caller, known, archived ?? true)),
	}),
);

builder.mutationField('setCompanyPolicy', (t) =>
	t.field({
		type: companyRef,
		description: 'Sets how the members of a company buy. By its admins and those who manage users.',
		extensions: needs('own'),
		args: {
			id: t.arg.id(companyId),
			overBudget: t.arg({
				type: overBudgetType,
				required: true,
				description: 'What becomes of an order that exceeds a budget.',
			}),
			shareOrders: t.arg.boolean({
				required: true,
				description: 'Whether members see orders and invoices of colleagues.',
			}),
			shareDrafts: t.arg.boolean({
				required: true,
				description:
					'Whether members may share drafts with colleagues, who see their pages and copy them. False ends all sharing of drafts.',
			}),
		},
		resolve: (_root, { id, ...policy }, context) =>
			changeCompany(context, id, (sql, caller, known) => setCompanyPolicy(sql, caller, known, policy)),
	}),
);

builder.mutationField('setCompanyInvoices', (t) =>
	t.field({
		type: companyRef,
		description:
			'Sets how the members of a company get invoices: their next orders begin with it. By its admins and those who manage users. Fails with `VALIDATION`, naming the fields, if something cannot be right, and with `COMPANY_CHANGED` if the company was changed meanwhile.',
		extensions: needs('own'),
		args: {
			id: t.arg.id(companyId),
			revision: t.arg.int({ required: true, description: '`revision` of the company that the change is based on.' }),
			invoiceFormat: t.arg.string({
				required: true,
				description: 'Format of invoices: `zugferd`, `xrechnung` or `both`; empty for the usual one.',
			}),
			leitwegId: t.arg.string({
				required: true,
				description: 'Leitweg-ID of a public body in Germany; empty if there is none.',
			}),
			electronicAddress: t.arg.string({
				required: true,
				description:
					'Where machines deliver invoices: an email address, or a number such as `0088:4012345000009`; empty for neither.',
			}),
		},
		resolve: (_root, { id, ...wanted }, context) =>
			changeCompany(context, id, (sql, caller, known) => setInvoicePreference(sql, caller, known, wanted)),
	}),
);

const memberInput = builder.inputType('CompanyMemberInput', {
	description: 'A member as they shall be.',
	fields: (t) => ({
		userId: t.id({ required: true, description: 'Id of the user.' }),
		role: t.field({ type: companyRoleType, required: true, description: 'Role inside the company.' }),
		costCentreIds: t.idList({ description: 'Ids of the cost centres open to the user; all if empty or left out.' }),
		superiorId: t.id({ description: 'Id of the member who is their superior; none if left out.' }),
	}),
});

const memberToSave = ({ userId, role, costCentreIds, superiorId }: typeof memberInput.$inferInput): MemberToSave => ({
	userId: checkId(userId),
	role,
	costCentreIds: (costCentreIds ?? []).map((id) => checkId(String(id))),
	superiorId: idOrNull(superiorId),
});

builder.mutationField('addCompanyMember', (t) =>
	t.field({
		type: companyRef,
		description:
			'Makes a user a member of a company without an invitation. Fails with `COMPANY_MEMBER_TAKEN` if the user belongs to a company.',
		extensions: needs('mUser'),
		args: {
			companyId: t.arg.id(companyId),
			member: t.arg({ type: memberInput, required: true, description: 'The new member.' }),
		},
		resolve: (_root, { companyId: id, member }, context) =>
			changeCompany(context, id, (sql, caller, known) => addMember(sql, caller, known, memberToSave(member))),
	}),
);

builder.mutationField('updateCompanyMember', (t) =>
	t.field({
		type: companyRef,
		description: 'Changes a member. Fails with `COMPANY_LAST_ADMIN` if an admin of it would leave it without one.',
		extensions: needs('own'),
		args: {
			companyId: t.arg.id(companyId),
			member: t.arg({ type: memberInput, required: true, description: 'The whole member as they shall be.' }),
		},
		resolve: (_root, { companyId: id, member }, context) =>
			changeCompany(context, id, (sql, caller, known) => updateMember(sql, caller, known, memberToSave(member))),
	}),
);

builder.mutationField('removeCompanyMember', (t) =>
	t.boolean({
		description:
			'Removes a member, whose account and orders stay. Always true. Fails with `COMPANY_LAST_ADMIN` as above.',
		extensions: needs('own'),
		args: {
			companyId: t.arg.id(companyId),
			userId: t.arg.id({ required: true, description: 'Id of the user.' }),
		},
		async resolve(_root, { companyId: id, userId }, context) {
			const caller = callerOf(context);
			await context.inTenant((sql) => removeMember(sql, caller, checkId(id), checkId(userId)));
			caller.services.forget(context.tenant.id);
			return true;
		},
	}),
);

const costCentreInput = builder.inputType('CostCentreInput', {
	description: 'A cost centre, new or changed.',
	fields: (t) => ({
		id: t.id({ description: 'Id of the cost centre; a new one if left out.' }),
		code: t.string({ required: true, description: 'Code, unique in the company.' }),
		name: t.string({ description: 'Name; none if left out.' }),
		archived: t.boolean({ description: 'Whether no one orders for it any more; false if left out.' }),
	}),
});

builder.mutationField('saveCostCentre', (t) =>
	t.field({
		type: companyRef,
		description: 'Enters or changes a cost centre. Fails with `COST_CENTRE_TAKEN` if another has its code.',
		extensions: needs('own'),
		args: {
			companyId: t.arg.id(companyId),
			costCentre: t.arg({ type: costCentreInput, required: true, description: 'The cost centre as it shall be.' }),
		},
		resolve: (_root, { companyId: id, costCentre }, context) =>
			changeCompany(context, id, (sql, caller, known) => {
				const { id: own, code, name, archived } = costCentre;
				return saveCostCentre(sql, caller, known, {
					...{ id: idOrNull(own), code, name: name ?? '', archived: archived ?? false },
				});
			}),
	}),
);

const companyAddressInput = builder.inputType('CompanyAddressInput', {
	description: 'An entry of the address book, new or changed.',
	fields: (t) => ({
		id: t.id({ description: 'Id of the entry; a new one if left out.' }),
		label: t.string({ required: true, description: 'What it is called, unique in the company.' }),
		address: t.field({ type: billingAddressInput, required: true, description: 'The address of the entry.' }),
		forBilling: t.boolean({ required: true, description: 'Whether it is offered as billing address.' }),
		forShipping: t.boolean({ required: true, description: 'Whether it is offered as shipping address.' }),
	}),
});

builder.mutationField('saveCompanyAddress', (t) =>
	t.field({
		type: companyRef,
		description:
			'Enters or changes an address of a company. Fails with `COMPANY_ADDRESS_TAKEN` if another is called so.',
		extensions: needs('own'),
		args: {
			companyId: t.arg.id(companyId),
			entry: t.arg({ type: companyAddressInput, required: true, description: 'The entry as it shall be.' }),
		},
		resolve: (_root, { companyId: id, entry }, context) =>
			changeCompany(context, id, (sql, caller, known) =>
				saveAddress(sql, caller, known, { ...entry, id: idOrNull(entry.id) }),
			),
	}),
);

builder.mutationField('removeCompanyAddress', (t) =>
	t.field({
		type: companyRef,
		description: 'Removes an entry of the address book of a company. Orders keep their addresses.',
		extensions: needs('own'),
		args: {
			companyId: t.arg.id(companyId),
			id: t.arg.id({ required: true, description: 'Id of the entry.' }),
		},
		resolve: (_root, { companyId: ofCompany, id }, context) =>
			changeCompany(context, ofCompany, (sql, caller, known) => removeAddress(sql, caller, known, checkId(id))),
	}),
);

const budgetInput = builder.inputType('CompanyBudgetInput', {
	description: 'A budget, new or changed.',
	fields: (t) => ({
		id: t.id({ description: 'Id of the budget; a new one if left out.' }),
		costCentreId: t.id({ description: 'Id of a cost centre; everything the company orders if left out.' }),
		period: t.field({ type: budgetPeriodType, required: true, description: 'Period it is counted by.' }),
		amount: t.float({ required: true, description: 'Net amount of each period, in minor units.' }),
		revision: t.int({ description: '`revision` that a change is based on.' }),
	}),
});

builder.mutationField('saveCompanyBudget', (t) =>
	t.field({
		type: companyRef,
		description:
			'Sets or changes a budget, in which everything counts that was ordered in its period. Fails with `BUDGET_TAKEN` if there is one of the same period, and with `COMPANY_CHANGED` if it was changed meanwhile.',
		extensions: needs('own'),
		args: {
			companyId: t.arg.id(companyId),
			budget: t.arg({ type: budgetInput, required: true, description: 'The budget as it shall be.' }),
		},
		resolve: (_root, { companyId: id, budget }, context) =>
			changeCompany(context, id, (sql, caller, known) => {
				const { period, amount, revision } = budget;
				return saveBudget(sql, caller, known, {
					...{ id: idOrNull(budget.id), costCentreId: idOrNull(budget.costCentreId) },
					...{ period, amount, revision: revision ?? 0 },
				});
			}),
	}),
);

builder.mutationField('removeCompanyBudget', (t) =>
	t.field({
		type: companyRef,
		description: 'Removes a budget: orders are no longer held against it.',
		extensions: needs('own'),
		args: {
			companyId: t.arg.id(companyId),
			id: t.arg.id({ required: true, description: 'Id of the budget.' }),
		},
		resolve: (_root, { companyId: ofCompany, id }, context) =>
			changeCompany(context, ofCompany, (sql, caller, known) => removeBudget(sql, caller, known, checkId(id))),
	}),
);
