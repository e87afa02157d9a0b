import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import { listMeetingDays } from '../../rules/contact-requests/meeting-times.ts';
import { newId } from '../../rules/ids.ts';
import { type PagePlan, plannedPage } from '../../rules/pages/plan.ts';
import { plain } from '../../rules/pages/planning.ts';
import { contactSettings } from '../../rules/settings/contact.ts';
import { shopSettings } from '../../rules/settings/shop.ts';
import { shopDay } from '../calendar/today.ts';
import { sendJob } from '../jobs/send-job.ts';
import { plantPages } from '../pages/plant-pages.ts';
import { Browser, noLimits } from '../testing/accounts.ts';
import { startApp } from '../testing/app.ts';
import { runJobs } from '../testing/jobs.ts';
import { setSettings } from '../testing/settings.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { contactRequestsOfPerson } from './contact-requests-of-person.ts';
import { forgetContactsJob } from './forget-job.ts';

let shop: Shop;
let staff: Browser;
let reader: Browser;

const hours = ['Mo-Fr 09:00-12:00'];

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('crm@example.com', { role: { name: 'crm', access: ['gAdminArea', 'qCRM', 'mCRM'] } });
	await shop.makeUser('reads@example.com', { role: { name: 'reads', access: ['gAdminArea', 'qCRM'] } });
	staff = await shop.as('crm@example.com');
	reader = await shop.as('reads@example.com');
	await shop.rows(async (sql) => {
		await setSettings(sql, shop.demo.id, shopSettings, { mail: 'shop@example.com', openingHours: hours });
		await setSettings(sql, shop.demo.id, contactSettings, { offered: true });
		return [];
	});
});

afterAll(() => shop.close());

beforeEach(() =>
	shop.rows(async (sql) => {
		await sql`delete from contact_requests`;
		await sql`delete from onboarding_leads`;
		await sql`delete from mails`;
		return [];
	}),
);

const offered = () => {
	const { country } = shop.demo;
	const days = listMeetingDays({
		...{ openingHours: hours, today: shopDay(shop.demo), country, noticeDays: 1, minutes: 30 },
	});
	return days.flatMap(({ day, times }) => times.map((time) => `${day}T${time}`));
};

interface Sent {
	path?: string;
	headers?: Record<string, string>;
	who?: Browser;
}

const post = (
	form: Record<string, string | readonly string[]>,
	{ path = '/get-in-touch', headers, who }: Sent = {},
) => {
	const body = new URLSearchParams();
	for (const [name, value] of Object.entries(form)) for (const one of [value].flat()) body.append(name, one);
	return (who ?? shop.nobody()).ask(path, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			...(headers ?? { 'sec-fetch-site': 'same-origin' }),
		},
		body: body.toString(),
	});
};

const whole = {
	topic: '1',
	name: 'Klothilde Kühn',
	email: 'klothilde@example.com',
	message: 'Was kosten 500 Karten?',
	language: 'en-GB',
};

interface Kept {
	id: string;
	status: string;
	topic: string;
	name: string;
	email: string;
	phone: string;
	message: string;
	choice: string;
	consent: string;
	page: string;
	proposedTimes: Date[];
}

const kept = () => shop.rows<Kept>((sql) => sql`select * from contact_requests order by created_at`);

const mailsTo = (to: string) =>
	shop.rows<{ subject: string; text: string }>(
		(sql) => sql`select subject, text from mails where "to" = ${to} order by id`,
	);

/** The header has a form of its own, to search. */
const inMain = (body: string) => /<main[\s>].*<\/main>/s.exec(body)?.[0] ?? '';

describe('the page to get in touch', () => {
	it('leads from the topic to the form, both without a script, and is in the footer where the shop wants it', async () => {
		const first = await shop.nobody().ask('/en-gb/get-in-touch');
		expect(first.status).toBe(200);
		expect(inMain(first.body)).toContain('href="/en-gb/get-in-touch?topic=1"');
		expect(inMain(first.body)).toContain('Request a quote');
		expect(inMain(first.body)).not.toContain('<form');
		const second = inMain((await shop.nobody().ask('/en-gb/get-in-touch?topic=1')).body);
		expect(second).toContain('name="message"');
		expect(second).toContain(`value="${offered()[0]}"`);
		expect((await shop.nobody().ask('/en-gb')).body).toContain('href="/en-gb/get-in-touch"');
	});

	it('says nothing of itself, and takes nothing, where the shop does not offer it', async () => {
		const set = (value: boolean) =>
			shop.rows(async (sql) => {
				await setSettings(sql, shop.demo.id, contactSettings, { offered: value });
				return [];
			});
		await set(false);
		try {
			expect((await post(whole)).status).toBe(422);
			expect(await kept()).toEqual([]);
		} finally {
			await set(true);
		}
	});

	it('keeps a request, confirms it by mail, and tells the shop with the way to its reply', async () => {
		const times = offered().slice(0, 2);
		const answer = await post({ ...whole, times, phone: '0461 555 0100' });
		expect([answer.status, answer.headers.location]).toEqual([303, '/en-gb/get-in-touch?contact=sent']);
		const [request] = await kept();
		expect(request).toMatchObject({
			...{ status: 'open', topic: 'Angebot anfragen', name: 'Klothilde Kühn', email: 'klothilde@example.com' },
			...{ phone: '+494615550100', message: 'Was kosten 500 Karten?', page: '/get-in-touch' },
		});
		expect(request?.proposedTimes).toHaveLength(2);
		const [notice] = await mailsTo('shop@example.com');
		expect(notice?.subject).toBe('Neue Anfrage: Angebot anfragen');
		expect(notice?.text).toContain('Was kosten 500 Karten?');
		expect(notice?.text).toContain(`/admin/crm/requests/${request?.id}`);
		const [receipt] = await mailsTo('klothilde@example.com');
		expect(receipt?.subject).toBe('Your request to Druckwerk');
		expect(receipt?.text).toMatch(/Proposed times: .+CES?T/);
	});

	it('quotes what was typed to nobody whose address is not proved: a shop writes no mails for strangers', async () => {
		await post({ ...whole, message: 'Buy now at spam.example' });
		expect((await mailsTo('klothilde@example.com'))[0]?.text).not.toContain('spam.example');
		await post({ ...whole, email: 'crm@example.com', message: 'My own words' }, { who: staff });
		expect((await mailsTo('crm@example.com'))[0]?.text).toContain('My own words');
	});

	it('needs a topic, a name, an address and a message, but no message where a time is proposed', async () => {
		for (const [field, value] of [
			['topic', '6'],
			['topic', ''],
			['name', ' '],
			['email', ''],
			['email', 'nobody'],
			['phone', 'call me'],
			['message', ''],
			['name', 'A\nBcc: b@example.com'],
		] as const)
			expect([field, (await post({ ...whole, [field]: value })).status]).toEqual([field, 422]);
		expect((await post({ ...whole, message: '', times: offered().slice(0, 1) })).status).toBe(303);
		expect(await kept()).toHaveLength(1);
	});

	it('takes no more than three times, and only those that the shop is open at', async () => {
		const times = offered();
		expect((await post({ ...whole, times: times.slice(0, 4) })).status).toBe(422);
		for (const time of [`${times[0]?.slice(0, 10)}T06:00`, '2020-01-01T09:00', 'soon'])
			expect((await post({ ...whole, times: [time] })).status).toBe(422);
		expect(await kept()).toEqual([]);
	});

	it('shows what was sent once more where something is wrong, with the reason beside it', async () => {
		const [time = ''] = offered();
		const answer = await post({ ...whole, email: 'nobody', times: [time] });
		expect(answer.status).toBe(422);
		const body = inMain(answer.body);
		for (const shown of ['value="Klothilde Kühn"', 'value="nobody"', 'Was kosten 500 Karten?', 'aria-invalid="true"'])
			expect(body).toContain(shown);
		expect(body).toContain('Please enter a valid email address.');
		expect(body).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${time}"|value="${time}"[^>]*checked=""`));
	});

	it('tells programs that fill in what nobody sees that all is well, and forgets what they sent', async () => {
		expect((await post({ ...whole, website: 'https://spam.example' })).headers.location).toContain('contact=sent');
		expect(await kept()).toEqual([]);
		expect(await mailsTo('shop@example.com')).toEqual([]);
	});

	it('takes forms of its own pages alone', async () => {
		expect((await post(whole, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
		expect((await post(whole, { headers: {} })).status).toBe(403);
	});

	it('cannot be used to flood a person with mails: then it says to try again later, and loses nothing', async () => {
		const limits = { ...noLimits, contactRequest: { recipient: { count: 1, seconds: 60 } } };
		const app = await startApp({ database: shop.test.database, limits });
		const who = new Browser(app);
		expect((await post({ ...whole, email: 'flooded@example.com' }, { who })).status).toBe(303);
		const refused = await post({ ...whole, email: 'Flooded@example.com' }, { who });
		expect(refused.status).toBe(429);
		expect(inMain(refused.body)).toContain('Request failed. Please try again later.');
		expect(inMain(refused.body)).toContain('value="Klothilde Kühn"');
		await app.close();
	});
});

const plan = (...sections: PagePlan['sections']): PagePlan => ({ sections });

async function plant(slug: string, pages: PagePlan): Promise<string[]> {
	const document = plannedPage(pages, definitions, ['de-DE', 'en-GB']);
	await shop.test.database.inTenant(shop.demo.id, async (sql) =>
		plantPages(sql, shop.demo, [
			{
				kind: 'page',
				slug,
				names: { 'de-DE': slug, 'en-GB': slug },
				home: false,
				inNavigation: false,
				inFooter: false,
				document,
			},
		]),
	);
	return document.sections.map(({ id }) => id);
}

const words = (text: string) => ({ 'de-DE': text, 'en-GB': text });

describe('a contact form on a page', () => {
	it('takes what its editor asks for, and says in its place that it was sent', async () => {
		const [section = ''] = await plant(
			'write',
			plan(
				plain('contactForm', {
					values: {
						askName: 'off',
						askMessage: 'required',
						askChoice: 'required',
						askConsent: true,
						askCompany: 'optional',
					},
					texts: {
						title: words('Rückruf'),
						options: words('Morgens\nAbends'),
						optionsLabel: words('Wann?'),
						consent: words('Ja, bitte.'),
					},
				}),
			),
		);
		const form = {
			section,
			language: 'de-DE',
			email: 'a@example.com',
			message: 'Hallo',
			choice: 'Abends',
			consent: 'yes',
		};
		const answer = await post(form, { path: '/write' });
		expect([answer.status, answer.headers.location]).toEqual([303, `/write?contact=${section}#${section}`]);
		expect(inMain((await shop.nobody().ask(`/write?contact=${section}`)).body)).toContain('Vielen Dank');
		expect(await kept()).toMatchObject([
			{ topic: 'Rückruf', choice: 'Abends', consent: 'Ja, bitte.', name: '', message: 'Hallo', page: '/write' },
		]);
		expect((await mailsTo('shop@example.com'))[0]?.text).toContain('Wann?: Abends');
	});

	it('comes back with all that was typed and what is wrong beside each field, in the language of the page', async () => {
		const [section = ''] = await plant(
			'ask',
			plan(
				plain('contactForm', {
					values: { askName: 'required', askConsent: true, askChoice: 'required' },
					texts: { title: words('Frage'), options: words('Eins\nZwei') },
				}),
			),
		);
		const answer = await post(
			{ section, name: '', email: 'x', message: 'Bleibt stehen', choice: 'Drei' },
			{ path: '/en-gb/ask' },
		);
		expect(answer.status).toBe(422);
		const body = inMain(answer.body);
		for (const shown of [
			'Bleibt stehen',
			'value="x"',
			'Please enter a valid email address.',
			'Please choose one.',
			'Please tick the box.',
			'Field is required',
		])
			expect(body).toContain(shown);
		expect(body.match(/aria-invalid="true"/g)).toHaveLength(4);
		expect(await kept()).toEqual([]);
	});

	it('takes nothing from a section that there is not, and leaves other calls as they were', async () => {
		expect((await post({ section: 'nothing', email: 'a@example.com' }, { path: '/ask' })).headers.location).toBe(
			'/ask',
		);
		expect((await post({}, { path: '/nowhere' })).headers.location).toBe('/nowhere');
		expect((await post({}, { path: '/service-api/nothing' })).status).toBe(404);
		expect((await post({ ...whole, email: '' }, { path: '/en-gb/get-in-touch' })).body).toContain('Klothilde');
		expect((await post({ email: 'x' }, { path: '/en-gb/newsletter' })).status).not.toBe(303);
		expect(await kept()).toEqual([]);
	});
});

const list = (status: string | null, who = reader) =>
	shop.tell(
		who,
		'query($status: ContactRequestStatus) { contactRequests(status: $status) { total items { id status topic name } } }',
		{ status },
	);

const one = (id: string, who = reader) =>
	shop.tell(
		who,
		'query($id: ID!) { contactRequest(id: $id) { status meetingAt proposedTimes replies { text meetingAt author } } }',
		{ id },
	);

const reply = (given: object, who = staff) =>
	shop.tell(
		who,
		`mutation($id: ID!, $text: String!, $meetingAt: String) {
			replyToContactRequest(id: $id, text: $text, meetingAt: $meetingAt) { status meetingAt }
		}`,
		given,
	);

describe('staff', () => {
	it('lists requests by status, accepts a proposed time, and the person reads it in their language', async () => {
		const times = offered().slice(0, 2);
		await post({ ...whole, times });
		const [request] = await kept();
		const id = request?.id ?? '';
		expect(await list('open')).toMatchObject({ total: 1, items: [{ id, topic: 'Angebot anfragen' }] });
		const search = (text: string) =>
			shop.tell(reader, 'query($q: String) { contactRequests(search: $q) { total } }', { q: text });
		expect(await search(' angebot ')).toMatchObject({ total: 1 });
		expect(await search('100 %_')).toMatchObject({ total: 0 });
		const meetingAt = request?.proposedTimes[1]?.toISOString();
		expect(await reply({ id, text: 'See you then!', meetingAt })).toEqual({ status: 'answered', meetingAt });
		expect(await list('open')).toMatchObject({ total: 0 });
		expect(await one(id)).toMatchObject({ replies: [{ text: 'See you then!', meetingAt, author: 'crm@example.com' }] });
		const mail = (await mailsTo('klothilde@example.com')).at(-1);
		expect(mail?.subject).toBe('Druckwerk: Angebot anfragen');
		expect(mail?.text).toContain('Your meeting is confirmed');
		expect(mail?.text).toContain('See you then!');
		expect(mail?.text).toMatch(/about 30 minutes/);
	});

	it('accepts no time that was not proposed or is over, and sends no empty reply', async () => {
		await post({ ...whole, times: offered().slice(0, 1) });
		const id = (await kept())[0]?.id ?? '';
		for (const wrong of [
			{ id, text: '' },
			{ id, text: 'x', meetingAt: new Date().toISOString() },
			{ id, text: 'x', meetingAt: 'tomorrow' },
			{ id, text: 'x'.repeat(4001) },
		])
			expect(await reply(wrong)).toMatch(/^Please check your entries/);
		await shop.rows(async (sql) => {
			await sql`update contact_requests set proposed_times = array[now() - interval '1 hour']`;
			return [];
		});
		const past = (await kept())[0]?.proposedTimes[0]?.toISOString();
		expect(await reply({ id, text: 'x', meetingAt: past })).toMatch(/meetingAt/);
		expect(await one(id)).toMatchObject({ status: 'open', replies: [] });
		expect(await mailsTo('klothilde@example.com')).toHaveLength(1);
	});

	it('closes requests and opens them again, if it may, and it is in the audit log', async () => {
		await post(whole);
		const id = (await kept())[0]?.id ?? '';
		const move = (name: string, who = staff) =>
			shop.tell(who, `mutation($id: ID!) { ${name}ContactRequest(id: $id) { status } }`, { id });
		expect(await move('close', reader)).toMatch(/not allowed|permission/i);
		expect(await move('close')).toEqual({ status: 'closed' });
		expect(await move('reopen')).toEqual({ status: 'open' });
		const logged = await shop.rows(
			(sql) => sql`
				select action from audit_log
				where entity_type = 'contactRequest' and entity_id = ${id} order by at, id`,
		);
		expect(logged).toEqual([{ action: 'closeContactRequest' }, { action: 'reopenContactRequest' }]);
	});
});

describe('what a shop knows of someone who got in touch', () => {
	it('is handed over and forgotten with the person, while it keeps that there was a request', async () => {
		await post({ ...whole, email: 'Leaving@example.com' });
		const id = (await kept())[0]?.id ?? '';
		await reply({ id, text: 'Dear Klothilde' });
		const person = { id: newId(), email: 'leaving@example.com' };
		const handed = await shop.rows((sql) => contactRequestsOfPerson.exportPart(sql, shop.demo.id, person) as never);
		expect(JSON.stringify(handed)).toContain('Dear Klothilde');
		await shop.rows(async (sql) => {
			await contactRequestsOfPerson.erasePart(sql, shop.demo.id, person);
			return [];
		});
		expect(await kept()).toMatchObject([{ status: 'closed', name: '', email: '', message: '' }]);
		expect(JSON.stringify(await one(id))).not.toMatch(/klothilde/i);
		expect(await reply({ id, text: 'Hello?' })).toMatch(/could not be found/);
	});

	it('is forgotten two years after it was settled', async () => {
		await post(whole);
		await post({ ...whole, name: 'Still open' });
		await shop.rows(async (sql) => {
			await sql`
				update contact_requests set status = 'closed', settled_at = now() - interval '2 years 1 day' where name <> 'Still open'`;
			return [];
		});
		const jobs = runJobs(shop.test, [forgetContactsJob]);
		await shop.rows(async (sql) => {
			await sendJob(sql, shop.demo.id, 'contact.forget', {});
			return [];
		});
		await expect.poll(kept, { timeout: 10_000 }).toHaveLength(1);
		await jobs.close(5000);
	});
});
