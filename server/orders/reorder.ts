// Ordering once more what was ordered before: as it can be ordered today, at today's prices. What cannot be is told with the reason.
import type { LineProblem } from '../../rules/checkout/problems.ts';
import { newId } from '../../rules/ids.ts';
import { addItems, mostAtOnce, type NewItem } from '../cart/add-items.ts';
import type { LineAttachments } from '../cart/line-attachments.ts';
import { type ListLine, lineProblem } from '../cart/lines.ts';
import { loadSoldItems, type Reader } from '../cart/sold-items.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { findOrder, type OrderLine } from './find-order.ts';

export interface Reordered {
	cart: ListLine[];
	/** What the shopper has designed is to be checked once more. */
	drafts: ListLine[];
	left: { name: string; problem: LineProblem }[];
}

interface Validated {
	line: OrderLine;
	item: NewItem;
	problem: LineProblem | undefined;
}

/** @param attached the items of lines that bring print data along */
async function validate(
	sql: Sql,
	reader: Reader,
	lines: readonly OrderLine[],
	attached: ReadonlySet<string>,
): Promise<Validated[]> {
	const things = await loadSoldItems(
		sql,
		reader,
		lines.map(({ productId }) => productId),
	);
	return lines.map((line) => {
		const { itemId, productId, quantity, designId, itemName } = line;
		const thing = things.get(productId);
		const ownId = itemId && attached.has(itemId) ? newId() : undefined;
		const item = { productId, quantity, designId, ownId, itemName: thing?.itemNameAllowed ? itemName : '' };
		return { line, item, problem: thing ? lineProblem(thing, { quantity, seenTotal: null }) : 'gone' };
	});
}

async function add(sql: Sql, reader: Reader, items: readonly NewItem[], to: 'cart' | 'drafts'): Promise<ListLine[]> {
	const added: ListLine[] = [];
	for (let start = 0; start < items.length; start += mostAtOnce)
		added.push(...(await addItems(sql, reader, items.slice(start, start + mostAtOnce), to)));
	return added;
}

/** All that can be taken along, or nothing when there is no room for it. */
export async function reorder(
	sql: Sql,
	reader: Reader,
	orderId: string,
	attachments: LineAttachments,
): Promise<Reordered> {
	const order = await findOrder(sql, reader.tenant.id, { id: orderId, userId: reader.user.id });
	if (!order?.number) throw new Refused('NOT_FOUND');
	const attached = await attachments.find(
		sql,
		reader.tenant.id,
		order.lines.flatMap(({ itemId }) => itemId ?? []),
	);
	const validated = await validate(sql, reader, order.lines, attached);
	const fitting = validated.filter(({ problem }) => problem === undefined).map(({ item }) => item);
	const reordered = {
		cart: await add(
			sql,
			reader,
			fitting.filter(({ designId }) => !designId),
			'cart',
		),
		drafts: await add(
			sql,
			reader,
			fitting.filter(({ designId }) => designId),
			'drafts',
		),
		left: validated.flatMap(({ line: { name }, problem }) => (problem ? [{ name, problem }] : [])),
	};
	const pairs = validated.flatMap(({ line: { itemId: from }, item: { ownId: to }, problem }) =>
		from && to && problem === undefined ? { from, to } : [],
	);
	await attachments.copy(sql, reader.tenant.id, { userId: reader.user.id, pairs });
	return reordered;
}
