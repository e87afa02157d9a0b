import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import type { Browser } from '../../testing/accounts.ts';
import { runJobs } from '../../testing/jobs.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { importSubscribers } from '../import-export/apply-import.ts';
import { newsletterOfPerson } from '../newsletter-of-person.ts';

let shop: Shop;
let jobs: RunningJobs;
let admin: Browser;

const english = (key: string) => shippedEntries.get(key)?.translations['en-GB'] ?? key;
const suppressedText = english('adminNewsletter.errorSuppressed');

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	jobs = runJobs(shop.test, [importSubscribers(() => 'http://demo.localhost')]);
	admin = await shop.as('ada@example.com');
	await shop.rows(async (sql) => {
		await sql`
			insert into settings (tenant_id, "group", "values", version, revision)
			values (${shop.demo.id}, 'shop', ${sql.json({ newsletter: true })}, 1, 1)`;
		return [];
	});
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
});

beforeEach(() =>
	shop.rows(async (sql) => {
		await sql`delete from newsletter_subscribers`;
		await sql`delete from newsletter_suppressions`;
		await sql`delete from newsletter_topics`;
		await sql`delete from mails`;
		return [];
	}),
);

const consent = { source: 'Trade fair in Cologne', on: '2026-10-02', hasProof: false };

const add = (email: string, given: object = {}) =>
	shop.tell(
		admin,
		'mutation($subscriber: NewsletterSubscriberInput!) { addNewsletterSubscriber(subscriber: $subscriber) { subscriber { id state topicIds } proofs { kind note declaredOn by } } }',
		{ subscriber: { email, language: 'en-GB', consent, ...given } },
	);

const mailsTo = (to: string) =>
	shop.rows<{ text: string }>((sql) => sql`select text from mails where "to" = ${to} order by id`);

const request = (email: string) =>
	shop.tell(
		shop.nobody(),
		'mutation($email: String!) { subscribeNewsletter(email: $email, language: "en-GB", page: "/newsletter") }',
		{ email },
	);

const topic = async (name: string): Promise<string> => {
	const names = [
		{ languageCode: 'de-DE', translation: `${name} de` },
		{ languageCode: 'en-GB', translation: name },
	];
	const made = await shop.tell(
		admin,
		'mutation($names: [TranslationInput!]!) { createNewsletterTopic(names: $names) { id } }',
		{ names },
	);
	return made.id;
};

const list = (filter: object = {}) =>
	shop.tell(
		admin,
		'query($filter: NewsletterSubscriberFilter) { newsletterSubscribers(filter: $filter) { total items { email state source topicIds suppression } } }',
		{ filter },
	);

describe('a subscriber whom staff adds', () => {
	it('is asked by mail first, and what was declared of the consent is kept with the name of the admin', async () => {
		const added = await add('fair@example.com');
		expect(added.subscriber.state).toBe('pending');
		expect(added.proofs).toContainEqual(
			expect.objectContaining({ kind: 'declared', note: consent.source, declaredOn: consent.on }),
		);
		expect((await mailsTo('fair@example.com'))[0]?.text).toContain('/newsletter/confirm?token=');
	});

	it('is subscribed at once where the shop holds a proof, without a mail', async () => {
		const added = await add('proof@example.com', { consent: { ...consent, hasProof: true } });
		expect(added.subscriber.state).toBe('subscribed');
		expect(await mailsTo('proof@example.com')).toEqual([]);
	});

	it('is not added twice, nor with an address, a day or a source that is none', async () => {
		await add('twice@example.com');
		expect(await add('TWICE@example.com')).toBe(english('adminNewsletter.errorKnown'));
		expect(await add('nowhere')).toContain(english('errors.validation'));
		expect(await add('a@example.com', { consent: { ...consent, on: '2999-01-01' } })).toContain(
			english('errors.validation'),
		);
		expect(await add('a@example.com', { consent: { ...consent, source: ' ' } })).toContain(
			english('errors.validation'),
		);
	});
});

describe('the suppression list', () => {
	it('takes in whoever unsubscribes, and lets them come back by themselves', async () => {
		await add('back@example.com', { consent: { ...consent, hasProof: true } });
		const [row] = await shop.rows<{ token: string }>((sql) => sql`select token from newsletter_subscribers`);
		await shop.nobody().ask(`/en-gb/newsletter/unsubscribe?token=${row?.token}`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: 'List-Unsubscribe=One-Click',
		});
		expect((await list()).items[0]).toMatchObject({ state: 'unsubscribed', suppression: 'unsubscribed' });
		expect(await add('back@example.com')).toBe(suppressedText);
		expect(await request('back@example.com')).toBe('mailed');
		expect(await mailsTo('back@example.com')).toHaveLength(1);
	});

	it('keeps whoever staff has entered from getting any mail, though visitors are answered as always', async () => {
		await add('never@example.com', { consent: { ...consent, hasProof: true } });
		const enter = 'mutation($email: String!) { addNewsletterSuppression(email: $email, note: "Asked by phone") }';
		expect(await shop.tell(admin, enter, { email: 'Never@example.com' })).toBe(true);
		expect((await list()).items[0]).toMatchObject({ state: 'unsubscribed', suppression: 'manual' });
		expect(await request('never@example.com')).toBe('mailed');
		expect(await mailsTo('never@example.com')).toEqual([]);
		expect(await shop.tell(admin, enter, { email: 'never@example.com' })).toBe(suppressedText);
		const found = await shop.tell(admin, '{ newsletterSuppressions { total items { id reason note } } }');
		expect(found.items[0]).toMatchObject({ reason: 'manual', note: 'Asked by phone' });
		const release = 'mutation($id: ID!) { removeNewsletterSuppression(id: $id) }';
		expect(await shop.tell(admin, release, { id: found.items[0].id })).toBe(true);
		expect(await shop.tell(admin, release, { id: newId() })).toBe(english('errors.notFound'));
		await request('never@example.com');
		expect(await mailsTo('never@example.com')).toHaveLength(1);
	});

	it('knows who was removed by hand, and keeps their proof', async () => {
		const { subscriber } = await add('gone@example.com', { consent: { ...consent, hasProof: true } });
		const removed = await shop.tell(
			admin,
			'mutation($id: ID!) { removeNewsletterSubscriber(id: $id, note: "No customer") { subscriber { state suppression } proofs { kind } } }',
			{ id: subscriber.id },
		);
		expect(removed.subscriber).toEqual({ state: 'unsubscribed', suppression: 'manual' });
		expect(removed.proofs.map(({ kind }: { kind: string }) => kind)).toEqual(['removed', 'declared']);
	});

	it('forgets whose address it was when a person is erased, and still knows the address', async () => {
		await add('erased@example.com', { consent: { ...consent, hasProof: true } });
		await shop.tell(admin, 'mutation { addNewsletterSuppression(email: "erased@example.com") }');
		const person = { id: newId(), email: 'erased@example.com' };
		await shop.test.database.inTenant(shop.demo.id, (sql) => newsletterOfPerson.erasePart(sql, shop.demo.id, person));
		expect(await shop.rows((sql) => sql`select from newsletter_suppressions where email <> ''`)).toEqual([]);
		expect(await add('erased@example.com')).toBe(suppressedText);
	});
});

describe('topics', () => {
	it('are offered in the language of the visitor and kept in their order', async () => {
		await topic('Paper');
		const offers = await topic('Offers');
		const shown = (language: string) =>
			shop.tell(shop.nobody(), 'query($language: String!) { newsletterTopics(language: $language) { name } }', {
				language,
			});
		expect(await shown('en-GB')).toEqual([{ name: 'Paper' }, { name: 'Offers' }]);
		const [first] = await shop.tell(admin, '{ editedNewsletterTopics { id } }');
		await shop.tell(admin, 'mutation($id: ID!, $before: ID) { placeNewsletterTopic(id: $id, before: $before) }', {
			...{ id: offers, before: first.id },
		});
		expect(await shown('de-DE')).toEqual([{ name: 'Offers de' }, { name: 'Paper de' }]);
	});

	it('are chosen with a plain form, and changed on the page behind the link of a mail', async () => {
		const [paper, offers] = [await topic('Paper'), await topic('Offers')];
		const body = new URLSearchParams({ email: 'reader@example.com', language: 'en-GB', [`topic-${paper}`]: 'on' });
		await shop.nobody().ask('/en-gb/newsletter', {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
			body: String(body),
		});
		expect((await list({ topicId: paper })).total).toBe(1);
		const [row] = await shop.rows<{ token: string }>((sql) => sql`select token from newsletter_subscribers`);
		const page = await shop.nobody().ask(`/en-gb/newsletter/unsubscribe?token=${row?.token}`);
		expect(page.body).toContain('Offers');
		const choice = { newsletterLanguage: 'de-DE', [`topic-${offers}`]: 'on', measured: 'on' };
		await shop.nobody().ask(`/en-gb/newsletter/unsubscribe?token=${row?.token}`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: String(new URLSearchParams(choice)),
		});
		expect((await list({ topicId: paper })).total).toBe(0);
		expect((await list({ topicId: offers, language: 'de-DE' })).total).toBe(1);
		const kinds = await shop.rows<{ kind: string }>((sql) => sql`select kind from newsletter_consents order by at, id`);
		expect(kinds.map(({ kind }) => kind)).toEqual(['requested', 'measured']);
	});

	it('are thirty at most', async () => {
		await shop.rows(async (sql) => {
			await sql`
				insert into newsletter_topics (tenant_id, id, position)
				select ${shop.demo.id}, gen_random_uuid(), n from generate_series(1, 30) n`;
			return [];
		});
		const names = [{ languageCode: 'de-DE', translation: 'Noch eins' }];
		const create = 'mutation($names: [TranslationInput!]!) { createNewsletterTopic(names: $names) { id } }';
		expect(await shop.tell(admin, create, { names })).toBe(english('adminNewsletter.errorTopics'));
	});

	it('that are deleted do not turn a choice into everything', async () => {
		const paper = await topic('Paper');
		await add('choosy@example.com', { topicIds: [paper] });
		await shop.tell(admin, 'mutation($id: ID!) { deleteNewsletterTopic(id: $id) }', { id: paper });
		const [row] = await shop.rows<{ everyTopic: boolean }>(
			(sql) => sql`select every_topic from newsletter_subscribers`,
		);
		expect(row?.everyTopic).toBe(false);
		expect(
			await shop.rows((sql) => sql`select from text_entries where key like ${`newsletterTopic.${paper}.%`}`),
		).toEqual([]);
	});
});

describe('a file of subscribers', () => {
	const check =
		'mutation($file: Upload!, $consent: SubscriberConsentInput!) { checkSubscriberImport(file: $file, consent: $consent) { fault subscriberImport { id added unchanged faulty consent { source hasProof } } } }';

	const bring = async (text: string, hasProof: boolean) => {
		const variables = { file: null, consent: { ...consent, hasProof } };
		const form = new FormData();
		form.set('operations', JSON.stringify({ query: check, variables }));
		form.set('map', JSON.stringify({ 0: ['variables.file'] }));
		form.set('0', new Blob([text]), 'list.csv');
		const request = new Request('http://x/', { method: 'POST', body: form });
		const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
		const body = Buffer.from(await request.arrayBuffer());
		const answer = await admin.ask('/service-api/graphql', { method: 'POST', headers, body });
		const found = JSON.parse(answer.body).data.checkSubscriberImport;
		return found.subscriberImport ?? found;
	};

	const apply = async (id: string) => {
		await shop.tell(admin, 'mutation($id: ID!) { applySubscriberImport(id: $id) { id } }', { id });
		await expect
			.poll(
				async () =>
					(await shop.tell(admin, '{ subscriberImports { id state } }')).find((one: { id: string }) => one.id === id)
						?.state,
			)
			.toBe('done');
	};

	it('is looked at before anything is saved: what is new, known and wrong, row by row', async () => {
		await topic('Paper');
		await add('known@example.com');
		await shop.tell(admin, 'mutation { addNewsletterSuppression(email: "never@example.com") }');
		const found = await bring(
			'E-mail address,Language,Topics,Phone\nnew@example.com,en,Paper,1\nknown@example.com,,,\nnever@example.com,,,\nwrong,,,\nNEW@example.com,,,\na@example.com,xx,,\nb@example.com,,Ink,\n',
			false,
		);
		expect(found).toMatchObject({ added: 1, unchanged: 1, faulty: 6, consent: { source: consent.source } });
		const faults = await shop.tell(admin, 'query($id: ID!) { subscriberImportRows(id: $id, faulty: true) { fault } }', {
			id: found.id,
		});
		expect(faults.map(({ fault }: { fault: string }) => fault)).toEqual([
			...['unknownColumn', 'suppressed', 'emailInvalid', 'double', 'languageUnknown', 'topicUnknown'],
		]);
		expect((await list()).total).toBe(1);
	});

	it('asks everyone in it by mail, unless the shop holds proofs', async () => {
		const asked = await bring('email\none@example.com\n', false);
		await apply(asked.id);
		expect((await list()).items[0]).toMatchObject({ email: 'one@example.com', state: 'pending', source: 'import' });
		expect(await mailsTo('one@example.com')).toHaveLength(1);
		const proved = await bring('Email;Sprache\ntwo@example.com;de-DE\n', true);
		await apply(proved.id);
		expect((await list({ language: 'de-DE' })).items[0]).toMatchObject({ state: 'subscribed' });
		expect(await mailsTo('two@example.com')).toEqual([]);
	});

	it('without a column of addresses cannot be read', async () => {
		expect(await bring('Name\nAda\n', false)).toMatchObject({ fault: 'noKeyColumn' });
	});

	it('is written with the proof of each consent, for those who may see it', async () => {
		await request('taken@example.com');
		const answer = await admin.ask('/service-api/subscribers/export?format=csv&language=en-GB');
		expect(answer.status).toBe(200);
		const [heading = '', row = ''] = answer.body.split('\r\n');
		expect(heading).toContain('E-mail address,Language,Topics,State');
		expect(row).toContain('taken@example.com,en-GB');
		expect(row).toContain('I would like to receive the newsletter of');
		expect((await shop.nobody().ask('/service-api/subscribers/export?format=csv')).status).not.toBe(200);
	});
});
