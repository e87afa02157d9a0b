import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { errorCatalogue } from '../../../rules/errors.ts';
import { newId } from '../../../rules/ids.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { regularLayout } from '../../../rules/pages/layout.ts';
import { type BulkMail, MailNotTaken, type MailPort } from '../../integrations/mail/port.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import type { Browser } from '../../testing/accounts.ts';
import { runJobs } from '../../testing/jobs.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { hashOfEmail } from '../core/find-subscriber.ts';
import { prepareCampaigns } from './prepare-campaign.ts';
import { sendCampaigns, settlingJob } from './send-batch.ts';
import { settleCampaigns } from './settle-batches.ts';

let shop: Shop;
let jobs: RunningJobs;
let admin: Browser;

const english = (key: string) => shippedEntries.get(key)?.translations['en-GB'] ?? key;
const platformAddress = () => 'http://demo.localhost';

/** A provider in memory: what it has taken, and what it says and does next. */
const provider = {
	batches: [] as BulkMail[],
	next: [] as ('lost' | 'lostUnsent' | 'refused')[],
	says: true as boolean | undefined,
};

const port: MailPort = {
	send: async () => undefined,
	bulk: {
		most: 1000,
		async send(mail) {
			const fate = provider.next.shift();
			if (fate === 'refused') throw new MailNotTaken('503', 'try again later');
			if (fate !== 'lostUnsent') provider.batches.push(mail);
			if (fate) throw new MailNotTaken('lost', 'lost', { isUnknown: true });
		},
		wasTaken: async (id) => provider.says && provider.batches.some(({ batchId }) => batchId === id),
	},
};

const choose = async () => ({ port, from: 'news@shop.example' });
const declared = [
	prepareCampaigns(platformAddress),
	sendCampaigns({ choose, platformAddress }),
	settleCampaigns(choose),
];

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	jobs = runJobs(shop.test, declared);
	admin = await shop.as('ada@example.com');
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
});

beforeEach(() => {
	provider.batches = [];
	provider.next = [];
	provider.says = true;
	return shop.rows(async (sql) => {
		await sql`delete from newsletter_campaigns`;
		await sql`delete from newsletter_subscribers`;
		await sql`delete from newsletter_suppressions`;
		return [];
	});
});

async function subscribers(count: number, language = 'en-GB', measured = false): Promise<void> {
	const people = Array.from({ length: count }, (_, index) => {
		const email = `${index + 1}${language}@example.com`;
		return { email, hash: hashOfEmail(email) };
	});
	await shop.rows(async (sql) => {
		await sql`
			insert into newsletter_subscribers (
				tenant_id, id, email, email_hash, language, state, source, token, confirmed_at, measured
			)
			select ${shop.demo.id}, gen_random_uuid(), g.email, g.hash, ${language}, 'subscribed', 'page',
				gen_random_uuid()::text, now(), ${measured}
			from jsonb_to_recordset(${JSON.stringify(people)}::text::jsonb) as g (email text, hash text)`;
		return [];
	});
}

const section = (title: string) => ({
	id: 'one',
	type: 'singleCta',
	version: 1,
	layout: regularLayout,
	values: {
		look: 'accent',
		align: 'start',
		first: { url: '/products', target: '', click: 'button', colour: 'primary' },
	},
	texts: {
		title: { 'de-DE': { text: title, source: 'human' } },
		first: { 'de-DE': { text: 'Zum Shop', source: 'human' } },
	},
	items: [],
});

async function campaign(segment: object = {}): Promise<string> {
	const { id } = await shop.tell(admin, 'mutation { createNewsletterCampaign(name: "Autumn") { id } }');
	const saved = await shop.tell(
		admin,
		'mutation($id: ID!, $campaign: CampaignInput!) { saveNewsletterCampaign(id: $id, revision: 1, campaign: $campaign) { revision } }',
		{
			id,
			campaign: {
				name: 'Autumn',
				subjects: [{ languageCode: 'de-DE', translation: 'Neues im Herbst' }],
				preheaders: [{ languageCode: 'de-DE', translation: 'Papier' }],
				segment: { languages: [], topicIds: [], ordered: 'any', ...segment },
			},
		},
	);
	expect(saved).toEqual({ revision: 2 });
	await shop.rows(async (sql) => {
		const document = { sections: [section('Herbst')], seo: { texts: {}, image: null, index: true } };
		await sql`update newsletter_campaigns set draft = ${JSON.stringify(document)}::text::jsonb where id = ${id}`;
		return [];
	});
	return id;
}

const send = (id: string) =>
	shop.tell(admin, 'mutation($id: ID!) { sendNewsletterCampaign(id: $id) { state } }', { id });

const look = (id: string) =>
	shop.tell(
		admin,
		'query($id: ID!) { newsletterCampaign(id: $id) { state problem figures { total waiting sent failed skipped unclear delivered bounced complained opened clicked } } }',
		{ id },
	);

const settled = (id: string, state = 'sent') =>
	expect.poll(async () => (await look(id)).state, { timeout: 20_000 }).toBe(state);

/** Before it is prepared nobody waits either. */
const handedTo = (id: string, total: number) =>
	expect.poll(async () => (await look(id)).figures, { timeout: 20_000 }).toMatchObject({ total, waiting: 0 });

const reached = () => provider.batches.flatMap(({ recipients }) => recipients.map(({ to }) => to));

/** As if two minutes had gone by. */
const later = (campaignId: string) =>
	shop.rows(async (sql) => {
		await sql`update newsletter_recipients set handed_at = handed_at - interval '5 minutes' where state = 'handed'`;
		await sendJob(sql, shop.demo.id, settlingJob, { campaignId });
		return [];
	});

describe('a campaign', () => {
	it('reaches each subscriber once, in batches, with a link of their own to end it with one click', async () => {
		await subscribers(120);
		const id = await campaign();
		expect(await send(id)).toMatchObject({ state: 'preparing' });
		await settled(id);
		expect(reached()).toHaveLength(120);
		expect(new Set(reached()).size).toBe(120);
		const [first] = provider.batches;
		const [reader] = first?.recipients ?? [];
		expect(first?.subject).toBe('Neues im Herbst');
		expect(first?.html).toContain('Zum Shop');
		expect(first?.text).toContain('/products');
		expect(first?.html).not.toContain('/newsletter/opened');
		expect(reader?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
		expect(reader?.headers['List-Unsubscribe']).toMatch(/^<http:\/\/.+\/newsletter\/unsubscribe\?token=.+>$/);
		expect((await look(id)).figures).toMatchObject({ total: 120, sent: 120, waiting: 0 });
	});

	it('whose answer was lost asks the provider, and sends again only what it has not taken', async () => {
		await subscribers(100);
		provider.next = ['lost', 'lostUnsent'];
		const id = await campaign();
		await send(id);
		await handedTo(id, 100);
		await later(id);
		await settled(id);
		expect(reached()).toHaveLength(100);
		expect(new Set(reached()).size).toBe(100);
	});

	it('that nobody can clear up sends nothing twice by itself, and an admin decides', async () => {
		await subscribers(10);
		provider.next = ['lostUnsent'];
		provider.says = undefined;
		const id = await campaign();
		await send(id);
		await handedTo(id, 10);
		await later(id);
		await settled(id);
		expect(reached()).toEqual([]);
		expect((await look(id)).figures).toMatchObject({ sent: 0, unclear: 10 });
		await shop.tell(admin, 'mutation($id: ID!) { retryNewsletterCampaign(id: $id) { state } }', { id });
		await settled(id);
		expect(reached()).toHaveLength(10);
	});

	it('leaves out who has unsubscribed since it began, and goes on after a pause', async () => {
		await subscribers(60);
		provider.next = ['refused'];
		const id = await campaign();
		await send(id);
		await settled(id, 'sending');
		await shop.tell(admin, 'mutation($id: ID!) { pauseNewsletterCampaign(id: $id) { state } }', { id });
		await shop.rows(async (sql) => {
			await sql`update newsletter_subscribers set state = 'unsubscribed' where email = '60en-GB@example.com'`;
			return [];
		});
		await shop.tell(admin, 'mutation($id: ID!) { resumeNewsletterCampaign(id: $id) { state } }', { id });
		await settled(id);
		expect(new Set(reached()).size).toBe(reached().length);
		expect((await look(id)).figures).toMatchObject({ total: 60 });
	});

	it('is sent to nobody without a subject, content or readers', async () => {
		const id = await campaign();
		expect(await send(id)).toBe(english('adminCampaigns.errorNobody'));
		await subscribers(1);
		await shop.rows(async (sql) => {
			await sql`update newsletter_campaigns set subjects = '{}'`;
			return [];
		});
		expect(await send(id)).toBe(english('adminCampaigns.errorSubject'));
		const { id: empty } = await shop.tell(admin, 'mutation { createNewsletterCampaign(name: "Empty") { id } }');
		expect(await send(empty)).toBe(english('adminCampaigns.errorEmpty'));
	});

	it('is for those whom its segment describes', async () => {
		await subscribers(3, 'en-GB');
		await subscribers(2, 'de-DE');
		const count = (segment: object) =>
			shop.tell(
				admin,
				'query($segment: CampaignSegmentInput!) { campaignAudience(segment: $segment) { language count } }',
				{
					segment: { languages: [], topicIds: [], ordered: 'any', ...segment },
				},
			);
		expect(await count({})).toEqual([
			{ language: 'en-GB', count: 3 },
			{ language: 'de-DE', count: 2 },
		]);
		expect(await count({ languages: ['de-DE'] })).toEqual([{ language: 'de-DE', count: 2 }]);
		expect(await count({ ordered: 'ordered' })).toEqual([]);
		expect(await count({ subscribedSince: '2999-01-01' })).toEqual([]);
		expect(await count({ topicIds: [newId()] })).toHaveLength(2);
	});

	it('counts what is opened and followed only of those who have agreed', async () => {
		await subscribers(1, 'en-GB', true);
		await subscribers(1, 'de-DE');
		const id = await campaign();
		await send(id);
		await settled(id);
		const [counted, plain] = ['en-GB', 'de-DE'].map((code) =>
			provider.batches.find(({ language }) => language === code),
		);
		expect(counted?.html).toContain('/newsletter/followed/-platenRecipient-/0');
		expect(plain?.html).not.toContain('/newsletter/followed');
		const follow = (mail: BulkMail | undefined) =>
			shop.nobody().ask(`/newsletter/followed/${mail?.recipients[0]?.id}/0`);
		const answer = await follow(counted);
		expect([answer.status, answer.headers.location]).toEqual([302, expect.stringMatching(/\/products$/)]);
		await follow(plain);
		expect((await look(id)).figures).toMatchObject({ opened: 1, clicked: 1 });
		expect((await shop.nobody().ask(`/newsletter/followed/${newId()}/0`)).status).toBe(404);
	});

	it('hears of bounces and complaints that are signed, and never writes to them again', async () => {
		await subscribers(2);
		const id = await campaign();
		await send(id);
		await settled(id);
		const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
		const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
		await shop.rows(async (sql) => {
			await sql`
				insert into settings (tenant_id, "group", "values", version, revision)
				values (${shop.demo.id}, 'orders', ${sql.json({ mailEventKey: key })}, 1, 1)
				on conflict (tenant_id, "group") do update set "values" = settings."values" || excluded."values"`;
			return [];
		});
		const [one, two] = provider.batches[0]?.recipients ?? [];
		const at = Math.floor(Date.now() / 1000);
		const body = JSON.stringify([
			{ event: 'delivered', email: one?.to, recipient: one?.id, timestamp: at },
			{ event: 'spamreport', email: one?.to, recipient: one?.id, timestamp: at },
			{
				event: 'bounce',
				type: 'bounce',
				email: two?.to,
				recipient: two?.id,
				timestamp: at,
				reason: '550 no such user',
			},
		]);
		const tell = (signed: string) =>
			shop.nobody().ask(`/service-api/webhooks/sendgrid/${shop.demo.id}`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'x-twilio-email-event-webhook-timestamp': String(at),
					'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(signed), privateKey).toString('base64'),
				},
				body,
			});
		expect((await tell(`${at}${body} `)).status).toBe(400);
		expect((await tell(`${at}${body}`)).status).toBe(200);
		expect((await tell(`${at}${body}`)).status).toBe(200);
		expect((await look(id)).figures).toMatchObject({ delivered: 1, bounced: 1, complained: 1 });
		const reasons = await shop.rows<{ reason: string }>(
			(sql) => sql`select reason from newsletter_suppressions order by reason`,
		);
		expect(reasons.map(({ reason }) => reason)).toEqual(['bounced', 'complained']);
		const again = await campaign();
		expect(await send(again)).toBe(english('adminCampaigns.errorNobody'));
	});

	it('is found by its name and by its subjects, and by nothing else', async () => {
		await campaign();
		const found = async (search: string) => {
			const { total, items } = await shop.tell(
				admin,
				'query($search: String!) { newsletterCampaigns(search: $search) { total items { name } } }',
				{ search },
			);
			return [total, items.length];
		};
		expect(await found('autu')).toEqual([1, 1]);
		expect(await found('neues im')).toEqual([1, 1]);
		expect(await found('%')).toEqual([0, 0]);
		expect(await found('')).toEqual([1, 1]);
	});

	it('cannot be changed once it is sent, nor over what another user has saved', async () => {
		await subscribers(1);
		const id = await campaign();
		const save =
			'mutation($id: ID!, $campaign: CampaignInput!) { saveNewsletterCampaign(id: $id, revision: 1, campaign: $campaign) { revision } }';
		const given = { name: 'x', subjects: [], preheaders: [], segment: { languages: [], topicIds: [], ordered: 'any' } };
		expect(await shop.tell(admin, save, { id, campaign: given })).toBe(english('adminCampaigns.errorChanged'));
		await send(id);
		await settled(id);
		expect(await shop.tell(admin, save, { id, campaign: given })).toBe(english('adminCampaigns.errorClosed'));
		expect(await send(id)).toBe(english('adminCampaigns.errorClosed'));
		const client = newId();
		const open = 'mutation($id: ID!, $client: ID!) { openCampaignMail(campaign: $id, client: $client) { mine } }';
		expect(await shop.tell(admin, open, { id, client })).toEqual({ mine: false });
	});

	it('is edited in steps, of blocks that a mail can show', async () => {
		const { id } = await shop.tell(admin, 'mutation { createNewsletterCampaign(name: "Edited") { id } }');
		const client = newId();
		const open =
			'mutation($id: ID!, $client: ID!) { openCampaignMail(campaign: $id, client: $client) { mine revision } }';
		expect(await shop.tell(admin, open, { id, client })).toEqual({ mine: true, revision: 0 });
		const change = (number: number, type: string) =>
			shop.tell(
				admin,
				'mutation($id: ID!, $client: ID!, $steps: JSON!) { changeCampaignMail(campaign: $id, client: $client, steps: $steps) { revision } }',
				{
					...{ id, client },
					steps: [
						{
							number,
							kind: 'do',
							of: null,
							operations: [{ do: 'insert', section: { ...section('x'), id: `s${number}`, type }, before: null }],
						},
					],
				},
			);
		expect(await change(1, 'singleCta')).toEqual({ revision: 1 });
		expect(await change(2, 'hero')).toContain(english(errorCatalogue.PAGE_STEP_REFUSED.text));
		const preview = await shop.tell(
			admin,
			'query($id: ID!) { campaignPreview(id: $id, language: "de-DE") { html text } }',
			{ id },
		);
		expect(preview.html).toContain('Zum Shop');
		expect(preview.text).toContain('Zum Shop: http');
	});

	it('is planned for a time, and not sent when that is taken back', async () => {
		await subscribers(1);
		const id = await campaign();
		const plan = (at: string | null) =>
			shop.tell(
				admin,
				'mutation($id: ID!, $at: String) { scheduleNewsletterCampaign(id: $id, at: $at) { state sendAt } }',
				{
					...{ id, at },
				},
			);
		const at = '2999-01-01T08:00:00.000Z';
		expect(await plan(at)).toEqual({ state: 'scheduled', sendAt: at });
		expect(await plan('2001-01-01T08:00:00.000Z')).toContain(english('errors.validation'));
		expect(await plan(null)).toEqual({ state: 'draft', sendAt: null });
		expect(reached()).toEqual([]);
	});
});
