// How a customer wants invoices: set in the account or by the shop, or for all members of a company, and filled in at the next order.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let admin: Browser;
let henrik: { id: string; browser: Browser };

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	henrik = { id: await shop.makeUser('henrik@example.com'), browser: await shop.as('henrik@example.com') };
});
afterAll(() => shop.close());

const fields = 'invoiceFormat leitwegId electronicAddress';
const nothing = { invoiceFormat: '', leitwegId: '', electronicAddress: '' };
const authority = { ...nothing, invoiceFormat: 'xrechnung', leitwegId: '04011000-1234512345-06' };

const saveOwn = (preference: object, who = henrik.browser) =>
	shop.tell(
		who,
		`mutation($preference: InvoicePreferenceInput!) { saveOwnInvoicePreference(preference: $preference) { ${fields} } }`,
		{ preference },
	);

const save = (preference: object, who = admin) =>
	shop.tell(
		who,
		`mutation($userId: ID!, $preference: InvoicePreferenceInput!) {
			saveInvoicePreference(userId: $userId, preference: $preference) { ${fields} }
		}`,
		{ userId: henrik.id, preference },
	);

const prefill = async () => {
	const { billingAddress } = await shop.tell(henrik.browser, `{ checkout { billingAddress { email ${fields} } } }`);
	const { email: _email, ...preference } = billingAddress;
	return preference;
};

describe('how a customer wants invoices', () => {
	it('is set in the account, with the Leitweg-ID checked and tidied, and begins the next order', async () => {
		expect(await prefill()).toEqual(nothing);
		expect(await saveOwn({ ...authority, leitwegId: ' 04011000 – 1234512345 – 06 ' })).toEqual(authority);
		expect(await prefill()).toEqual(authority);
		expect(await shop.tell(henrik.browser, `{ ownInvoicePreference { ${fields} } }`)).toEqual(authority);
	});

	it('is refused with the names of the fields that cannot be right, and stays as it was', async () => {
		expect(await saveOwn({ ...authority, leitwegId: '04011000-1234512345-07' })).toContain('leitwegId');
		expect(await saveOwn({ ...authority, electronicAddress: 'town hall' })).toContain('electronicAddress');
		expect(await save({ ...nothing, invoiceFormat: 'fax' })).toContain('invoiceFormat');
		expect(await prefill()).toEqual(authority);
	});

	it('is set by the shop for a customer, seen in the log, and ends when everything is empty', async () => {
		const both = { ...nothing, invoiceFormat: 'both', electronicAddress: '0088:4012345000009' };
		expect(await save(both)).toEqual(both);
		expect(await prefill()).toEqual(both);
		const { items } = await shop.tell(
			admin,
			'{ auditLog(search: "saveInvoicePreference") { items { entityId actorEmail } } }',
		);
		expect(items).toContainEqual({ entityId: henrik.id, actorEmail: 'ada@example.com' });
		expect(await save(nothing)).toEqual(nothing);
		expect(await prefill()).toEqual(nothing);
	});

	it('is that of the company for members who have said nothing themselves', async () => {
		const input = { name: 'Stadtwerke', vatId: 'DE811907980', ...authority };
		const company = await shop.tell(
			admin,
			`mutation($company: CompanyInput!) { createCompany(company: $company) { id revision ${fields} } }`,
			{ company: input },
		);
		expect(company).toMatchObject(authority);
		await shop.rows(
			(sql) => sql`
				insert into company_members (tenant_id, company_id, user_id, role)
				values (${shop.demo.id}, ${company.id}, ${henrik.id}, 'buyer')`,
		);
		expect(await prefill()).toEqual(authority);
		const begun = '{ checkout { billingAddress { vatId } } }';
		expect(await shop.tell(henrik.browser, begun)).toEqual({ billingAddress: { vatId: 'DE811907980' } });
		const own = { ...nothing, invoiceFormat: 'zugferd' };
		await saveOwn(own);
		expect(await prefill()).toEqual(own);
		expect(
			await shop.tell(
				admin,
				`mutation($id: ID!, $revision: Int!, $company: CompanyInput!) {
					updateCompany(id: $id, revision: $revision, company: $company) { id }
				}`,
				{ id: company.id, revision: company.revision, company: { ...input, leitwegId: '04011000-12345-04' } },
			),
		).toContain('leitwegId');
	});

	it('is set for the company by its own admins, not by other members, and not over what somebody else has saved', async () => {
		const company = await shop.tell(
			admin,
			'mutation($company: CompanyInput!) { createCompany(company: $company) { id revision } }',
			{ company: { name: 'Wasserwerk' } },
		);
		const join = async (email: string, role: string) => {
			const userId = await shop.makeUser(email);
			await shop.rows(
				(sql) => sql`
					insert into company_members (tenant_id, company_id, user_id, role)
					values (${shop.demo.id}, ${company.id}, ${userId}, ${role})`,
			);
			return shop.as(email);
		};
		const [head, approver] = [await join('head@example.com', 'companyAdmin'), await join('a@example.com', 'approver')];
		const set = (who: Browser, revision: number, preference: object) =>
			shop.tell(
				who,
				`mutation($id: ID!, $revision: Int!, $invoiceFormat: String!, $leitwegId: String!, $electronicAddress: String!) {
					setCompanyInvoices(
						id: $id, revision: $revision, invoiceFormat: $invoiceFormat, leitwegId: $leitwegId, electronicAddress: $electronicAddress
					) { revision ${fields} }
				}`,
				{ id: company.id, revision, ...preference },
			);
		expect(await set(approver, 1, authority)).toBe('You do not have permission to do this.');
		expect(await set(henrik.browser, 1, authority)).toMatch(/could not be found/);
		expect(await set(head, 1, { ...authority, leitwegId: '04011000-1234512345-07' })).toContain('leitwegId');
		expect(await set(head, 1, { ...nothing, invoiceFormat: 'fax' })).toContain('invoiceFormat');
		expect(await set(head, 1, authority)).toEqual({ revision: 2, ...authority });
		expect(await set(admin, 1, nothing)).toMatch(/changed in the meantime/);
		const begun = `{ checkout { billingAddress { ${fields} } } }`;
		expect(await shop.tell(approver, begun)).toEqual({ billingAddress: authority });
		expect(await set(admin, 2, nothing)).toEqual({ revision: 3, ...nothing });
	});

	it('is seen and changed by those alone whose it is, and by those who manage users', async () => {
		expect(await shop.tell(shop.nobody(), `{ ownInvoicePreference { ${fields} } }`)).toBe('Unauthorized');
		expect(await save(authority, henrik.browser)).toBe('You do not have permission to do this.');
		const seen = `query($userId: ID!) { invoicePreference(userId: $userId) { ${fields} } }`;
		expect(await shop.tell(henrik.browser, seen, { userId: henrik.id })).toBe('You do not have permission to do this.');
	});
});
