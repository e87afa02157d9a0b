import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTenant } from '../tenants/create-tenant.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { saveTexts } from '../texts/save-texts.ts';

let test: TestDatabase;
let app: TestApp;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const tenant = { allowTemporaryUsers: true, languageCodes: ['de-DE', 'en-GB'] };
	const north = await createTenant(test.database, { ...tenant, slug: 'north', name: 'North' });
	await createTenant(test.database, { ...tenant, slug: 'south', name: 'South' });
	await test.database.inTenant(north, (sql) =>
		saveTexts(sql, north, [
			{
				key: 'controlTextIsRequired',
				type: 'static',
				group: 'common',
				baseText: 'Field is required',
				baseLanguage: 'en-GB',
				translations: { 'en-GB': 'Do not leave this empty' },
				origin: 'human',
			},
		]),
	);
	app = await startApp({ database: test.database });
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

const mutation =
	'mutation SubmitFormTest($language: String, $values: FormValues!) { submitFormTest(language: $language, values: $values) { faults { element message } values } }';

async function submit(values: unknown, { language = 'en-GB', slug = 'south' } = {}) {
	const answer = await app.ask('/service-api/graphql?c=SubmitFormTest', {
		host: `${slug}.localhost`,
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query: mutation, variables: { language, values } }),
	});
	return JSON.parse(answer.body).data.submitFormTest;
}

const right = {
	text: ' Visitenkarten ',
	email: 'ada@example.com',
	quantity: 101,
	positive: 4.5,
	select: 'paperFine',
	multiSelect: ['finishVarnish'],
	radio: 'deliveryPickup',
	date: '2026-12-24',
	file: [{ name: 'card.pdf', type: 'application/pdf', size: 1500 }],
	colour: '#0a5',
	callback: 'in the evening',
	terms: true,
};

describe('the form of /formtest on the server', () => {
	it('returns the accepted values: trimmed, rounded, and nothing of what is hidden', async () => {
		const { faults, values } = await submit({ ...right, companyName: 'hidden', street: 'hidden too', other: 1 });
		expect(faults).toEqual([]);
		expect(values).toMatchObject({ text: 'Visitenkarten', quantity: 150, multiSelect: ['finishVarnish'], terms: true });
		for (const name of ['companyName', 'street', 'invoiceEmail', 'other']) expect(values).not.toHaveProperty(name);
	});

	it('returns the validation errors, element by element, in the requested language', async () => {
		const wrong = { ...right, email: 'x', select: 'gold', terms: false, company: true, date: '2036-01-01' };
		expect(await submit(wrong)).toEqual({
			values: null,
			faults: [
				{ element: 'email', message: 'Please enter a valid email address, e. g. name@example.com' },
				{ element: 'select', message: 'Please choose from the list' },
				{ element: 'date', message: 'No later than 31/12/2035' },
				{ element: 'companyName', message: 'Field is required' },
				{ element: 'terms', message: 'Please accept the terms and conditions.' },
			],
		});
		const { faults } = await submit(wrong, { language: 'de-DE' });
		expect(faults[2]).toEqual({ element: 'date', message: 'Spätestens 31.12.2035' });
	});

	it("uses the shop's own messages", async () => {
		const { faults } = await submit({ ...right, text: '' }, { slug: 'north' });
		expect(faults).toEqual([{ element: 'text', message: 'Do not leave this empty' }]);
		expect((await submit({ ...right, text: '' })).faults[0].message).toBe('Field is required');
	});

	it.each([['x'], [[]], [{ file: [{ name: 1 }] }], [{ multiSelect: 'x', terms: 'yes', quantity: '7' }]])(
		'takes anything for values and accepts nothing of it: %j',
		async (values) => {
			const { faults, values: accepted } = await submit(values);
			expect([faults.length > 0, accepted]).toEqual([true, null]);
		},
	);
});

describe('the messages of a page', () => {
	const words = async (groups: string[], language: string, slug = 'south') => {
		const query = 'query($l: String, $g: [String!]!) { interfaceTexts(language: $l, groups: $g) }';
		const answer = await app.ask('/service-api/graphql?c=x', {
			host: `${slug}.localhost`,
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query, variables: { l: language, g: groups } }),
		});
		return JSON.parse(answer.body).data.interfaceTexts;
	};

	it('are those of its groups, in one language and with the shop’s own texts', async () => {
		expect(await words(['forms'], 'de-DE')).toMatchObject({ 'forms.next': 'Weiter' });
		expect(await words(['forms'], 'de-DE')).not.toHaveProperty('controlTextIsRequired');
		expect((await words(['common'], 'en-GB', 'north')).controlTextIsRequired).toBe('Do not leave this empty');
	});

	it('are none for a group that does not exist', async () => {
		expect(await words(['nothing', '__proto__'], 'de-DE')).toEqual({});
	});

	it('stand with the page that needs them, and not with the others', async () => {
		const pages = await Promise.all(
			['/formtest', '/'].map((path) => app.ask(path, { host: 'south.localhost' }).then(({ body }) => body)),
		);
		expect(pages.map((body) => body.includes('forms.next'))).toEqual([true, false]);
	});
});
