import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sharingLimits } from '../../../rules/designs/sharing.ts';
import { newId } from '../../../rules/ids.ts';
import { textOf } from '../../../web/platform/graphql.ts';
import { sharedDesignDocument } from '../../../web/studio/shared/shared.documents.ts';
import { recordPlaced } from '../../orders/core/record-order.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { someLine, someOrder } from '../../testing/orders.ts';
import { hashOfLink } from './share-links.ts';

let shop: DesignShop;
let limited: TestApp;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant();
	const few = { count: 2, seconds: 3600 };
	limited = await startApp({
		...{ database: shop.test.database, env: { DATA_DIR: shop.dataDir } },
		limits: { ...noLimits, sharedDesign: { address: few }, designComment: { address: few } },
	});
});

afterAll(async () => {
	await limited.close();
	await shop.close();
});

const createDesign = async (who: Browser, name = 'Geheimkarten'): Promise<string> =>
	(
		await shop.tell(who, 'mutation($p: ID!, $n: String) { createDesign(productId: $p, itemName: $n) { id } }', {
			...{ p: shop.idOf('cards'), n: name },
		})
	).id;

const createLink = (who: Browser, id: string, mayComment = true, days?: number) =>
	shop.tell(
		who,
		`mutation($id: ID!, $mayComment: Boolean!, $days: Int) {
			createDesignLink(designId: $id, mayComment: $mayComment, days: $days) { path link { id mayComment expiresAt } }
		}`,
		{ id, mayComment, days },
	);
const tokenIn = ({ path }: { path: string }): string => path.split('token=')[1] ?? '';

interface Made {
	id: string;
	owner: Browser;
	userId: string;
	linkId: string;
	token: string;
}

async function share(mayComment = true): Promise<Made> {
	const { browser: owner, userId } = await shop.shopper();
	const id = await createDesign(owner);
	const made = await createLink(owner, id, mayComment);
	return { id, owner, userId, linkId: made.link.id, token: tokenIn(made) };
}

/** Both apps count in the same rows. */
const limitedBrowser = async (): Promise<Browser> => {
	await shop.inShop((sql) => sql`delete from rate_limits`);
	return new Browser(limited);
};

const nobody = () => new Browser(shop.app);
const shown =
	'{ name mayComment expiresAt pages { page name url width height } comments { id author isOwner page text isResolved replies { author isOwner text } } }';
const look = (who: Browser, token: string) =>
	shop.tell(who, `query($token: String!) { sharedDesign(token: $token) ${shown} }`, { token });
const comment = (who: Browser, token: string, given: object = {}) =>
	shop.tell(
		who,
		`mutation($token: String!, $author: String!, $text: String!, $page: Int) {
			commentOnSharedDesign(token: $token, author: $author, text: $text, page: $page)
		}`,
		{ token, author: 'Anna', text: 'Größer, bitte.', ...given },
	);
const own = '{ id author isOwner page text isResolved replies { id author isOwner text } }';
const comments = (who: Browser, id: string) =>
	shop.tell(who, `query($id: ID!) { designComments(designId: $id) ${own} }`, { id });
const links = (who: Browser, id: string) =>
	shop.tell(who, 'query($id: ID!) { designLinks(designId: $id) { id mayComment } }', { id });
const revoke = (who: Browser, id: string) => shop.tell(who, 'mutation($id: ID!) { revokeDesignLink(id: $id) }', { id });
const change = (who: Browser, call: string) => shop.tell(who, `mutation { ${call} ${own} }`);
const expire = (linkId: string) =>
	shop.inShop((sql) => sql`update design_shares set expires_at = now() where id = ${linkId}`);
const pictureOf = (token: string, page = 1) =>
	nobody().ask(`/service-api/shared-designs/pages/${page}.png?token=${token}`);

describe('a link', () => {
	it('shows pages and name to whoever has it, and nothing of the owner', async () => {
		const { id, token, owner, userId } = await share(false);
		const design = await look(nobody(), token);
		expect(design).toMatchObject({ name: 'Geheimkarten', mayComment: false, comments: [] });
		expect(design.pages).toMatchObject([
			{ page: 1, name: 'front', width: 85_000, height: 55_000 },
			{ page: 2, name: 'back' },
		]);
		const { email } = await shop.tell(owner, '{ me { email } }');
		for (const secret of [id, userId, email]) expect(JSON.stringify(design)).not.toContain(secret);
		const { status, headers, body } = await nobody().ask(design.pages[0].url);
		expect(status).toBe(200);
		expect(headers['content-type']).toBe('image/png');
		expect(body.length).toBeGreaterThan(100);
	});

	it('has a token of 256 bits that is stored as its hash alone', async () => {
		const { token } = await share();
		expect(Buffer.from(token, 'base64url')).toHaveLength(32);
		const rows = await shop.inShop((sql) => sql<object[]>`select * from design_shares`);
		expect(JSON.stringify(rows)).not.toContain(token);
		expect(JSON.stringify(rows)).toContain(hashOfLink(token));
	});

	it('is valid for 30 days unless its owner chooses 7 or 90', async () => {
		const { id, owner } = await share();
		const daysOf = async (days?: number) =>
			Math.round((Date.parse((await createLink(owner, id, false, days)).link.expiresAt) - Date.now()) / 86_400_000);
		expect([await daysOf(), await daysOf(7), await daysOf(90)]).toEqual([30, 7, 90]);
		for (const days of [0, -1, 1, 3650]) expect(await createLink(owner, id, false, days)).toBe('VALIDATION');
	});

	it('is one of 20 at most, those that have expired not counted', async () => {
		const { id, owner, linkId } = await share();
		for (let count = 1; count < sharingLimits.links; count += 1)
			expect(await createLink(owner, id)).toHaveProperty('path');
		expect(await createLink(owner, id)).toBe('DESIGN_LINKS_FULL');
		expect(await links(owner, id)).toHaveLength(20);
		await expire(linkId);
		expect(await links(owner, id)).toHaveLength(19);
		expect(await createLink(owner, id)).toHaveProperty('path');
	});

	it('shows nothing once it is revoked, expired or wrong, and no one learns which', async () => {
		const [revoked, expired] = [await share(), await share()];
		expect(await revoke(revoked.owner, revoked.linkId)).toBe(true);
		await expire(expired.linkId);
		const wrong = 'x'.repeat(43);
		const bodies = new Set<string>();
		for (const token of [revoked.token, expired.token, wrong, '', `${revoked.token}x`, hashOfLink(expired.token)]) {
			expect(await look(nobody(), token)).toBeNull();
			expect(await comment(nobody(), token)).toBe('NOT_FOUND');
			const picture = await pictureOf(token);
			expect(picture.status).toBe(404);
			bodies.add(picture.body);
			const page = await nobody().ask(`/studio/shared?token=${token}`);
			expect(page.status).toBe(404);
			expect(page.body).toContain('Dieser Link ist nicht mehr gültig');
			expect(page.body).not.toContain('Geheimkarten');
		}
		expect(bodies.size).toBe(1);
	});

	it('ends at once also for the query of the shop’s own client, whose results are cached for visitors', async () => {
		const { token, owner, linkId } = await share();
		const ask = async () => (await nobody().graphql(textOf(sharedDesignDocument), { token })).data.sharedDesign;
		expect(await ask()).toMatchObject({ name: 'Geheimkarten' });
		await comment(nobody(), token);
		expect((await ask()).comments).toHaveLength(1);
		await revoke(owner, linkId);
		expect(await ask()).toBeNull();
	});

	it('of another shop shows nothing here', async () => {
		const { token } = await share();
		const there = new Browser(shop.app, 'other.localhost');
		expect(await look(there, token)).toBeNull();
		expect(await comment(there, token)).toBe('NOT_FOUND');
		expect((await there.ask(`/service-api/shared-designs/pages/1.png?token=${token}`)).status).toBe(404);
		expect((await there.ask(`/studio/shared?token=${token}`)).status).toBe(404);
	});

	it('opens its own design alone, and nothing but pages of it', async () => {
		const [one, other] = [await share(), await share()];
		expect((await pictureOf(one.token, 3)).status).toBe(404);
		expect((await pictureOf(one.token, 0)).status).toBe(404);
		const visitor = nobody();
		expect((await visitor.ask(`/service-api/designs/${one.id}/pages/1.png?token=${one.token}`)).status).toBe(404);
		expect((await visitor.ask(`/studio/${other.id}?token=${one.token}`)).status).toBe(404);
		await comment(visitor, one.token);
		expect(await comments(other.owner, other.id)).toEqual([]);
	});

	it('is made, listed and revoked by the owner alone', async () => {
		const { id, linkId, token } = await share();
		const { browser: other } = await shop.shopper();
		const eve = await shop.staff('other', 'eve@example.com');
		for (const stranger of [other, eve, await shop.staff(), await shop.guest()]) {
			expect(await createLink(stranger, id)).toBe('NOT_FOUND');
			expect(await links(stranger, id)).toBe('NOT_FOUND');
			expect(await comments(stranger, id)).toBe('NOT_FOUND');
			expect(await revoke(stranger, linkId)).toBe('NOT_FOUND');
		}
		expect(await createLink(nobody(), id)).toBe('UNAUTHORIZED');
		expect(await links(nobody(), id)).toBe('UNAUTHORIZED');
		expect(await look(nobody(), token)).not.toBeNull();
	});

	it('is made by guests too, and goes along with the draft to their account', async () => {
		const guest = await shop.guest();
		const id = await createDesign(guest);
		const token = tokenIn(await createLink(guest, id));
		const email = `${newId()}@example.com`;
		await shop.makeUser(email);
		await guest.logIn(email);
		expect(await look(nobody(), token)).toMatchObject({ name: 'Geheimkarten' });
		expect(await links(guest, id)).toHaveLength(1);
	});

	it('ends with the draft: deleted, taken out of the list, or its owner erased; it comes back with the line', async () => {
		const [deleted, removed, erased] = [await share(), await share(), await share()];
		await shop.tell(deleted.owner, 'mutation($id: ID!) { deleteDesign(id: $id) }', { id: deleted.id });
		expect(await look(nobody(), deleted.token)).toBeNull();
		expect(await shop.inShop((sql) => sql`select from design_shares where design_id = ${deleted.id}`)).toHaveLength(0);

		const { items } = await shop.tell(removed.owner, '{ listItems(location: drafts) { items { id } } }');
		await shop.tell(removed.owner, 'mutation($id: ID!) { removeItem(id: $id) }', { id: items[0].id });
		expect(await look(nobody(), removed.token)).toBeNull();
		expect((await pictureOf(removed.token)).status).toBe(404);
		await shop.tell(removed.owner, 'mutation($id: ID!) { restoreItem(id: $id) { id } }', { id: items[0].id });
		expect(await look(nobody(), removed.token)).not.toBeNull();

		await shop.tell(await shop.staff(), 'mutation($id: ID!) { erasePerson(id: $id) }', { id: erased.userId });
		expect(await look(nobody(), erased.token)).toBeNull();
	});

	it('of an ordered design ends when its owner deletes it or is erased, though the design stays with the order', async () => {
		for (const end of ['delete', 'erase'] as const) {
			const { id, owner, token, userId } = await share();
			await comment(nobody(), token);
			await shop.inShop(async (sql) => {
				const line = someLine({ itemId: newId(), productId: shop.idOf('cards'), designId: id });
				await recordPlaced(sql, shop.demo.id, someOrder(userId), [line], {
					...{ actor: 'shopper', userId, paid: false, year: 2026 },
				});
			});
			expect(await look(nobody(), token)).not.toBeNull();
			if (end === 'delete') await shop.tell(owner, 'mutation($id: ID!) { deleteDesign(id: $id) }', { id });
			else await shop.tell(await shop.staff(), 'mutation($id: ID!) { erasePerson(id: $id) }', { id: userId });
			expect(await look(nobody(), token)).toBeNull();
			const [left] = await shop.inShop(
				(sql) => sql<{ designs: number; links: number; comments: number }[]>`
					select (select count(*)::int from designs where id = ${id}) as designs,
						(select count(*)::int from design_shares where design_id = ${id}) as links,
						(select count(*)::int from design_comments where design_id = ${id}) as comments`,
			);
			expect(left).toEqual({ designs: 1, links: 0, comments: 0 });
		}
	});

	it('and what was said by it are in the data of the person', async () => {
		const { token, userId } = await share();
		await comment(nobody(), token);
		const ada = await shop.staff();
		const { designs } = JSON.parse(await shop.tell(ada, 'query($id: ID!) { exportPerson(id: $id) }', { id: userId }));
		expect(designs.links).toMatchObject([{ name: 'Geheimkarten' }]);
		expect(designs.comments).toMatchObject([{ author: 'Anna', text: 'Größer, bitte.' }]);
		expect(JSON.stringify(designs)).not.toContain(hashOfLink(token));
	});

	it('is looked at only so often from one network', async () => {
		const { token } = await share();
		const browser = await limitedBrowser();
		for (let time = 0; time < 2; time += 1) expect(await look(browser, token)).not.toBeNull();
		expect(await look(browser, token)).toBe('TOO_MANY_REQUESTS');
		expect((await browser.ask(`/studio/shared?token=${token}`)).status).toBe(429);
	});
});

describe('a comment', () => {
	it('comes from visitors whose link allows it, and is open until the owner resolves it', async () => {
		const { id, owner, token } = await share();
		expect(await comment(nobody(), token, { author: ' Anna \n Vogt ', page: 2 })).toBe(true);
		expect(await comment(nobody(), token, { text: 'Schön.' })).toBe(true);
		const openOf = async () =>
			(await shop.tell(owner, 'query($id: ID!) { design(id: $id) { openComments } }', { id })).openComments;
		expect(await openOf()).toBe(2);
		const [first, second] = await comments(owner, id);
		expect(first).toMatchObject({ author: 'Anna Vogt', page: 2, isOwner: false, isResolved: false });
		expect(second).toMatchObject({ author: 'Anna', page: null, text: 'Schön.' });
		expect(await change(owner, `resolveDesignComment(id: "${first.id}", isResolved: true)`)).toMatchObject([
			{ id: first.id, isResolved: true },
			{ id: second.id, isResolved: false },
		]);
		expect(await openOf()).toBe(1);
		expect(await change(owner, `resolveDesignComment(id: "${first.id}", isResolved: false)`)).toMatchObject([
			{ isResolved: false },
			{},
		]);
	});

	it('is neither written nor seen by a link that is there to look at', async () => {
		const { id, owner, token } = await share(false);
		expect(await comment(nobody(), token)).toBe('NOT_FOUND');
		const both = tokenIn(await createLink(owner, id, true));
		await comment(nobody(), both);
		expect((await look(nobody(), token)).comments).toEqual([]);
		expect((await look(nobody(), both)).comments).toHaveLength(1);
	});

	it('is replied to by the owner, whose name no link shows', async () => {
		const { id, owner, token } = await share();
		await comment(nobody(), token);
		const [{ id: commentId }] = await comments(owner, id);
		const [replied] = await change(owner, `replyToDesignComment(id: "${commentId}", text: "Gern.")`);
		expect(replied.replies).toMatchObject([{ author: '', isOwner: true, text: 'Gern.' }]);
		expect((await look(nobody(), token)).comments[0].replies).toEqual([{ author: '', isOwner: true, text: 'Gern.' }]);
		// A reply is neither replied to nor resolved.
		const replyId = replied.replies[0].id;
		expect(await change(owner, `replyToDesignComment(id: "${replyId}", text: "x")`)).toBe('NOT_FOUND');
		expect(await change(owner, `resolveDesignComment(id: "${replyId}", isResolved: true)`)).toBe('NOT_FOUND');
		expect(await change(owner, `replyToDesignComment(id: "${commentId}", text: " ")`)).toBe('VALIDATION');
		expect(await change(owner, `deleteDesignComment(id: "${commentId}")`)).toEqual([]);
		expect(await shop.inShop((sql) => sql`select from design_comments where design_id = ${id}`)).toHaveLength(0);
	});

	it('is changed by the owner of its draft alone', async () => {
		const { id, owner, token } = await share();
		await comment(nobody(), token);
		const [{ id: commentId }] = await comments(owner, id);
		const { browser: other } = await shop.shopper();
		const eve = await shop.staff('other', 'eve@example.com');
		for (const stranger of [other, eve, await shop.staff(), await shop.guest()])
			for (const call of [
				`replyToDesignComment(id: "${commentId}", text: "Eve")`,
				`resolveDesignComment(id: "${commentId}", isResolved: true)`,
				`deleteDesignComment(id: "${commentId}")`,
			])
				expect(await change(stranger, call)).toBe('NOT_FOUND');
		expect(await comments(owner, id)).toMatchObject([{ isResolved: false, replies: [] }]);
	});

	it('has an author, a text and a page that there is', async () => {
		const { token } = await share();
		for (const given of [{ author: '' }, { text: ' ' }, { text: 'x'.repeat(2001) }, { author: 'a\u202eb' }])
			expect(await comment(nobody(), token, given)).toBe('VALIDATION');
		for (const page of [0, 3, -1]) expect(await comment(nobody(), token, { page })).toBe('VALIDATION');
	});

	it('is one of 200 at most, and one of a few from one network', async () => {
		const { id, token } = await share();
		const browser = await limitedBrowser();
		for (let time = 0; time < 2; time += 1) expect(await comment(browser, token)).toBe(true);
		expect(await comment(browser, token)).toBe('TOO_MANY_REQUESTS');
		await shop.inShop(
			(sql) => sql`
				insert into design_comments (tenant_id, id, design_id, author, text)
				select ${shop.demo.id}, gen_random_uuid(), ${id}, 'Anna', 'x' from generate_series(3, ${sharingLimits.comments})`,
		);
		expect(await comment(nobody(), token)).toBe('DESIGN_COMMENTS_FULL');
	});
});

describe('the page of a link', () => {
	const formOf = (fields: Record<string, string>, origin = `http://demo.localhost:${shop.app.port}`) => ({
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
		body: String(new URLSearchParams(fields)),
	});
	const pageOf = (token: string, more = '') => `/studio/shared?token=${token}${more}`;

	it('needs no session and no script, is cached and indexed nowhere, and tells other sites nothing', async () => {
		const { token } = await share();
		const visitor = nobody();
		const { status, body, headers } = await visitor.ask(pageOf(token));
		expect(status).toBe(200);
		expect(headers).toMatchObject({
			'cache-control': 'private, no-store',
			'referrer-policy': 'same-origin',
			'x-robots-tag': 'noindex, nofollow, noarchive',
		});
		expect(headers['set-cookie']).toBeUndefined();
		expect(body).toContain('<h1 class="text-2xl font-bold wrap-anywhere">Geheimkarten</h1>');
		expect(body).toMatch(/shared-designs\/pages\/1\.png\?token=/);
		expect(body).toContain('name="author"');
		expect(String(headers['content-security-policy'])).not.toContain('wasm');
		expect((await visitor.ask(`/en-gb${pageOf(token)}`)).body).toContain('Write a comment');
	});

	it('has no form where the link is there to look at', async () => {
		const { token } = await share(false);
		const { body } = await nobody().ask(pageOf(token));
		expect(body).not.toContain('<form');
		const sent = await nobody().ask(pageOf(token), formOf({ author: 'Anna', text: 'x' }));
		expect(sent.status).toBe(404);
	});

	it('takes a comment by a plain form, shows it, and escapes what was typed', async () => {
		const { token, id, owner } = await share();
		const text = '<script>alert(1)</script>';
		const sent = await nobody().ask(pageOf(token), formOf({ author: '<b>Anna', text, page: '2' }));
		expect(sent.status).toBe(303);
		expect(sent.headers.location).toBe(`${pageOf(token)}&sent=1#comments`);
		expect(sent.headers['set-cookie']).toBeUndefined();
		expect(await comments(owner, id)).toMatchObject([{ author: '<b>Anna', text, page: 2 }]);
		const { body } = await nobody().ask(pageOf(token));
		expect(body).toContain('&lt;b&gt;Anna');
		expect(body).not.toContain(text);
	});

	it('gives back what was typed where something is missing', async () => {
		const { token, id, owner } = await share();
		const sent = await nobody().ask(pageOf(token), formOf({ author: '', text: 'Viel Text', page: '1' }));
		expect(sent.status).toBe(422);
		expect(sent.body).toContain('Viel Text');
		expect(sent.body).toContain('aria-invalid="true"');
		expect(await comments(owner, id)).toEqual([]);
	});

	it('takes forms of its own pages alone', async () => {
		const { token, id, owner } = await share();
		for (const origin of ['https://evil.example', 'null', ''])
			expect((await nobody().ask(pageOf(token), formOf({ author: 'Eve', text: 'x' }, origin))).status, origin).toBe(
				403,
			);
		expect(await comments(owner, id)).toEqual([]);
	});
});
