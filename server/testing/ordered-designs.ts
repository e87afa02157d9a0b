// Designs that were ordered, and what is done with them: released, sent back.
import { newId } from '../../rules/ids.ts';
import { releaseTextVersion } from '../../rules/printing/print-data.ts';
import { recordPlaced } from '../orders/core/record-order.ts';
import { openPrintLines } from '../printing/lines/settle-lines.ts';
import type { Browser } from './accounts.ts';
import type { DesignShop } from './design-shop.ts';
import { someLine, someOrder } from './orders.ts';

interface Customer {
	browser: Browser;
	userId: string;
}

interface OrderedDesign {
	id: string;
	itemId: string;
	orderId: string;
	number: string;
}

interface OrderedLine {
	state: string;
	releaseId: string;
	byStaff: boolean;
	/** The value of the field `name`. */
	name: string;
}

export class OrderedDesigns {
	readonly #shop: DesignShop;

	constructor(shop: DesignShop) {
		this.#shop = shop;
	}

	release(who: Browser, id: string, revision: number) {
		return this.#shop.tell(
			who,
			`mutation($id: ID!, $revision: Int!, $version: String!) {
				releaseDesign(id: $id, revision: $revision, acceptedCodes: [], textVersion: $version) { isReleased }
			}`,
			{ id, revision, version: releaseTextVersion },
		);
	}

	/** Of the product `cards`, released. */
	async begin(who: Browser): Promise<string> {
		const query = 'mutation($p: ID!) { createDesign(productId: $p) { id } }';
		const { id } = await this.#shop.tell(who, query, { p: this.#shop.idOf('cards') });
		const released = await this.release(who, id, 0);
		if (released.isReleased !== true) throw new Error(`not released: ${released}`);
		return id;
	}

	/** @param designId one that is ordered once more */
	async order({ browser, userId }: Customer, designId?: string): Promise<OrderedDesign> {
		const { inShop, demo, idOf } = this.#shop;
		const id = designId ?? (await this.begin(browser));
		const [itemId, order] = [newId(), someOrder(userId)];
		const number = await inShop(async (sql) => {
			const [row] = await sql<{ id: string; seriesRows: number | null }[]>`
				select id, jsonb_array_length(series) as series_rows from design_releases where design_id = ${id} order by released_at desc limit 1`;
			const { id: releaseId = null, seriesRows = null } = row ?? {};
			const line = someLine({ itemId, productId: idOf('cards'), designId: id, releaseId, seriesRows });
			await recordPlaced(sql, demo.id, order, [line], {
				...{ actor: 'shopper', userId, paid: false, year: 2026 },
			});
			await openPrintLines(sql, demo.id, order.id);
			const [placed] = await sql<{ number: string }[]>`select number from orders where id = ${order.id}`;
			return placed?.number ?? '';
		});
		return { id, itemId, orderId: order.id, number };
	}

	sendBack(who: Browser, itemId: string, reason = 'Bitte größer.') {
		const query = 'mutation($id: ID!, $reason: String!) { sendBackDesign(itemId: $id, reason: $reason) }';
		return this.#shop.tell(who, query, { id: itemId, reason });
	}

	async lineOf(itemId: string): Promise<OrderedLine | undefined> {
		const [row] = await this.#shop.inShop(
			(sql) => sql<OrderedLine[]>`
				select p.state, p.release_id, r.released_by_staff as by_staff, r.document -> 'values' ->> 'name' as name
				from print_lines p join design_releases r on r.id = p.release_id where p.item_id = ${itemId}`,
		);
		return row;
	}
}
