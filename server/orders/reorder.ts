// Ordering once more what was ordered before: as it can be ordered today, at today's prices. What cannot be is reported with the reason.
import type { LineProblem } from '../../rules/checkout/problems.ts';
import { newId } from '../../rules/ids.ts';
import { addItems, mostAtOnce, type NewItem } from '../cart/add-items.ts';
import type { LineAttachments } from '../cart/line-attachments.ts';
import { type DesignCopies, removeReplica, replicateFor } from '../cart/line-designs.ts';
import { type ListLine, lacksRelease, lineProblem } from '../cart/lines.ts';
import { loadSoldItems, type Reader, type SoldItem } from '../cart/sold-items.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { DesignChange, ReplicatedDesign } from '../integrations/design/port.ts';
import { findOrder, type OrderLine } from './find-order.ts';

/** A design that cannot be printed any more as it was. */
export interface ChangedDesign {
	/** Of the line among the drafts. */
	itemId: string;
	name: string;
	reasons: readonly DesignChange['reason'][];
}

export interface Reordered {
	cart: ListLine[];
	/** What the shopper has designed and something has changed since: it is to be checked once more. */
	drafts: ListLine[];
	changed: ChangedDesign[];
	left: { name: string; problem: LineProblem }[];
}

interface ReorderParts {
	attachments: LineAttachments;
	designs: DesignCopies | undefined;
}

interface Validated {
	line: OrderLine;
	item: NewItem;
	problem: LineProblem | undefined;
	replica?: ReplicatedDesign;
}

/** Pieces of each row of a series. */
const runOf = ({ quantity, seriesRows }: OrderLine): number => quantity / (seriesRows ?? 1);

function problemOf(line: OrderLine, thing: SoldItem | undefined): LineProblem | undefined {
	if (!thing) return 'gone';
	const { seriesRows } = line;
	const problem = lineProblem(thing, { quantity: runOf(line), seenTotal: null, seriesRows });
	return problem ?? (lacksRelease(line, thing) ? 'design' : undefined);
}

/** Of an order of the caller, with what brings print data along. */
async function validate(
	sql: Sql,
	reader: Reader,
	orderId: string,
	attachments: LineAttachments,
): Promise<readonly Validated[]> {
	const order = await findOrder(sql, reader.tenant.id, { id: orderId, userId: reader.user.id });
	// What was not approved, or taken back, can be ordered again; a checkout that was broken off has left its cart as it was.
	const isOver = order && (order.number || (order.status === 'error' && order.approval !== 'none'));
	if (!isOver) throw new Refused('NOT_FOUND');
	const { lines } = order;
	const itemIds = lines.flatMap(({ itemId, designId }) => (itemId && designId === null ? itemId : []));
	const attached = await attachments.find(sql, reader.tenant.id, itemIds);
	const things = await loadSoldItems(
		sql,
		reader,
		lines.map(({ productId }) => productId),
	);
	return lines.map((line) => {
		const { itemId, productId, itemName } = line;
		const thing = things.get(productId);
		const ownId = itemId && attached.has(itemId) ? newId() : undefined;
		const item = { productId, quantity: runOf(line), ownId, itemName: thing?.itemNameAllowed ? itemName : '' };
		return { line, item, problem: problemOf(line, thing) };
	});
}

/** A design of its own for each line. One that cannot be copied any more stays behind. */
async function replicateDesign(
	designs: DesignCopies | undefined,
	reader: Reader,
	validated: Validated,
): Promise<Validated> {
	const { designId, releaseId } = validated.line;
	if (designId === null || validated.problem !== undefined) return validated;
	try {
		const replica = await replicateFor(designs, reader, { id: designId, releaseId });
		return { ...validated, replica, item: { ...validated.item, designId: replica.design.id } };
	} catch (error) {
		if (error instanceof Refused) return { ...validated, problem: 'design' };
		throw error;
	}
}

async function addAll(
	sql: Sql,
	reader: Reader,
	validated: readonly Validated[],
	to: 'cart' | 'drafts',
): Promise<ListLine[]> {
	const items = validated.map(({ item }) => item);
	const added: ListLine[] = [];
	for (let start = 0; start < items.length; start += mostAtOnce)
		added.push(...(await addItems(sql, reader, items.slice(start, start + mostAtOnce), to)));
	return added;
}

/** Nothing has changed: what was released is what would be printed. */
const isReleased = ({ replica }: Validated) => !replica || (replica.changes.length === 0 && replica.design.releaseId);

const changedDesigns = (validated: readonly Validated[], drafts: readonly ListLine[]): ChangedDesign[] =>
	validated.flatMap(({ line: { name }, replica }) => {
		const draft = drafts.find(({ designId }) => designId === replica?.design.id);
		return replica && draft ? { itemId: draft.id, name, reasons: replica.changes.map(({ reason }) => reason) } : [];
	});

async function addReplicated(
	sql: Sql,
	reader: Reader,
	validated: readonly Validated[],
	attachments: LineAttachments,
): Promise<Reordered> {
	const fitting = validated.filter(({ problem }) => problem === undefined);
	const cart = await addAll(sql, reader, fitting.filter(isReleased), 'cart');
	const toCheck = fitting.filter((one) => !isReleased(one));
	const drafts = await addAll(sql, reader, toCheck, 'drafts');
	const pairs = fitting.flatMap(({ line: { itemId: from }, item: { ownId: to } }) => (from && to ? { from, to } : []));
	await attachments.copy(sql, reader.tenant.id, { userId: reader.user.id, pairs });
	const left = validated.flatMap(({ line: { name }, problem }) => (problem ? [{ name, problem }] : []));
	return { cart, drafts, changed: changedDesigns(toCheck, drafts), left };
}

/** All that can be taken along, or nothing when there is no room for it. */
export async function reorder(
	inTenant: InTenant,
	reader: Reader,
	orderId: string,
	{ attachments, designs }: ReorderParts,
): Promise<Reordered> {
	const validated: Validated[] = [];
	for (const one of await inTenant((sql) => validate(sql, reader, orderId, attachments)))
		validated.push(await replicateDesign(designs, reader, one));
	try {
		return await inTenant((sql) => addReplicated(sql, reader, validated, attachments));
	} catch (error) {
		for (const { replica } of validated) if (replica) await removeReplica(designs, reader, replica.design.id);
		throw error;
	}
}
