import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readDeepLink } from '../../../rules/accounts/deep-link.ts';
import { Browser } from '../../testing/accounts.ts';
import { type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { tellCommentsJob } from './tell-comments-job.ts';

let shop: DesignShop;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant();
});
afterAll(() => shop.close());

async function share(owner: Browser, { notifies = true, mayComment = true, name = 'Karten für Eva' } = {}) {
	const { id } = await shop.tell(
		owner,
		'mutation($p: ID!, $n: String) { createDesign(productId: $p, itemName: $n) { id } }',
		{ p: shop.idOf('cards'), n: name },
	);
	const { path, link } = await shop.tell(
		owner,
		`mutation($id: ID!, $mayComment: Boolean!, $notifies: Boolean!) {
			createDesignLink(designId: $id, mayComment: $mayComment, notifies: $notifies) { path link { id notifies } }
		}`,
		{ id, mayComment, notifies },
	);
	return { id, link, token: path.split('token=')[1] };
}

const comment = (token: string, text: string, author = 'Jo') =>
	shop.tell(
		new Browser(shop.app),
		`mutation($token: String!, $author: String!, $text: String!) {
			commentOnSharedDesign(token: $token, author: $author, text: $text)
		}`,
		{ token, author, text },
	);

interface WaitingJob {
	designId: string;
	minutes: number;
}

/** Jobs that wait for a design, with the minutes until they run. */
const waiting = (id: string): Promise<WaitingJob[]> =>
	shop.test.owner<WaitingJob[]>`
		select data -> 'payload' ->> 'designId' as "designId", round(extract(epoch from start_after - now()) / 60)::int as minutes
		from jobs.job where name = 'designs.tellComments' and data -> 'payload' ->> 'designId' = ${id}`;

const runFor = (designId: string) =>
	tellCommentsJob(() => 'http://demo.localhost').run({
		...{ tenantId: shop.demo.id, payload: { designId }, inTenant: shop.inShop, signal: AbortSignal.timeout(10_000) },
		...{ attempt: { number: 1, last: false }, log: silent },
	});
const silent = { child: () => silent, info: () => undefined, warn: () => undefined, error: () => undefined };

const mailsTo = (email: string) =>
	shop.inShop(
		(sql) => sql<{ subject: string; text: string; html: string }[]>`
			select subject, text, html from mails where "to" = ${email} order by id`,
	);

describe('comments on a shared draft', () => {
	it('are told to the owner who wanted that, several in one mail, with a link that leads there after the log-in', async () => {
		const { browser, email } = await shop.shopper();
		const { id, token, link } = await share(browser);
		expect(link.notifies).toBe(true);
		await comment(token, 'Der Name ist zu klein.');
		await comment(token, 'Und die Farbe?', 'Kim');
		expect(await waiting(id)).toEqual([{ designId: id, minutes: 10 }]);
		await runFor(id);
		const [mail, ...more] = await mailsTo(email);
		expect(more).toEqual([]);
		expect(mail?.subject).toBe('2 neue Kommentare zu Karten für Eva');
		expect(mail?.text).toContain('Jo:\nDer Name ist zu klein.');
		expect(mail?.text).toContain('Kim:\nUnd die Farbe?');
		const address = new URL(/http\S+login\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
		expect(readDeepLink(address.searchParams.get('deepLink'), address.origin)).toBe(`/studio/${id}`);
		await runFor(id);
		expect(await mailsTo(email)).toHaveLength(1);
	});

	it('are told at most once an hour', async () => {
		const { browser } = await shop.shopper();
		const { id, token } = await share(browser);
		await comment(token, 'Eins');
		await runFor(id);
		await comment(token, 'Zwei');
		expect((await waiting(id)).map(({ minutes }) => minutes).toSorted((a, b) => a - b)).toEqual([10, 60]);
	});

	it('are shown as text, shortened, without addresses that a mail program would make links of', async () => {
		const { browser, email } = await shop.shopper();
		const { id, token } = await share(browser);
		await comment(token, '<b>fett</b> https://evil.example/x www.evil.example evil.example/login', '<i>Jo</i>');
		await comment(token, 'x'.repeat(2000));
		for (const text of ['3', '4', '5', '6', '7']) await comment(token, text);
		await runFor(id);
		const [mail] = await mailsTo(email);
		expect(mail?.html).not.toContain('<b>fett');
		expect(mail?.html).not.toContain('<i>Jo');
		expect(`${mail?.html}${mail?.text}`).not.toContain('evil');
		expect(mail?.text).not.toContain('x'.repeat(301));
		expect(mail?.text).toContain('2 weitere Kommentare stehen im Studio.');
	});

	it('are told to nobody who has not asked for it, nor to a guest, nor once the link is revoked or they are resolved', async () => {
		const { browser, email } = await shop.shopper();
		const quiet = await share(browser, { notifies: false });
		await comment(quiet.token, 'Hallo');
		expect(await waiting(quiet.id)).toEqual([]);
		await runFor(quiet.id);
		const revoked = await share(browser);
		await comment(revoked.token, 'Hallo');
		await shop.tell(browser, 'mutation($id: ID!) { revokeDesignLink(id: $id) }', { id: revoked.link.id });
		await runFor(revoked.id);
		const resolved = await share(browser);
		await comment(resolved.token, 'Hallo');
		await shop.inShop((sql) => sql`update design_comments set resolved_at = now() where design_id = ${resolved.id}`);
		await runFor(resolved.id);
		expect(await mailsTo(email)).toEqual([]);
		const looked = await share(browser, { mayComment: false });
		expect(looked.link.notifies).toBe(false);
		const guest = await shop.guest();
		const theirs = await share(guest);
		await comment(theirs.token, 'Hallo');
		const before = await shop.inShop((sql) => sql`select from mails`);
		await runFor(theirs.id);
		expect(await shop.inShop((sql) => sql`select from mails`)).toHaveLength(before.length);
	});
});
