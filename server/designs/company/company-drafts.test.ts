import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sampleImage } from '../../../rules/designs/sample-design.ts';
import { newId } from '../../../rules/ids.ts';
import { companiesOfPerson } from '../../companies/core/companies-of-person.ts';
import { Browser } from '../../testing/accounts.ts';
import { type DesignShop, sendPicture, startDesignShop } from '../../testing/design-shop.ts';

type Person = Awaited<ReturnType<DesignShop['shopper']>>;

let shop: DesignShop;
let company: { id: string; owner: Person; colleague: Person; admin: Person };
let rival: Person;
let outsider: Person;

async function makeCompany(): Promise<string> {
	const id = newId();
	await shop.inShop(
		(sql) => sql`
			insert into companies (tenant_id, id, name, share_drafts) values (${shop.demo.id}, ${id}, ${`Company ${id}`}, true)`,
	);
	return id;
}

async function member(companyId: string, role = 'buyer'): Promise<Person> {
	const person = await shop.shopper();
	await shop.inShop(
		(sql) => sql`
			insert into company_members (tenant_id, user_id, company_id, role)
			values (${shop.demo.id}, ${person.userId}, ${companyId}, ${role})`,
	);
	return person;
}

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant();
	rival = await member(await makeCompany(), 'companyAdmin');
	outsider = await shop.shopper();
});

afterAll(() => shop.close());

beforeEach(async () => {
	const id = await makeCompany();
	company = {
		id,
		...{ owner: await member(id), colleague: await member(id), admin: await member(id, 'companyAdmin') },
	};
});

const create = async ({ browser }: Person, name = 'Messe'): Promise<string> =>
	(
		await shop.tell(browser, 'mutation($p: ID!, $n: String) { createDesign(productId: $p, itemName: $n) { id } }', {
			...{ p: shop.idOf('cards'), n: name },
		})
	).id;

const share = ({ browser }: Person, id: string, isShared = true) =>
	shop.tell(browser, 'mutation($id: ID!, $isShared: Boolean!) { shareDesignInCompany(id: $id, isShared: $isShared) }', {
		...{ id, isShared },
	});

const list = (browser: Browser) =>
	shop.tell(
		browser,
		'{ companyDrafts { total items { id name productName ownerName isOwn mayEnd rows pages { url } } } }',
	);

const copy = ({ browser }: Person, id: string) =>
	shop.tell(browser, 'mutation($id: ID!) { copyCompanyDraft(id: $id) { id name isReleased itemId document } }', { id });

const pageOf = async (browser: Browser, id: string): Promise<number> =>
	(await browser.ask(`/service-api/company-designs/${id}/pages/1.png?width=160`)).status;

async function shared(name?: string): Promise<string> {
	const id = await create(company.owner, name);
	expect(await share(company.owner, id)).toBe(true);
	return id;
}

const expectNothing = async (browser: Browser, id: string) => {
	expect((await list(browser))?.items ?? []).toEqual([]);
	expect(await pageOf(browser, id)).not.toBe(200);
	expect(await shop.tell(browser, 'mutation($id: ID!) { copyCompanyDraft(id: $id) { id } }', { id })).toMatch(
		/^(?:NOT_FOUND|UNAUTHORIZED)$/,
	);
};

describe('a draft that a member shares', () => {
	it('is seen by every colleague with its pages and whose it is, and by nobody as long as it is not shared', async () => {
		const id = await create(company.owner);
		expect(await list(company.colleague.browser)).toEqual({ total: 0, items: [] });
		await expectNothing(company.colleague.browser, id);
		await share(company.owner, id);
		expect(await list(company.colleague.browser)).toMatchObject({
			total: 1,
			items: [{ id, name: 'Messe', productName: 'cards auf Deutsch', isOwn: false, mayEnd: false, rows: null }],
		});
		expect((await list(company.colleague.browser)).items[0].ownerName).toBe(
			company.owner.email.split('@')[0]?.replaceAll('-', ''),
		);
		expect(await list(company.owner.browser)).toMatchObject({ items: [{ isOwn: true, mayEnd: true }] });
		for (const person of [company.owner, company.colleague, company.admin])
			expect(await pageOf(person.browser, id)).toBe(200);
	});

	it('does not exist for another company, its admin, a customer without one, a guest and another shop', async () => {
		const id = await shared();
		for (const { browser } of [rival, outsider]) {
			await expectNothing(browser, id);
			expect(await share({ browser } as Person, id, false)).toBe('NOT_FOUND');
		}
		await expectNothing(await shop.guest(), id);
		await expectNothing(new Browser(shop.app), id);
		await expectNothing(await shop.staff('other', 'eve@example.com'), id);
	});

	it('is only looked at and copied: colleagues neither open, change, rename, release nor delete it', async () => {
		const id = await shared();
		const { browser } = company.colleague;
		expect(await shop.tell(browser, 'query($id: ID!) { design(id: $id) { id } }', { id })).toBeNull();
		for (const call of [
			'renameDesign(id: $id, name: "x") { id }',
			'deleteDesign(id: $id)',
			'duplicateDesign(id: $id) { id }',
		])
			expect(await shop.tell(browser, `mutation($id: ID!) { ${call} }`, { id })).toBe('NOT_FOUND');
		expect((await browser.ask(`/service-api/designs/${id}/pages/1.png`)).status).toBe(404);
	});

	it('becomes a draft of its own by copying, with a line and a name of its own; the original stays as it was', async () => {
		const id = await shared();
		const made = await copy(company.colleague, id);
		expect(made).toMatchObject({
			name: expect.stringContaining('Messe'),
			isReleased: false,
			itemId: expect.any(String),
		});
		expect(made.id).not.toBe(id);
		await shop.tell(company.colleague.browser, 'mutation($id: ID!) { renameDesign(id: $id, name: "Mine") { id } }', {
			id: made.id,
		});
		expect((await list(company.colleague.browser)).items).toMatchObject([{ id, name: 'Messe' }]);
		await share(company.owner, id, false);
		expect(
			await shop.tell(company.colleague.browser, 'query($id: ID!) { design(id: $id) { name } }', { id: made.id }),
		).toEqual({ name: 'Mine' });
		expect(
			await shop.tell(company.owner.browser, 'query($id: ID!) { design(id: $id) { id } }', { id: made.id }),
		).toBeNull();
	});

	it('is copied with pictures of its own, which stay when the owner is erased', async () => {
		const { owner, colleague } = company;
		const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ff0000' } })
			.jpeg()
			.toBuffer();
		const picture = JSON.parse((await sendPicture(owner.browser, bytes)).body).id;
		const id = await shared();
		await shop.inShop(
			(sql) => sql`
				update designs set document = jsonb_set(document, '{pages,0,elements}',
					${JSON.stringify([sampleImage('photo', { source: { mediaId: picture } })])}::text::jsonb) where id = ${id}`,
		);
		const made = await copy(colleague, id);
		const [{ source }] = made.document.pages[0].elements;
		expect(source.mediaId).not.toBe(picture);
		const read = (browser: Browser, of: string) => browser.ask(`/service-api/designs/pictures/${of}?width=400`);
		expect((await read(colleague.browser, picture)).status).toBe(404);
		await shop.tell(await shop.staff(), 'mutation($id: ID!) { erasePerson(id: $id) }', { id: owner.userId });
		const { status, bytes: image } = await read(colleague.browser, source.mediaId);
		expect(status).toBe(200);
		expect(await sharp(image).metadata()).toMatchObject({ width: 400 });
		const rows = await shop.inShop(
			(sql) =>
				sql<
					{ sha256: string; userId: string }[]
				>`select sha256, user_id from design_pictures where id = ${source.mediaId}`,
		);
		expect(rows).toMatchObject([{ userId: colleague.userId }]);
		expect((await list(colleague.browser)).items).toEqual([]);
	});

	it('is copied with the rows of its series', async () => {
		const id = await shared();
		await shop.inShop(async (sql) => {
			await sql`
				insert into design_series (tenant_id, design_id, columns, mapping, rows, revision)
				values (${shop.demo.id}, ${id}, '["Name"]', '{"name":0}', '[["Ada"],["Grace"]]', 1)`;
			await sql`update designs set series_rows = 2 where id = ${id}`;
		});
		expect((await list(company.colleague.browser)).items).toMatchObject([{ rows: 2 }]);
		const { id: made } = await copy(company.colleague, id);
		const series = await shop.inShop((sql) => sql`select rows from design_series where design_id = ${made}`);
		expect(series).toEqual([{ rows: [['Ada'], ['Grace']] }]);
	});

	it('cannot be a draft of somebody else, and is not ended by colleagues, but by its owner and by an admin of the company', async () => {
		const id = await create(company.owner);
		expect(await share(company.colleague, id)).toBe('NOT_FOUND');
		await share(company.owner, id);
		expect(await share(company.colleague, id, false)).toBe('FORBIDDEN');
		expect(await share(company.admin, id, false)).toBe(false);
		await expectNothing(company.colleague.browser, id);
		await share(company.owner, id);
		expect(await share(company.owner, id, false)).toBe(false);
		expect(await share(company.owner, id, false)).toBe(false);
		await expectNothing(company.colleague.browser, id);
	});

	it('says which of their drafts its owner shares, and null to those who cannot share any', async () => {
		const id = await shared();
		await create(company.owner, 'Private');
		const own = ({ browser }: Person) => shop.tell(browser, '{ ownSharedDrafts }');
		expect(await own(company.owner)).toEqual([id]);
		expect(await own(company.colleague)).toEqual([]);
		expect(await own(outsider)).toBeNull();
		expect(await share(outsider, await create(outsider))).toBe('NOT_FOUND');
	});
});

describe('sharing a draft ends', () => {
	it('when the owner deletes it or takes it out of the list, and not for good in the latter case', async () => {
		const [deleted, removed] = [await shared(), await shared()];
		await shop.tell(company.owner.browser, 'mutation($id: ID!) { deleteDesign(id: $id) }', { id: deleted });
		const { itemId } = await shop.tell(company.owner.browser, 'query($id: ID!) { design(id: $id) { itemId } }', {
			id: removed,
		});
		await shop.tell(company.owner.browser, 'mutation($id: ID!) { removeItem(id: $id) }', { id: itemId });
		expect(await list(company.colleague.browser)).toEqual({ total: 0, items: [] });
		for (const id of [deleted, removed]) await expectNothing(company.colleague.browser, id);
		await shop.tell(company.owner.browser, 'mutation($id: ID!) { restoreItem(id: $id) { id } }', { id: itemId });
		expect(await list(company.colleague.browser)).toMatchObject({ total: 1, items: [{ id: removed }] });
	});

	it('when the owner leaves the company, for good; and a member who has left sees nothing any more', async () => {
		const id = await shared();
		const leave = ({ userId }: Person) =>
			shop.inShop((sql) => sql`delete from company_members where user_id = ${userId}`);
		await leave(company.colleague);
		await expectNothing(company.colleague.browser, id);
		expect(await list(company.colleague.browser)).toBeNull();
		await leave(company.owner);
		await expectNothing(company.admin.browser, id);
		await shop.inShop(
			(sql) => sql`
				insert into company_members (tenant_id, user_id, company_id, role)
				values (${shop.demo.id}, ${company.owner.userId}, ${company.id}, 'buyer')`,
		);
		expect(await list(company.admin.browser)).toEqual({ total: 0, items: [] });
	});

	it('when the company shares drafts no more, for good, and as long as it is archived', async () => {
		const id = await shared();
		const archive = (at: Date | null) =>
			shop.inShop((sql) => sql`update companies set archived_at = ${at} where id = ${company.id}`);
		await archive(new Date());
		await expectNothing(company.colleague.browser, id);
		await archive(null);
		expect(await list(company.colleague.browser)).toMatchObject({ total: 1 });
		const policy = (shareDrafts: boolean, { browser }: Person) =>
			shop.tell(
				browser,
				'mutation($id: ID!, $s: Boolean!) { setCompanyPolicy(id: $id, overBudget: approval, shareOrders: false, shareDrafts: $s) { shareDrafts } }',
				{ id: company.id, s: shareDrafts },
			);
		expect(await policy(false, company.owner)).toBe('FORBIDDEN');
		expect(await policy(false, company.admin)).toEqual({ shareDrafts: false });
		await expectNothing(company.colleague.browser, id);
		expect(await share(company.owner, id)).toBe('NOT_FOUND');
		expect(await policy(true, company.admin)).toEqual({ shareDrafts: true });
		expect(await list(company.colleague.browser)).toEqual({ total: 0, items: [] });
	});

	it('with the account of its owner, whose data say what they share', async () => {
		const id = await shared();
		const { userId, email } = company.owner;
		const user = { id: userId, email } as Parameters<typeof companiesOfPerson.exportPart>[2];
		const exported = await shop.inShop((sql) => companiesOfPerson.exportPart(sql, shop.demo.id, user));
		expect(exported).toMatchObject([{ kind: 'member' }, { kind: 'sharedDraft' }]);
		await shop.inShop((sql) => companiesOfPerson.erasePart(sql, shop.demo.id, user));
		await expectNothing(company.colleague.browser, id);
		const left = await shop.inShop((sql) => sql`select from company_drafts where user_id = ${userId}`);
		expect(left).toHaveLength(0);
	});
});
