// Contacts over the API: finding them.
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import { type Assignee, findAssignees } from './find-assignees.ts';
import { findContact } from './find-contact.ts';
import {
	contactOrders,
	countContacts,
	findContactId,
	findContacts,
	findTags,
	type UsedTag,
	type WantedContacts,
} from './find-contacts.ts';
import { contactSourceType, contactType, listedContact } from './graphql-parts.ts';

const order = builder.enumType('ContactOrder', {
	description: 'How contacts are sorted.',
	values: describeValues(contactOrders, {
		name: 'By name, A to Z.',
		email: 'By email address.',
		company: 'By company, A to Z.',
		createdAt: 'By the time at which the shop first knew of them.',
		lastEventAt: 'By the time at which something last happened.',
		nextTask: 'By the day of the next task.',
	}),
});

const taskFilter = builder.enumType('ContactTaskFilter', {
	description: 'Which open tasks a contact has.',
	values: describeValues(['open', 'overdue'] as const, {
		open: 'At least one open task.',
		overdue: 'An open task whose day is over.',
	}),
});

const contactFilter = builder.inputType('ContactFilter', {
	description: 'Which contacts are listed; what is left out does not restrict.',
	fields: (t) => ({
		search: t.string({ description: 'Part of a name, company, phone number or email address.' }),
		source: t.field({ type: contactSourceType, description: 'What they came by.' }),
		tag: t.string({ description: 'A tag that they have.' }),
		archived: t.boolean({ description: 'True for archived contacts; otherwise the others.' }),
		task: t.field({ type: taskFilter, description: 'Which open tasks they have.' }),
	}),
});

const contactList = builder.objectRef<WantedContacts>('ContactList').implement({
	description: 'A page of contacts.',
	fields: (t) => ({
		items: t.field({
			type: [listedContact],
			description: 'Contacts of this page.',
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => findContacts(sql, tenant, wanted)),
		}),
		total: t.int({
			description: 'Number of contacts that match.',
			resolve: (wanted, _args, { tenant, inTenant }) => inTenant((sql) => countContacts(sql, tenant, wanted)),
		}),
	}),
});

const longestSearch = 200;

builder.queryField('contacts', (t) =>
	t.field({
		type: contactList,
		description: 'Contacts of the shop.',
		extensions: needs('qCRM'),
		args: {
			filter: t.arg({ type: contactFilter, description: 'Which contacts; all that are not archived if left out.' }),
			sort: t.arg({ type: order, defaultValue: 'lastEventAt', description: 'How to sort the contacts.' }),
			descending: t.arg.boolean({ defaultValue: true, description: 'Whether to reverse the order.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve: (_root, { filter, sort, descending, first, offset }): WantedContacts => ({
			search: (filter?.search ?? '').slice(0, longestSearch),
			source: filter?.source ?? undefined,
			tag: filter?.tag?.trim() || undefined,
			archived: filter?.archived ?? false,
			task: filter?.task ?? undefined,
			sort: sort ?? 'lastEventAt',
			descending: descending ?? true,
			...checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
		}),
	}),
);

builder.queryField('contact', (t) =>
	t.field({
		type: contactType,
		description:
			'A contact, archived or not; by the id of one that has become a part of another, that other. Fails with `NOT_FOUND` if there is none.',
		extensions: needs('qCRM'),
		args: { id: t.arg.id({ required: true, description: 'Id of the contact.' }) },
		async resolve(_root, { id }, { tenant, inTenant }) {
			const contact = await inTenant((sql) => findContact(sql, tenant.id, checkId(id)));
			if (!contact) throw new ApiError('NOT_FOUND');
			return contact;
		},
	}),
);

builder.queryField('contactOf', (t) =>
	t.id({
		nullable: true,
		description: 'Id of the contact with an email address; null if there is none.',
		extensions: needs('qCRM'),
		args: { email: t.arg.string({ required: true, description: 'Email address of the contact.' }) },
		resolve: (_root, { email }, { tenant, inTenant }) =>
			inTenant(async (sql) => (await findContactId(sql, tenant.id, email)) ?? null),
	}),
);

const usedTag = builder.objectRef<UsedTag>('ContactTag').implement({
	description: 'A tag of contacts.',
	fields: (t) => ({
		tag: t.exposeString('tag', { description: 'The tag as most contacts have it.' }),
		contacts: t.exposeInt('contacts', { description: 'Number of contacts with it that are not archived.' }),
	}),
});

builder.queryField('contactTags', (t) =>
	t.field({
		type: [usedTag],
		description: 'Tags that contacts have, A to Z, at most 200.',
		extensions: needs('qCRM'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findTags(sql, tenant.id)),
	}),
);

const assignee = builder.objectRef<Assignee>('ContactAssignee').implement({
	description: 'A user who can be given tasks about contacts.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the user.' }),
		name: t.exposeString('name', { description: 'Name of the user.' }),
	}),
});

builder.queryField('contactAssignees', (t) =>
	t.field({
		type: [assignee],
		description: 'Users who may read contacts, and so can be given tasks about them; by name, at most 200.',
		extensions: needs('qCRM'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findAssignees(sql, tenant.id)),
	}),
);
