// Changes of contacts over the API, by those who may. What changes one contact returns it as it is then.
import { callerOf } from '../accounts/graphql-caller.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { addNote, removeNote, updateNote } from './change-notes.ts';
import { addTask, finishTask, removeTask, type TaskValues, updateTask } from './change-tasks.ts';
import { type FoundContact, findContact } from './find-contact.ts';
import { contactType } from './graphql-parts.ts';
import { mergeContacts, undoMerge } from './merge-contacts.ts';
import { archiveContacts, createContact, deleteContact, updateContact } from './save-contact.ts';
import { tagContacts } from './tag-contacts.ts';

/** In one transaction. @param work returns the id of the contact */
function change(context: GraphContext, work: (sql: Sql, caller: Caller) => Promise<string>): Promise<FoundContact> {
	const caller = callerOf(context);
	return context.inTenant(async (sql) => {
		const contact = await findContact(sql, context.tenant.id, await work(sql, caller));
		if (!contact) throw new ApiError('NOT_FOUND');
		return contact;
	});
}

const contactInput = builder.inputType('ContactInput', {
	description: 'Details of a contact; those that are left out become empty.',
	fields: (t) => ({
		name: t.string({ description: 'Name of the person.' }),
		company: t.string({ description: 'Name of the company.' }),
		phone: t.string({ description: 'Phone number, such as `+49 40 123456`.' }),
		language: t.string({ description: 'A language of the shop, such as `en-GB`.' }),
	}),
});

const valuesOf = ({ name, company, phone, language }: typeof contactInput.$inferInput) => ({
	...{ name: name ?? '', company: company ?? '' },
	...{ phone: phone ?? '', language: language ?? '' },
});

const contactId = { required: true, description: 'Id of the contact.' } as const;
const contactArg = { type: contactInput, required: true, description: 'All of its data.' } as const;

builder.mutationFields((t) => ({
	createContact: t.field({
		type: contactType,
		description:
			'Enters a contact by hand. Fails with `CONTACT_EMAIL_TAKEN` if there is one with the address; its id is in `contactId` of the extensions.',
		extensions: needs('mCRM'),
		args: {
			email: t.arg.string({ required: true, description: 'Email address of the contact.' }),
			contact: t.arg(contactArg),
		},
		resolve: (_root, { email, contact }, context) =>
			change(context, (sql, caller) => createContact(sql, caller, { email, ...valuesOf(contact) })),
	}),
	updateContact: t.field({
		type: contactType,
		description: 'Changes a contact. Fails with `CONTACT_CHANGED` if someone has changed it since `revision`.',
		extensions: needs('mCRM'),
		args: {
			id: t.arg.id(contactId),
			revision: t.arg.int({ required: true, description: 'Revision that was read.' }),
			contact: t.arg(contactArg),
		},
		resolve: (_root, { id, revision, contact }, context) =>
			change(context, async (sql, caller) => {
				await updateContact(sql, caller, checkId(id), { revision, ...valuesOf(contact) });
				return checkId(id);
			}),
	}),
	deleteContact: t.boolean({
		description: 'Deletes a contact with everything that is written down about it. Always true.',
		extensions: needs('mCRM'),
		args: { id: t.arg.id(contactId) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteContact(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
}));

const mostAtOnce = 100;

function checkIds(ids: readonly string[]): string[] {
	if (ids.length < 1 || ids.length > mostAtOnce) throw new ApiError('VALIDATION', `ids are from 1 to ${mostAtOnce}`);
	return [...new Set(ids.map(checkId))];
}

const contactIds = { required: true, description: `Ids of the contacts, at most ${mostAtOnce}.` } as const;

builder.mutationFields((t) => ({
	archiveContacts: t.int({
		description:
			'Archives contacts or restores them. Returns how many were changed: those that are so already and those that do not exist are left out.',
		extensions: needs('mCRM'),
		args: {
			ids: t.arg.idList(contactIds),
			archived: t.arg.boolean({ required: true, description: 'True to archive, false to restore.' }),
		},
		resolve: (_root, { ids, archived }, context) =>
			context.inTenant((sql) => archiveContacts(sql, callerOf(context), checkIds(ids), archived)),
	}),
	tagContacts: t.int({
		description: 'Gives tags to contacts and takes tags from them. Returns how many contacts were changed.',
		extensions: needs('mCRM'),
		args: {
			ids: t.arg.idList(contactIds),
			add: t.arg.stringList({ defaultValue: [], description: 'Tags to give, at most 30.' }),
			remove: t.arg.stringList({ defaultValue: [], description: 'Tags to take away, at most 30.' }),
		},
		resolve: (_root, { ids, add, remove }, context) =>
			context.inTenant((sql) =>
				tagContacts(sql, callerOf(context), { ids: checkIds(ids), add: add ?? [], remove: remove ?? [] }),
			),
	}),
	mergeContacts: t.id({
		description:
			'Makes one contact a part of another, which keeps what it has and gets what it lacks. Returns the id of the merge, by which `undoContactMerge` separates them.',
		extensions: needs('mCRM'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the contact that stays.' }),
			otherId: t.arg.id({ required: true, description: 'Id of the contact that becomes a part of it.' }),
		},
		resolve: (_root, { id, otherId }, context) =>
			context.inTenant((sql) => mergeContacts(sql, callerOf(context), checkId(id), checkId(otherId))),
	}),
	undoContactMerge: t.field({
		type: contactType,
		description: 'Separates two contacts again, within 30 days. Returns the one that had become a part of the other.',
		extensions: needs('mCRM'),
		args: { mergeId: t.arg.id({ required: true, description: 'Id of the merge.' }) },
		resolve: (_root, { mergeId }, context) =>
			change(context, (sql, caller) => undoMerge(sql, caller, checkId(mergeId))),
	}),
}));

const noteText = { required: true, description: 'Text of the note, at most 5000 characters.' } as const;
const noteId = { required: true, description: 'Id of the note.' } as const;

builder.mutationFields((t) => ({
	addContactNote: t.field({
		type: contactType,
		description: 'Writes a note about a contact.',
		extensions: needs('mCRM'),
		args: { id: t.arg.id(contactId), text: t.arg.string(noteText) },
		resolve: (_root, { id, text }, context) =>
			change(context, async (sql, caller) => {
				await addNote(sql, caller, checkId(id), text);
				return checkId(id);
			}),
	}),
	updateContactNote: t.field({
		type: contactType,
		description: 'Changes a note about a contact.',
		extensions: needs('mCRM'),
		args: { noteId: t.arg.id(noteId), text: t.arg.string(noteText) },
		resolve: (_root, { noteId: id, text }, context) =>
			change(context, (sql, caller) => updateNote(sql, caller, checkId(id), text)),
	}),
	removeContactNote: t.field({
		type: contactType,
		description: 'Deletes a note about a contact.',
		extensions: needs('mCRM'),
		args: { noteId: t.arg.id(noteId) },
		resolve: (_root, { noteId: id }, context) => change(context, (sql, caller) => removeNote(sql, caller, checkId(id))),
	}),
}));

const taskInput = builder.inputType('ContactTaskInput', {
	description: 'Something to be done about a contact.',
	fields: (t) => ({
		title: t.string({ required: true, description: 'What is to be done, at most 200 characters.' }),
		dueOn: t.string({ description: 'Until when, as `2026-11-15`; whenever if left out.' }),
		assigneeId: t.id({ description: 'Id of the user who is to do it; no one in particular if left out.' }),
	}),
});

const taskOf = ({ title, dueOn, assigneeId }: typeof taskInput.$inferInput): TaskValues => ({
	...{ title, dueOn: dueOn ?? '', assignedTo: assigneeId ? checkId(assigneeId) : null },
});

const taskArg = { type: taskInput, required: true, description: 'Task about the contact.' } as const;
const taskId = { required: true, description: 'Id of the task.' } as const;

builder.mutationFields((t) => ({
	addContactTask: t.field({
		type: contactType,
		description: 'Adds a task about a contact.',
		extensions: needs('mCRM'),
		args: { id: t.arg.id(contactId), task: t.arg(taskArg) },
		resolve: (_root, { id, task }, context) =>
			change(context, async (sql, caller) => {
				await addTask(sql, caller, checkId(id), taskOf(task));
				return checkId(id);
			}),
	}),
	updateContactTask: t.field({
		type: contactType,
		description: 'Changes a task about a contact.',
		extensions: needs('mCRM'),
		args: { taskId: t.arg.id(taskId), task: t.arg(taskArg) },
		resolve: (_root, { taskId: id, task }, context) =>
			change(context, (sql, caller) => updateTask(sql, caller, checkId(id), taskOf(task))),
	}),
	finishContactTask: t.field({
		type: contactType,
		description: 'Marks a task about a contact as done, or opens it again.',
		extensions: needs('mCRM'),
		args: {
			taskId: t.arg.id(taskId),
			done: t.arg.boolean({ required: true, description: 'True if it is done, false to open it again.' }),
		},
		resolve: (_root, { taskId: id, done }, context) =>
			change(context, (sql, caller) => finishTask(sql, caller, checkId(id), done)),
	}),
	removeContactTask: t.field({
		type: contactType,
		description: 'Deletes a task about a contact.',
		extensions: needs('mCRM'),
		args: { taskId: t.arg.id(taskId) },
		resolve: (_root, { taskId: id }, context) => change(context, (sql, caller) => removeTask(sql, caller, checkId(id))),
	}),
}));
