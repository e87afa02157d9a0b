import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { contactSettings } from '../../../rules/settings/contact.ts';
import { schedulingSettings } from '../../../rules/settings/scheduling.ts';
import { shopSettings } from '../../../rules/settings/shop.ts';
import { type CalendlySandbox, startCalendlySandbox } from '../../../sandbox/calendly/server.ts';
import { calmKnobs } from '../../../sandbox/calendly/world.ts';
import { calendlyProvider } from '../../integrations/scheduling/calendly.ts';
import { readCalendlyEvent } from '../../integrations/scheduling/calendly-event.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import type { Browser } from '../../testing/accounts.ts';
import { endPauses, runJobs } from '../../testing/jobs.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { meetingLinkJob } from '../leads/meeting-link-job.ts';
import { requestMeetingLink } from '../leads/request-meeting-link.ts';
import type { SchedulingServices } from './services.ts';

let sandbox: CalendlySandbox;
let shop: Shop;
let ada: Browser;
let services: SchedulingServices;
let jobs: RunningJobs;

const consultation = 'https://api.calendly.com/event_types/consultation';

beforeAll(async () => {
	sandbox = await startCalendlySandbox();
	const provider = calendlyProvider({ sandboxUrl: sandbox.url, url: sandbox.url });
	shop = await startShop(inject('cluster'), undefined, { scheduling: provider });
	ada = await shop.as('ada@example.com');
	services = { provider, secretsKey: Buffer.alloc(32) };
	jobs = runJobs(shop.test, [meetingLinkJob(services, () => 'http://demo.localhost')]);
	await shop.rows(async (sql) => {
		await setSettings(sql, shop.demo.id, shopSettings, { mail: 'shop@example.com' });
		await setSettings(sql, shop.demo.id, contactSettings, { offered: true });
		return [];
	});
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
	await sandbox.close();
});

beforeEach(() =>
	shop.rows(async (sql) => {
		await sql`delete from booked_meetings`;
		await sql`delete from onboarding_leads`;
		await sql`delete from mails`;
		await sql`delete from scheduling_connections`;
		await sql`delete from settings where "group" = ${schedulingSettings.group}`;
		await sql`delete from secrets`;
		return [];
	}),
);
afterEach(() => {
	Object.assign(sandbox.world.knobs, calmKnobs());
	sandbox.world.webhooks.clear();
	sandbox.world.deliveries.length = 0;
});

const account = () => shop.tell(ada, '{ schedulingAccount { name problem eventTypes { uri name minutes } } }');

const save = (settings: object) =>
	shop.tell(
		ada,
		'mutation($settings: SchedulingInput!) { saveSchedulingSettings(settings: $settings) { enabled eventType connection webhook } }',
		{ settings },
	);

const offer = () => shop.tell(shop.nobody(), '{ contactOffer { bookingUrl isSandbox days { day } } }');

const setKey = (value: string) =>
	shop.tell(ada, 'mutation($value: String!) { setSecret(purpose: schedulingKey, value: $value) { isSet } }', { value });

const mailsTo = (to: string) =>
	shop.rows<{ subject: string; text: string }>((sql) => sql`select subject, text from mails where "to" = ${to}`);

const linkIn = (text: string | undefined) => /https?:\/\/\S+/.exec(text?.split('Book a meeting: ')[1] ?? '')?.[0] ?? '';

async function wantLink(email: string): Promise<void> {
	const tenant = shop.demo;
	await requestMeetingLink(
		(work) => shop.test.database.inTenant(tenant.id, work),
		{
			tenant,
			user: undefined,
			shop: 'http://demo.localhost',
			address: '127.0.0.1',
			requestId: 'r',
			services: { limits: { take: async () => undefined, forgive: async () => undefined } } as never,
		},
		{ email, language: 'en-GB', page: '/start' },
	);
}

const mailTo = async (email: string) => {
	await expect.poll(() => mailsTo(email), { timeout: 10_000 }).toHaveLength(1);
	return (await mailsTo(email))[0];
};

const states = () =>
	shop.rows<{ state: string; linkKind: string }>((sql) => sql`select state, link_kind from onboarding_leads`);

describe('Calendly', () => {
	it('lists its active event types, page by page, and says who they belong to', async () => {
		expect(await account()).toEqual({
			name: 'Sandbox',
			problem: null,
			eventTypes: [
				{ uri: consultation, name: 'Beratung / Consultation', minutes: 30 },
				{ uri: expect.stringContaining('print-data'), name: 'Druckdaten / Print data', minutes: 15 },
				{ uri: expect.stringContaining('studio-visit'), name: 'Besuch / Visit', minutes: 60 },
			],
		});
	});

	it.each([
		['failWith', 401, 'key'],
		['failWith', 403, 'plan'],
		['failWith', 429, 'busy'],
		['failWith', 500, 'busy'],
		['badData', true, 'refused'],
	] as const)('says what is wrong where it answers with %s %s', async (knob, value, problem) => {
		Object.assign(sandbox.world.knobs, { [knob]: value });
		expect(await account()).toEqual({ name: '', problem, eventTypes: [] });
	});

	it('refuses a wrong key, which is written and never read', async () => {
		expect(await setKey('wrong-token')).toEqual({ isSet: true });
		expect(await account()).toMatchObject({ problem: 'key' });
		expect(JSON.stringify(await shop.tell(ada, '{ secrets { purpose isSet setAt } }'))).not.toContain('wrong-token');
	});

	it('takes bookings at its own page once it is chosen, in place of proposed times', async () => {
		expect(await offer()).toMatchObject({ bookingUrl: null });
		expect((await offer()).days.length).toBeGreaterThan(0);
		expect(await save({ enabled: true, eventType: consultation })).toEqual({
			...{ enabled: true, eventType: consultation, connection: 'sandbox', webhook: 'active' },
		});
		expect(await offer()).toEqual({
			bookingUrl: expect.stringMatching(new RegExp(`^${sandbox.publicUrl}/.+/consultation$`)),
			isSandbox: true,
			days: [],
		});
		expect(await save({ enabled: false, eventType: consultation })).toMatchObject({ webhook: 'none' });
		expect(await offer()).toMatchObject({ bookingUrl: null });
		expect(sandbox.world.webhooks.size).toBe(0);
	});

	it('is not shown to visitors with an event type that is not there, and saves all the same while it is away', async () => {
		await save({ enabled: true, eventType: 'https://api.calendly.com/event_types/retired' });
		expect(await offer()).toMatchObject({ bookingUrl: null });
		sandbox.world.knobs.failWith = 500;
		expect(await save({ enabled: true, eventType: consultation })).toMatchObject({ enabled: true, webhook: 'none' });
		expect(await offer()).toMatchObject({ bookingUrl: null });
	});

	it('works on a free plan, which reports no bookings, and says so', async () => {
		sandbox.world.knobs.freePlan = true;
		expect(await save({ enabled: true, eventType: consultation })).toMatchObject({ webhook: 'notInPlan' });
		expect((await offer()).bookingUrl).not.toBeNull();
	});

	it('replaces a webhook that was registered before', async () => {
		await save({ enabled: true, eventType: consultation });
		await shop.rows(async (sql) => {
			await sql`update scheduling_connections set webhook_uri = ''`;
			return [];
		});
		expect(await save({ enabled: true, eventType: consultation })).toMatchObject({ webhook: 'active' });
		expect(sandbox.world.webhooks.size).toBe(1);
	});
});

describe('the link to book a meeting', () => {
	it('is for one booking, is mailed by the job, and what is booked with it is kept with the lead and the contact', async () => {
		await save({ enabled: true, eventType: consultation });
		await wantLink('lead@example.com');
		const mail = await mailTo('lead@example.com');
		expect(mail?.subject).toBe('Book your meeting with Druckwerk');
		const link = linkIn(mail?.text);
		expect(link).toMatch(/\/d\/\w+\/consultation\?/);
		expect(await states()).toEqual([{ state: 'sent', linkKind: 'singleUse' }]);
		const page = await (await fetch(link)).text();
		expect(page).toContain('value="lead@example.com"');
		// The sandbox has reported it to the shop already: what is reported here is the same booking once more.
		const [webhook] = sandbox.world.webhooks.values();
		if (!webhook) throw new Error('no webhook');
		const time = /value="(\d{4}-[^"]+Z)"/.exec(page)?.[1] ?? '';
		const utm = Object.fromEntries([...new URL(link).searchParams].filter(([name]) => name.startsWith('utm_')));
		const booked = await fetch(link, {
			method: 'POST',
			body: new URLSearchParams({ time, name: 'Lea', email: 'lead@example.com', ...utm }),
		});
		expect(booked.status).toBe(200);
		expect((await fetch(link)).status).toBe(404);
		const [booking] = sandbox.world.bookings.values();
		const report = async (event: string, signingKey = webhook.signingKey, at = Math.floor(Date.now() / 1000)) => {
			const uri = `https://api.calendly.com/scheduled_events/${booking?.id}`;
			const body = JSON.stringify({
				event,
				payload: {
					...{ uri: `${uri}/invitees/${booking?.id}`, email: 'lead@example.com', name: 'Lea' },
					tracking: booking?.tracking,
					scheduled_event: { uri, name: 'Consultation', start_time: time, end_time: time },
				},
			});
			const v1 = createHmac('sha256', signingKey).update(`${at}.${body}`).digest('hex');
			return shop.nobody().ask(`/service-api/webhooks/calendly/${shop.demo.id}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'calendly-webhook-signature': `t=${at},v1=${v1}` },
				body,
			});
		};
		expect((await report('invitee.created')).status).toBe(200);
		expect((await report('invitee.created')).status).toBe(200);
		const meetings = () =>
			shop.rows<{ state: string; name: string }>((sql) => sql`select state, name from booked_meetings`);
		expect(await meetings()).toEqual([{ state: 'booked', name: 'Lea' }]);
		expect(await states()).toMatchObject([{ state: 'booked' }]);
		const events = await shop.rows<{ source: string }>(
			(sql) => sql`
				select e.source from contact_events e join contacts c on c.tenant_id = e.tenant_id and c.id = e.contact_id
				where c.email = 'lead@example.com' order by e.source`,
		);
		expect(events.map(({ source }) => source)).toEqual(['meeting', 'onboarding']);
		expect((await report('invitee.canceled')).status).toBe(200);
		expect(await meetings()).toMatchObject([{ state: 'cancelled' }]);
		for (const refused of [
			await report('invitee.created', 'another key'),
			await report('invitee.created', webhook.signingKey, Math.floor(Date.now() / 1000) - 200),
		])
			expect(refused.status).toBe(400);
	});

	it('falls back to the open page of the event type, and without Calendly to the page of the shop', async () => {
		await save({ enabled: true, eventType: consultation });
		sandbox.world.knobs.failWith = 403;
		await wantLink('open@example.com');
		expect(linkIn((await mailTo('open@example.com'))?.text)).toMatch(/\/consultation\?email=open%40example.com/);
		Object.assign(sandbox.world.knobs, calmKnobs());
		await save({ enabled: false, eventType: consultation });
		await wantLink('page@example.com');
		expect(linkIn((await mailTo('page@example.com'))?.text)).toBe('http://demo.localhost/en-gb/get-in-touch');
		expect((await states()).map(({ linkKind }) => linkKind).sort()).toEqual(['open', 'page']);
	});

	it('waits while Calendly is overloaded, and is mailed once however often the job runs', async () => {
		await save({ enabled: true, eventType: consultation });
		sandbox.world.knobs.failWith = 500;
		await wantLink('later@example.com');
		const [lead] = await shop.rows<{ id: string }>((sql) => sql`select id from onboarding_leads`);
		await expect
			.poll(
				() => shop.rows((sql) => sql`select from jobs.job where name = 'contact.meetingLink' and state = 'retry'`),
				{
					timeout: 10_000,
				},
			)
			.toHaveLength(1);
		expect(await mailsTo('later@example.com')).toEqual([]);
		Object.assign(sandbox.world.knobs, calmKnobs());
		await endPauses(shop.test);
		await mailTo('later@example.com');
		await shop.rows(async (sql) => {
			await sendJob(sql, shop.demo.id, 'contact.meetingLink', { leadId: lead?.id });
			return [];
		});
		await expect
			.poll(
				() => shop.rows((sql) => sql`select from jobs.job where name = 'contact.meetingLink' and state <> 'completed'`),
				{
					timeout: 10_000,
				},
			)
			.toEqual([]);
		expect(await mailsTo('later@example.com')).toHaveLength(1);
	});
});

describe('the signature of a webhook', () => {
	const key = 'signing key';
	const body = Buffer.from(
		JSON.stringify({
			event: 'invitee.created',
			payload: { uri: 'u', email: 'a@example.com', scheduled_event: { start_time: '2026-11-23T09:00:00Z' } },
		}),
	);
	const now = Date.UTC(2026, 10, 20);
	const at = now / 1000;
	const sign = (time: number, of = body) =>
		`t=${time},v1=${createHmac('sha256', key).update(`${time}.`).update(of).digest('hex')}`;

	it('is over the time and the very bytes, and holds for three minutes', () => {
		expect(readCalendlyEvent(body, sign(at), key, now)).toMatchObject({ kind: 'booked', email: 'a@example.com' });
		for (const wrong of [sign(at - 181), sign(at + 181), sign(at, Buffer.from('x')), '', 't=1', `v1=${'0'.repeat(64)}`])
			expect(readCalendlyEvent(body, wrong, key, now)).toBe('refused');
		expect(readCalendlyEvent(Buffer.concat([body, Buffer.from(' ')]), sign(at), key, now)).toBe('refused');
	});

	it('makes nothing of what it does not know', () => {
		for (const other of ['{}', '[]', 'x', '{"event":"routing_form_submission.created","payload":{}}']) {
			const bytes = Buffer.from(other);
			expect(readCalendlyEvent(bytes, sign(at, bytes), key, now)).toBeUndefined();
		}
	});
});
