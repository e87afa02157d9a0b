// Contacts as the administration reads and changes them.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import type { Right } from '../../rules/permissions.ts';
import type { Sql } from '../database/connection.ts';
import type { Browser } from '../testing/accounts.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { watchStatements } from '../testing/statements.ts';
import { findContacts } from './find-contacts.ts';
import { type ReportedContact, recordContact } from './record-contact.ts';

let shop: Shop;
let ada: Browser;
let reader: Browser;
let outsider: Browser;

const withRight = async (name: string, access: Right[]) => {
	const email = `${name}@example.com`;
	await shop.makeUser(email, { role: { name, access } });
	return shop.as(email);
};

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	reader = await withRight('reader', ['gAdminArea', 'qCRM']);
	outsider = await withRight('outsider', ['gAdminArea', 'mUser', 'mOrder', 'mContent']);
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeEach(() => inShop((sql) => sql`delete from contacts`));

const report = (email: string, given: Partial<ReportedContact> = {}) =>
	inShop((sql) => recordContact(sql, shop.demo.id, { email, source: 'request', sourceId: newId(), ...given }));

const list = async (filter = '', more = '', who = ada): Promise<string[]> => {
	const found = await shop.tell(who, `{ contacts(filter: { ${filter} }${more}) { total items { email } } }`);
	return typeof found === 'string' ? [found] : found.items.map(({ email }: { email: string }) => email);
};

const change = (query: string, who = ada) => shop.tell(who, `mutation { ${query} }`);
const forbidden = 'You do not have permission to do this.';
const everything =
	'id revision addresses listed { name company phone language tags sources archivedAt openTasks nextTaskOn } events { source } notes { text author } tasks { title dueOn assignee doneAt doneBy } merges { id email }';
const contact = (id: string, who = ada) =>
	shop.tell(who, `query($id: ID!) { contact(id: $id) { ${everything} } }`, { id });

describe('the list of contacts', () => {
	it('is searched in names, companies, phone numbers and all addresses, and narrowed by source, tag, tasks and archive', async () => {
		const anna = await report('anna@example.com', { name: 'Anna Fjord', company: 'Werft', phone: '+49 40 123' });
		const bert = await report('bert@example.com', { source: 'meeting' });
		await report('old@example.com', { source: 'onboarding' }).then((id) =>
			change(`archiveContacts(ids: ["${id}"], archived: true)`),
		);
		await change(`tagContacts(ids: ["${anna}", "${bert}"], add: ["Messe"])`);
		await change(`addContactTask(id: "${bert}", task: { title: "Call", dueOn: "2020-01-01" }) { id }`);
		await change(`addContactTask(id: "${anna}", task: { title: "Write" }) { id }`);
		for (const search of ['fjord', 'WERFT', '40 123', 'anna@'])
			expect(await list(`search: "${search}"`)).toEqual(['anna@example.com']);
		expect(await list('search: "100%"')).toEqual([]);
		expect(await list('source: meeting')).toEqual(['bert@example.com']);
		expect(await list('tag: "MESSE"', ', sort: email, descending: false')).toEqual([
			'anna@example.com',
			'bert@example.com',
		]);
		expect(await list('task: open', ', sort: nextTask, descending: false')).toEqual([
			'bert@example.com',
			'anna@example.com',
		]);
		expect(await list('task: overdue')).toEqual(['bert@example.com']);
		expect(await list('archived: true')).toEqual(['old@example.com']);
		expect(await shop.tell(ada, '{ contactTags { tag contacts } }')).toEqual([{ tag: 'Messe', contacts: 2 }]);
	});

	it('costs one statement for its rows, however many they are', async () => {
		for (let index = 0; index < 5; index += 1) await report(`many${index}@example.com`);
		const wanted = { search: '', source: undefined, tag: undefined, archived: false, task: undefined };
		const { statements, result } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			findContacts(sql, shop.demo, { ...wanted, sort: 'name', descending: false, first: 25, offset: 0 }),
		);
		expect([statements.length, result.length]).toEqual([1, 5]);
	});

	it('is taken away as a table in the language of the reader, with formulas made harmless, by those who may read it', async () => {
		await report('table@example.com', { name: '=1+1', company: 'Muster' });
		await report('other@example.com', { source: 'meeting' });
		const csv = await ada.ask('/service-api/contacts/export?language=de-DE&source=request');
		expect(csv.headers['content-disposition']).toMatch(/contacts-demo-.*\.csv/);
		expect(csv.body).toContain('E-Mail-Adresse');
		expect(csv.body).toContain('table@example.com');
		expect(csv.body).toContain('Kontaktanfrage');
		expect(csv.body).not.toContain('other@example.com');
		expect(csv.body).not.toMatch(/(^|;|")=1/m);
		const xlsx = await reader.ask('/service-api/contacts/export?format=xlsx');
		expect([xlsx.status, xlsx.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
		expect((await outsider.ask('/service-api/contacts/export')).status).toBe(403);
		expect((await shop.nobody().ask('/service-api/contacts/export')).status).toBe(401);
	});
});

describe('the rights of contacts', () => {
	it('let qCRM read, mCRM read and change, and no other right do either', async () => {
		const id = await report('right@example.com');
		expect(await list('', '', reader)).toEqual(['right@example.com']);
		expect((await contact(id, reader)).id).toBe(id);
		expect(await list('', '', outsider)).toEqual([forbidden]);
		const writer = await withRight('writer', ['gAdminArea', 'mCRM']);
		expect((await contact(id, writer)).id).toBe(id);
		const changes = [
			`updateContact(id: "${id}", revision: 1, contact: { name: "A" }) { id }`,
			`addContactNote(id: "${id}", text: "Hello") { id }`,
			`tagContacts(ids: ["${id}"], add: ["a"])`,
			`archiveContacts(ids: ["${id}"], archived: true)`,
			'createContact(email: "new@example.com", contact: {}) { id }',
			`deleteContact(id: "${id}")`,
		];
		for (const one of changes) {
			expect(await change(one, reader)).toBe(forbidden);
			expect(await change(one, outsider)).toBe(forbidden);
			expect(await change(one, writer)).not.toBe(forbidden);
		}
	});

	it('offer tasks to those who may read contacts, and refuse others', async () => {
		const id = await report('task@example.com');
		const names = await shop.tell(ada, '{ contactAssignees { id name } }');
		expect(names.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['ada', 'reader']));
		expect(names.map(({ name }: { name: string }) => name)).not.toContain('outsider');
		const stranger = await shop.makeUser('stranger@example.com');
		expect(await change(`addContactTask(id: "${id}", task: { title: "x", assigneeId: "${stranger}" }) { id }`)).toBe(
			'This could not be found.',
		);
	});
});

describe('a contact in the administration', () => {
	it('is entered by hand once for an address, with what is wrong named by its field', async () => {
		const made = await change(
			'createContact(email: "Hand@example.com", contact: { name: "Hanna", language: "de-DE" }) { id }',
		);
		expect(await contact(made.id)).toMatchObject({
			listed: { name: 'Hanna', sources: ['manual'] },
			addresses: ['hand@example.com'],
		});
		const { errors } = await ada.graphql('mutation { createContact(email: "HAND@example.com", contact: {}) { id } }');
		expect(errors[0].extensions).toMatchObject({ code: 'CONTACT_EMAIL_TAKEN', contactId: made.id });
		for (const [query, field] of [
			['email: "nobody", contact: {}', 'email'],
			['email: "a@example.com", contact: { phone: "abc" }', 'phone'],
			['email: "a@example.com", contact: { language: "xx-XX" }', 'language'],
			[`email: "a@example.com", contact: { name: "${'x'.repeat(201)}" }`, 'name'],
		]) {
			const answer = await ada.graphql(`mutation { createContact(${query}) { id } }`);
			expect(answer.errors[0].extensions).toMatchObject({ code: 'VALIDATION', field });
		}
	});

	it('keeps what staff has entered, and is not overwritten by who has seen an older one', async () => {
		const id = await report('keep@example.com', { name: 'Reported' });
		expect(await change(`updateContact(id: "${id}", revision: 1, contact: { name: "Entered" }) { revision }`)).toEqual({
			revision: 2,
		});
		expect(await change(`updateContact(id: "${id}", revision: 1, contact: { name: "Late" }) { id }`)).toMatch(
			/changed in the meantime/,
		);
		await report('keep@example.com', { name: 'Reported again', company: 'Werft' });
		expect((await contact(id)).listed).toMatchObject({ name: 'Entered', company: 'Werft' });
	});

	it('has notes with their author, and tasks that are done and opened again', async () => {
		const id = await report('notes@example.com');
		await change(`addContactNote(id: "${id}", text: " First \\n line ") { id }`);
		expect(await change(`addContactNote(id: "${id}", text: "  ") { id }`)).toBe('Please check your entries. (text)');
		const { id: adaId } = await shop.tell(ada, '{ me { id } }');
		const task = `title: "Call", dueOn: "2030-02-03", assigneeId: "${adaId}"`;
		const { tasks } = await change(`addContactTask(id: "${id}", task: { ${task} }) { tasks { id } }`);
		expect(await contact(id)).toMatchObject({
			listed: { openTasks: 1, nextTaskOn: '2030-02-03' },
			notes: [{ text: 'First \n line', author: 'ada' }],
			tasks: [{ title: 'Call', dueOn: '2030-02-03', assignee: 'ada', doneAt: null }],
		});
		await change(`finishContactTask(taskId: "${tasks[0].id}", done: true) { id }`);
		expect(await contact(id)).toMatchObject({ listed: { openTasks: 0 }, tasks: [{ doneBy: 'ada' }] });
		await change(`finishContactTask(taskId: "${tasks[0].id}", done: false) { id }`);
		await change(`removeContactTask(taskId: "${tasks[0].id}") { id }`);
		expect((await contact(id)).tasks).toEqual([]);
	});

	it('has a tag once, in the letters that the shop has it in already', async () => {
		const [first, second] = [await report('one@example.com'), await report('two@example.com')];
		expect(await change(`tagContacts(ids: ["${first}"], add: ["Messe", " messe "])`)).toBe(1);
		expect(await change(`tagContacts(ids: ["${first}", "${second}"], add: ["MESSE"])`)).toBe(1);
		expect((await contact(second)).listed.tags).toHaveLength(1);
		expect(await shop.tell(ada, '{ contactTags { contacts } }')).toEqual([{ contacts: 2 }]);
		expect(await change(`tagContacts(ids: ["${first}"], remove: ["messe"])`)).toBe(1);
		expect((await contact(first)).listed.tags).toEqual([]);
	});

	it('is deleted with everything, and the log names neither it nor its address any more', async () => {
		const id = await report('delete@example.com', { name: 'Delia', sourceId: 'once' });
		await change(`updateContact(id: "${id}", revision: 1, contact: { name: "Delia Marsh" }) { id }`);
		const log = async () =>
			JSON.stringify(await shop.tell(ada, `{ auditLog(search: "${id}") { items { action before after } } }`));
		expect(await log()).toContain('Delia Marsh');
		expect(await change(`deleteContact(id: "${id}")`)).toBe(true);
		expect(await contact(id)).toBe('This could not be found.');
		expect(await log()).not.toContain('Delia');
		expect(await log()).toContain('deleteContact');
		expect(await report('delete@example.com', { sourceId: 'once' })).toBe(id);
		expect(await list()).toEqual([]);
	});
});

describe('two contacts that are one person', () => {
	async function pair(): Promise<[string, string]> {
		const stays = await report('work@example.com', { name: 'Ida Berg', company: '' });
		const other = await report('home@example.com', {
			name: 'Ida',
			company: 'Werft',
			phone: '+49 40 1',
			source: 'meeting',
		});
		await change(`addContactNote(id: "${other}", text: "From the other") { id }`);
		await change(`tagContacts(ids: ["${other}"], add: ["Messe"])`);
		return [stays, other];
	}

	it('become one that keeps what it has and gets what it lacks, also of what happens later', async () => {
		const [stays, other] = await pair();
		await change(`mergeContacts(id: "${stays}", otherId: "${other}")`);
		expect(await contact(stays)).toMatchObject({
			listed: {
				name: 'Ida Berg',
				company: 'Werft',
				phone: '+49 40 1',
				tags: ['Messe'],
				sources: ['meeting', 'request'],
			},
			addresses: ['home@example.com', 'work@example.com'],
			notes: [{ text: 'From the other' }],
		});
		expect(await list()).toEqual(['work@example.com']);
		expect((await contact(other)).id).toBe(stays);
		expect(await report('home@example.com', { source: 'order' })).toBe(stays);
		expect(await change(`mergeContacts(id: "${stays}", otherId: "${stays}")`)).toBe(
			'Please check your entries. (otherId)',
		);
		expect(await change(`mergeContacts(id: "${stays}", otherId: "${other}")`)).toBe('This could not be found.');
	});

	it('are separated again as they were, with what was written meanwhile where it was written', async () => {
		const [stays, other] = await pair();
		const before = [await contact(stays), await contact(other)];
		const mergeId = await change(`mergeContacts(id: "${stays}", otherId: "${other}")`);
		await change(`addContactNote(id: "${stays}", text: "Afterwards") { id }`);
		await change(`undoContactMerge(mergeId: "${mergeId}") { id }`);
		const after = [await contact(stays), await contact(other)];
		expect(after[0]).toMatchObject({ ...before[0], revision: after[0].revision, notes: [{ text: 'Afterwards' }] });
		expect(after[1]).toMatchObject({ ...before[1], revision: after[1].revision });
		expect(await change(`undoContactMerge(mergeId: "${mergeId}") { id }`)).toBe('This could not be found.');
	});

	it('go together when the one that stayed is deleted', async () => {
		const [stays, other] = await pair();
		await change(`mergeContacts(id: "${stays}", otherId: "${other}")`);
		await change(`deleteContact(id: "${stays}")`);
		for (const table of ['contacts', 'contact_emails', 'contact_events', 'contact_notes', 'contact_merges'])
			expect(await inShop((sql) => sql`select from ${sql(table)}`)).toHaveLength(0);
	});
});
