// How each failure that has to do with print data is raised.
import { newId } from '../../rules/ids.ts';
import { recordPlaced } from '../orders/core/record-order.ts';
import type { Browser } from './accounts.ts';
import { fillCart } from './checkout.ts';
import { someLine, someOrder } from './orders.ts';
import { begin } from './print-shop.ts';
import { sendFile } from './send-file.ts';
import type { Shop } from './shop.ts';
import { fillShop, piece } from './sold.ts';

interface Told {
	status: number;
	message: string;
	code?: string;
}

export function printRefusals(shop: () => Shop, customer: () => Browser) {
	/** A line of the customer, with a file that waits for its release. */
	async function makeLine(findings: object[] = []): Promise<{ itemId: string; userId: string; id: string }> {
		const { test, demo } = shop();
		const slug = `print-${newId()}`;
		const products = await fillShop(test, demo, [piece(slug, 100)]);
		const [{ id: userId } = { id: '' }] = await shop().rows<{ id: string }>(
			(sql) => sql`select id from users where email = 'shopper@example.com'`,
		);
		const productId = products.get(slug) ?? '';
		const [itemId = ''] = await fillCart(test.database, demo, userId, [{ productId, quantity: 1 }]);
		const id = newId();
		await shop().rows(
			(sql) => sql`
				insert into print_data (tenant_id, id, item_id, user_id, name, file_type, size, sha256, state, findings)
				values (${demo.id}, ${id}, ${itemId}, ${userId}, 'x.pdf', 'pdf', 9, ${'0'.repeat(64)}, 'findings',
					${JSON.stringify(findings)}::text::jsonb)`,
		);
		return { itemId, userId, id };
	}

	const toldBy = ({
		errors,
	}: {
		errors?: { message: string; extensions: { statusCode: number; code: string } }[];
	}): Told => {
		const [failure] = errors ?? [];
		return {
			status: failure?.extensions.statusCode ?? 200,
			message: failure?.message ?? 'no error',
			code: failure?.extensions.code ?? '',
		};
	};
	const told = async (query: string, variables: object) => toldBy(await customer().graphql(query, variables));

	const release = 'mutation($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';
	const remove = 'mutation($id: ID!) { removePrintData(id: $id) }';

	const errorOf = (code: string) => ({
		...{ code, severity: 'error', page: null, elementId: null, numbers: {}, names: [], box: null },
	});

	async function placeOrder(userId: string, itemId: string): Promise<void> {
		const by = { actor: 'shopper' as const, userId, paid: false, year: 2026 };
		const { demo } = shop();
		await shop().test.database.inTenant(demo.id, (sql) =>
			recordPlaced(sql, demo.id, someOrder(userId), [someLine({ itemId })], by),
		);
	}

	/** By the shop, although this was found. */
	async function approve(code: string): Promise<Told> {
		const { id, itemId, userId } = await makeLine([errorOf(code)]);
		await placeOrder(userId, itemId);
		const admin = await shop().as('ada@example.com');
		return toldBy(await admin.graphql('mutation($id: ID!) { approvePrintData(id: $id) { state } }', { id }));
	}

	return {
		async UPLOAD_OFFSET(): Promise<Told> {
			const { itemId } = await makeLine();
			const { data } = await customer().graphql(begin, { input: { itemId, name: 'x.pdf', size: 9 } });
			const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '5' };
			const address = data.beginPrintUpload.address;
			const { status, body } = await customer().ask(address, { method: 'PATCH', headers, body: 'rest' });
			return { status, message: JSON.parse(body).message };
		},
		async PRINT_DATA_NOT_RELEASED(): Promise<Told> {
			return told(release, { id: (await makeLine([errorOf('encrypted')])).id });
		},
		async PRINT_DATA_REPLACED(): Promise<Told> {
			const { id } = await makeLine();
			await shop().rows((sql) => sql`update print_data set replaced_by = ${newId()} where id = ${id}`);
			return told(release, { id });
		},
		async PRINT_DATA_PDF_ONLY(): Promise<Told> {
			const { itemId } = await makeLine();
			const specification = JSON.stringify({
				sides: Array.from({ length: 9 }, (_side, at) => ({ name: `page${at + 1}` })),
			});
			await shop().rows(
				(sql) => sql`
					insert into print_specifications (tenant_id, product_id, specification)
					select ${shop().demo.id}, product_id, ${specification}::text::jsonb from list_items where id = ${itemId}`,
			);
			const picture = Buffer.from('89504e470d0a1a0a', 'hex');
			const { data } = await customer().graphql(begin, { input: { itemId, name: 'x.png', size: picture.length } });
			const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
			const address = data.beginPrintUpload.address;
			const { status, body } = await customer().ask(address, { method: 'PATCH', headers, body: picture });
			return { status, message: JSON.parse(body).message };
		},
		PRINT_DATA_UNREADABLE: () => approve('encrypted'),
		PRINT_DATA_PAGE_COUNT: () => approve('wrongPageCount'),
		async PRINT_DATA_FINAL(): Promise<Told> {
			const { id, itemId, userId } = await makeLine();
			await told(release, { id });
			await placeOrder(userId, itemId);
			return told(remove, { id });
		},
		async PRINT_PROFILE_UNUSABLE(): Promise<Told> {
			const admin = await shop().as('ada@example.com');
			const file = { name: 'x.icc', bytes: Buffer.from('hello') };
			return toldBy(
				await sendFile(admin, 'mutation($file: Upload!) { addPrintProfile(file: $file) { id } }', {}, file),
			);
		},
		async PRINT_PROFILE_IN_USE(): Promise<Told> {
			const admin = await shop().as('ada@example.com');
			const { demo } = shop();
			const { itemId } = await makeLine();
			const id = newId();
			await shop().rows(async (sql) => {
				await sql`
					insert into print_profiles (tenant_id, id, name, description, sha256, bytes)
					values (${demo.id}, ${id}, 'x', 'x', ${'1'.repeat(64)}, 'x')`;
				await sql`
					insert into print_specifications (tenant_id, product_id, specification)
					select ${demo.id}, product_id, jsonb_build_object('profileId', ${id}::text) from list_items where id = ${itemId}`;
				return [];
			});
			return toldBy(await admin.graphql('mutation($id: ID!) { deletePrintProfile(id: $id) }', { id }));
		},
	};
}
