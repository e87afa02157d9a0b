// Contacts as the API shows them.
import { type ContactSource, contactSources } from '../../rules/contacts/sources.ts';
import { findNames } from '../accounts/users/find-names.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import {
	type ContactEvent,
	type ContactMerge,
	type ContactNote,
	type ContactTask,
	type FoundContact,
	findEvents,
	findMerges,
	findNotes,
	findTasks,
} from './find-contact.ts';
import type { ListedContact } from './find-contacts.ts';

export const contactSourceType = builder.enumType('ContactSource', {
	description: 'What a contact came by.',
	values: describeValues<ContactSource>(contactSources, {
		newsletter: 'A subscription to the newsletter.',
		request: 'A contact request.',
		onboarding: 'The onboarding widget of a page.',
		meeting: 'A booked meeting.',
		order: 'An order of the shop.',
		manual: 'A user of the shop who has entered it.',
	}),
});

export const listedContact = builder.objectRef<ListedContact>('ListedContact').implement({
	description: 'A person whom the shop knows, as lists show it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the contact.' }),
		email: t.exposeString('email', { description: 'Email address as it was entered first.' }),
		name: t.exposeString('name', { description: 'Name of the person; may be empty.' }),
		company: t.exposeString('company', { description: 'Name of the company; may be empty.' }),
		phone: t.exposeString('phone', { description: 'Phone number; may be empty.' }),
		language: t.exposeString('language', { description: 'Language, such as `en-GB`; may be empty.' }),
		sources: t.expose('sources', { type: [contactSourceType], description: 'What the contact came by.' }),
		tags: t.exposeStringList('tags', { description: 'Tags of the contact, A to Z.' }),
		createdAt: t.string({
			description: 'When the shop first knew of the contact, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		lastEventAt: t.string({
			description: 'When something last happened, in ISO 8601.',
			resolve: ({ lastEventAt }) => lastEventAt.toISOString(),
		}),
		archivedAt: t.string({
			nullable: true,
			description: 'When the contact was archived, in ISO 8601; null if it is not.',
			resolve: ({ archivedAt }) => archivedAt?.toISOString() ?? null,
		}),
		openTasks: t.exposeInt('openTasks', { description: 'Number of tasks that are not done.' }),
		nextTaskOn: t.exposeString('nextTaskOn', {
			nullable: true,
			description: 'First day on which one of these tasks is due, as `2026-11-15`; null if none has a day.',
		}),
	}),
});

const eventType = builder.objectRef<ContactEvent>('ContactEvent').implement({
	description: 'Something that a contact has done.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the event.' }),
		source: t.expose('source', { type: contactSourceType, description: 'Where it happened.' }),
		ended: t.exposeBoolean('ended', { description: 'Whether something ended: a subscription, a meeting.' }),
		objectId: t.exposeString('objectId', { description: 'Id of what it is about, such as an order.' }),
		summary: t.exposeString('summary', {
			description: 'What it is about in one line, such as the number of an order.',
		}),
		at: t.string({ description: 'When it happened, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
	}),
});

type Named<Item> = Item & { names: Map<string, string> };

const noteType = builder.objectRef<Named<ContactNote>>('ContactNote').implement({
	description: 'A note about a contact.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the note.' }),
		text: t.exposeString('text', { description: 'Text of the note.' }),
		author: t.string({
			nullable: true,
			description: 'Name of who has written it; null if the user is gone.',
			resolve: ({ authorId, names }) => names.get(authorId ?? '') ?? null,
		}),
		at: t.string({ description: 'When it was written, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		changedAt: t.string({
			nullable: true,
			description: 'When it was last changed, in ISO 8601; null if it was not.',
			resolve: ({ changedAt }) => changedAt?.toISOString() ?? null,
		}),
	}),
});

const taskType = builder.objectRef<Named<ContactTask>>('ContactTask').implement({
	description: 'Something to be done about a contact.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the task.' }),
		title: t.exposeString('title', { description: 'What is to be done.' }),
		dueOn: t.exposeString('dueOn', { nullable: true, description: 'Until when, as `2026-11-15`; null if whenever.' }),
		assigneeId: t.id({
			nullable: true,
			description: 'Id of the user who is to do it; null if no one in particular.',
			resolve: ({ assignedTo }) => assignedTo,
		}),
		assignee: t.string({
			nullable: true,
			description: 'Name of the user who is to do it; null if no one in particular.',
			resolve: ({ assignedTo, names }) => names.get(assignedTo ?? '') ?? null,
		}),
		doneAt: t.string({
			nullable: true,
			description: 'When it was done, in ISO 8601; null until then.',
			resolve: ({ doneAt }) => doneAt?.toISOString() ?? null,
		}),
		doneBy: t.string({
			nullable: true,
			description: 'Name of who has done it; null until then, and if the user is gone.',
			resolve: ({ doneBy, names }) => names.get(doneBy ?? '') ?? null,
		}),
	}),
});

const mergeType = builder.objectRef<ContactMerge>('ContactMerge').implement({
	description: 'A contact that has become a part of another.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the merge.' }),
		name: t.exposeString('name', { description: 'Name of that contact; may be empty.' }),
		email: t.exposeString('email', { description: 'Email address of that contact.' }),
		at: t.string({ description: 'When they were merged, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
	}),
});

const idsOf = (ids: readonly (string | null)[]) => ids.flatMap((id) => id ?? []);

export const contactType = builder.objectRef<FoundContact>('Contact').implement({
	description: 'A person whom the shop knows, with everything that is written down about them.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the contact.' }),
		revision: t.exposeInt('revision', { description: 'Rises with every change; `updateContact` takes it.' }),
		listed: t.field({ type: listedContact, description: 'What lists show of it.', resolve: (contact) => contact }),
		addresses: t.exposeStringList('addresses', {
			description: 'All email addresses of the contact, in small letters.',
		}),
		accountId: t.exposeID('accountId', {
			nullable: true,
			description: 'Id of the account with one of these addresses; null if there is none.',
		}),
		events: t.field({
			type: [eventType],
			description: 'What the contact has done, the latest first, at most 200.',
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => findEvents(sql, tenant.id, id)),
		}),
		notes: t.field({
			type: [noteType],
			description: 'Notes about the contact, the latest first, at most 200.',
			resolve: ({ id }, _args, { tenant, inTenant }) =>
				inTenant(async (sql) => {
					const notes = await findNotes(sql, tenant.id, id);
					const names = await findNames(sql, tenant.id, idsOf(notes.map(({ authorId }) => authorId)));
					return notes.map((note) => ({ ...note, names }));
				}),
		}),
		tasks: t.field({
			type: [taskType],
			description: 'Tasks, open ones first, at most 200.',
			resolve: ({ id }, _args, { tenant, inTenant }) =>
				inTenant(async (sql) => {
					const tasks = await findTasks(sql, tenant.id, id);
					const ids = idsOf(tasks.flatMap(({ assignedTo, doneBy }) => [assignedTo, doneBy]));
					const names = await findNames(sql, tenant.id, ids);
					return tasks.map((task) => ({ ...task, names }));
				}),
		}),
		merges: t.field({
			type: [mergeType],
			description: 'Contacts that have become a part of this one and can be separated again, the latest first.',
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => findMerges(sql, tenant.id, id)),
		}),
	}),
});
