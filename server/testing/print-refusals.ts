// How each failure that has to do with print data is raised.
import { newId } from '../../rules/ids.ts';
import { recordPlaced } from '../orders/core/record-order.ts';
import type { Browser } from './accounts.ts';
import { fillCart } from './checkout.ts';
import { someLine, someOrder } from './orders.ts';
import { begin } from './print-shop.ts';
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

	async function told(query: string, variables: object): Promise<Told> {
		const { errors } = await customer().graphql(query, variables);
		const [{ message, extensions }] = errors ?? [{ message: 'no error', extensions: {} }];
		return { status: extensions.statusCode, message, code: extensions.code };
	}

	const release = 'mutation($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';
	const remove = 'mutation($id: ID!) { removePrintData(id: $id) }';

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
			const finding = {
				code: 'encrypted',
				severity: 'error',
				page: null,
				elementId: null,
				numbers: {},
				names: [],
				box: null,
			};
			return told(release, { id: (await makeLine([finding])).id });
		},
		async PRINT_DATA_FINAL(): Promise<Told> {
			const { id, itemId, userId } = await makeLine();
			await told(release, { id });
			const by = { actor: 'shopper' as const, userId, paid: false, year: 2026 };
			const { demo } = shop();
			await shop().test.database.inTenant(demo.id, (sql) =>
				recordPlaced(sql, demo.id, someOrder(userId), [someLine({ itemId })], by),
			);
			return told(remove, { id });
		},
	};
}
