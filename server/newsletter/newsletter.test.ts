import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { InTenant } from '../database/connection.ts';
import type { RunningJobs } from '../jobs/start-jobs.ts';
import { runJobs } from '../testing/jobs.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { forgetSubscribersJob } from './forget-job.ts';
import { newsletterOfPerson } from './newsletter-of-person.ts';

let shop: Shop;
let jobs: RunningJobs;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	jobs = runJobs(shop.test, [forgetSubscribersJob]);
	await offer(true);
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
});

beforeEach(() =>
	shop.rows(async (sql) => {
		await sql`delete from newsletter_subscribers`;
		await sql`delete from mails`;
		return [];
	}),
);

async function offer(newsletter: boolean): Promise<void> {
	await shop.rows(async (sql) => {
		await sql`
			insert into settings (tenant_id, "group", "values", version, revision)
			values (${shop.demo.id}, 'shop', ${sql.json({ newsletter })}, 1, 1)
			on conflict (tenant_id, "group") do update set "values" = excluded."values"`;
		return [];
	});
}

const subscribe = (email: string, who = shop.nobody(), language = 'en-GB') =>
	shop.tell(
		who,
		'mutation($email: String!, $language: String) { subscribeNewsletter(email: $email, language: $language, page: "/newsletter") }',
		{ email, language },
	);

const mailsTo = (to: string) =>
	shop.rows<{ subject: string; text: string }>(
		(sql) => sql`select subject, text from mails where "to" = ${to} order by id`,
	);

const stateOf = async (email: string) =>
	(await shop.rows<{ state: string }>((sql) => sql`select state from newsletter_subscribers where email = ${email}`))[0]
		?.state;

const tokenOf = async (email: string) =>
	(await shop.rows<{ token: string }>((sql) => sql`select token from newsletter_subscribers where email = ${email}`))[0]
		?.token ?? '';

const confirmationIn = (text: string | undefined) => /newsletter\/confirm\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

const open = (page: string, token: string) => shop.nobody().ask(`/en-gb/newsletter/${page}?token=${token}`);

const send = (page: string, token: string, body = '', headers: Record<string, string> = {}) =>
	shop.nobody().ask(`/en-gb/newsletter/${page}?token=${token}`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
		body,
	});

async function subscribed(email: string): Promise<string> {
	await subscribe(email);
	const [mail] = await mailsTo(email);
	await send('confirm', confirmationIn(mail?.text));
	return tokenOf(email);
}

describe('the newsletter', () => {
	it('is sent only to who has pressed the button behind the link of a mail, and opening that page does nothing', async () => {
		expect(await subscribe('guest@example.com')).toBe('mailed');
		const [mail] = await mailsTo('guest@example.com');
		expect(mail?.subject).toMatch(/^Please confirm: newsletter of /);
		const token = confirmationIn(mail?.text);
		const asked = await open('confirm', token);
		expect(asked.status).toBe(200);
		expect(asked.body).toContain('Confirm subscription');
		expect(asked.body).not.toContain('guest@example.com');
		expect(await stateOf('guest@example.com')).toBe('pending');
		const done = await send('confirm', token);
		expect(done.body).toContain('You are subscribed');
		expect(await stateOf('guest@example.com')).toBe('subscribed');
		expect((await send('confirm', token)).body).toContain('You are subscribed');
	});

	it('keeps the proof: the words that were shown, when, where and from which address', async () => {
		await subscribed('proof@example.com');
		const proofs = await shop.rows<{ kind: string; consent: string; page: string; networkAddress: string }>(
			(sql) => sql`select kind, consent, page, network_address from newsletter_consents order by at, id`,
		);
		expect(proofs.map(({ kind }) => kind)).toEqual(['requested', 'confirmed']);
		expect(proofs[0]?.consent).toMatch(/^I would like to receive the newsletter of .+ by e-mail\./);
		expect(proofs[0]?.page).toBe('/newsletter');
		expect(proofs.every(({ networkAddress }) => networkAddress !== '')).toBe(true);
	});

	it('answers alike whether or not an address is known, and tells only its owner that it is', async () => {
		await subscribed('known@example.com');
		expect(await subscribe('KNOWN@example.com')).toBe('mailed');
		expect((await mailsTo('KNOWN@example.com'))[0]?.subject).toMatch(/^You already receive the newsletter of /);
		expect(await shop.rows((sql) => sql`select from newsletter_subscribers`)).toHaveLength(1);
	});

	it('needs no mail where someone is signed in with the address', async () => {
		const ida = await shop.as('ada@example.com');
		expect(await subscribe('ada@example.com', ida)).toBe('subscribed');
		expect(await subscribe('ada@example.com', ida)).toBe('subscribed');
		expect(await mailsTo('ada@example.com')).toEqual([]);
		expect(await stateOf('ada@example.com')).toBe('subscribed');
	});

	it('is refused without a mail address, and where the shop has none', async () => {
		expect(await subscribe('nobody')).toBe('Please check your entries. (email)');
		await offer(false);
		expect(await subscribe('late@example.com')).toBe('This could not be found.');
		await offer(true);
		expect(await shop.rows((sql) => sql`select from newsletter_subscribers`)).toEqual([]);
	});

	it('is ended by one press of a button, and by a mail program in one request without a page', async () => {
		const token = await subscribed('end@example.com');
		expect((await open('unsubscribe', token)).body).toContain('Unsubscribe');
		expect(await stateOf('end@example.com')).toBe('subscribed');
		expect((await send('unsubscribe', token)).body).toContain('You are unsubscribed');
		expect(await stateOf('end@example.com')).toBe('unsubscribed');
		const other = await subscribed('click@example.com');
		const answer = await send('unsubscribe', other, 'List-Unsubscribe=One-Click');
		expect([answer.status, answer.body]).toEqual([200, '']);
		expect(await stateOf('click@example.com')).toBe('unsubscribed');
		const third = await subscribed('parts@example.com');
		const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
		await send('unsubscribe', third, parts, { 'content-type': 'multipart/form-data; boundary=x' });
		expect(await stateOf('parts@example.com')).toBe('unsubscribed');
	});

	it('does not begin again because someone types an address that has unsubscribed', async () => {
		const token = await subscribed('gone@example.com');
		await send('unsubscribe', token);
		await subscribe('gone@example.com');
		expect(await stateOf('gone@example.com')).toBe('unsubscribed');
		const mails = await mailsTo('gone@example.com');
		await send('confirm', confirmationIn(mails.at(-1)?.text));
		expect(await stateOf('gone@example.com')).toBe('subscribed');
	});

	it('comes in the language that its reader chooses', async () => {
		const token = await subscribed('tongue@example.com');
		const saved = await send('unsubscribe', token, 'newsletterLanguage=de-DE');
		expect(saved.body).toContain('Your choice has been saved.');
		const rows = await shop.rows<{ language: string }>((sql) => sql`select language from newsletter_subscribers`);
		expect(rows).toEqual([{ language: 'de-DE' }]);
		expect(await stateOf('tongue@example.com')).toBe('subscribed');
	});

	it('shows the pages of its links such that browsers name the origin of their forms, and tell it to no other site', async () => {
		const token = await subscribed('lena@example.com');
		expect((await open('unsubscribe', token)).headers).toMatchObject({ 'referrer-policy': 'same-origin' });
	});

	it('says of a link that no one knows that it is not valid, with a page', async () => {
		for (const page of ['confirm', 'unsubscribe']) {
			for (const answer of [await open(page, 'x'), await send(page, 'x'), await open(page, '')]) {
				expect(answer.status).toBe(404);
				expect(answer.body).toContain('This link is not valid any more');
			}
		}
	});

	it('is requested without JavaScript, and a wrong address stays in the field', async () => {
		const form = (email: string) =>
			shop.nobody().ask('/en-gb/newsletter', {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
				body: new URLSearchParams({ email, language: 'en-GB', form: 'footer' }).toString(),
			});
		const wrong = await form('not an address');
		expect(wrong.status).toBe(422);
		expect(wrong.body).toContain('value="not an address"');
		expect(wrong.body).toContain('Please enter a valid e-mail address.');
		const right = await form('plain@example.com');
		expect([right.status, right.headers.location]).toEqual([303, '/en-gb/newsletter?newsletter=received']);
		const sources = await shop.rows<{ source: string }>((sql) => sql`select source from newsletter_subscribers`);
		expect(sources).toEqual([{ source: 'footer' }]);
	});

	it('keeps the page with the box in the proof, and the topics that the box was made for', async () => {
		const [topic] = await shop.rows<{ id: string }>(
			(sql) => sql`
				insert into newsletter_topics (tenant_id, id, position) values (${shop.demo.id}, gen_random_uuid(), 1) returning id`,
		);
		const form = {
			email: 'box@example.com',
			language: 'en-GB',
			form: 'block',
			section: 'one',
			[`topic-${topic?.id}`]: 'on',
		};
		const sent = await shop.nobody().ask('/en-gb/newsletter', {
			method: 'POST',
			headers: {
				'content-type': 'application/x-www-form-urlencoded',
				'sec-fetch-site': 'same-origin',
				referer: 'http://demo.localhost/en-gb/about?from=mail',
			},
			body: new URLSearchParams(form).toString(),
		});
		expect(sent.status).toBe(303);
		const [proof] = await shop.rows(
			(sql) => sql`
				select s.source, s.every_topic, c.page, t.topic_id from newsletter_subscribers s
				join newsletter_consents c on c.tenant_id = s.tenant_id and c.subscriber_id = s.id
				join newsletter_subscriber_topics t on t.tenant_id = s.tenant_id and t.subscriber_id = s.id`,
		);
		expect(proof).toEqual({ source: 'block', everyTopic: false, page: '/en-gb/about', topicId: topic?.id });
	});

	it('keeps the words of the box that was ticked where an account is made', async () => {
		const asked = await shop.tell(
			shop.nobody(),
			'mutation { subscribeNewsletter(email: "new@example.com", language: "de-DE", form: signUp, page: "/signup") }',
		);
		expect(asked).toBe('mailed');
		const proofs = await shop.rows((sql) => sql`select consent, page from newsletter_consents`);
		expect(proofs).toEqual([
			{ consent: expect.stringMatching(/^Ich möchte außerdem den Newsletter von Druckwerk/), page: '/signup' },
		]);
	});

	it('forgets what was never confirmed after a week, and keeps what was', async () => {
		await subscribe('silent@example.com');
		await subscribed('loud@example.com');
		await shop.rows(async (sql) => {
			await sql`update newsletter_subscribers set confirmation_sent_at = now() - interval '8 days'`;
			return [];
		});
		const inTenant: InTenant = (work) => shop.test.database.inTenant(shop.demo.id, work);
		await forgetSubscribersJob.run({ tenantId: shop.demo.id, payload: {}, inTenant } as never);
		const rows = await shop.rows<{ email: string }>((sql) => sql`select email from newsletter_subscribers`);
		expect(rows).toEqual([{ email: 'loud@example.com' }]);
	});

	it('hands over what it knows of a person, and after their erasure knows only that the address must not be written to', async () => {
		await subscribed('person@example.com');
		const person = { id: shop.demo.id, email: 'person@example.com' };
		const known = await shop.rows((sql) => newsletterOfPerson.exportPart(sql, shop.demo.id, person) as never);
		expect(known).toMatchObject([{ state: 'subscribed', consents: [{ kind: 'requested' }, { kind: 'confirmed' }] }]);
		await shop.rows(async (sql) => {
			await newsletterOfPerson.erasePart(sql, shop.demo.id, person);
			return [];
		});
		const rows = await shop.rows((sql) => sql`select email, state from newsletter_subscribers`);
		expect(rows).toEqual([{ email: '', state: 'unsubscribed' }]);
		const addresses = await shop.rows((sql) => sql`select distinct network_address from newsletter_consents`);
		expect(addresses).toEqual([{ networkAddress: '' }]);
	});
});
