// Many who take and return the same stock at the same time, and what must be true of it afterwards.
import type { Database } from '../database/connection.ts';
import { releaseStock, reserveStock, returnStock, takeStock } from '../stock/move-stock.ts';

interface Rush {
	tenantId: string;
	productId: string;
	clients: number;
	/** Of all of them together; the last ones may be a few more, as no one keeps what they hold. */
	moves: number;
}

export interface RushResult {
	moved: number;
	refused: number;
	/** What is wrong; none if all is well. */
	faults: string[];
}

/** What one client has reserved and has taken, and gives back in the end. */
interface Held {
	reserved: number;
	taken: number;
}

const steps = {
	reserve: { work: reserveStock, reserved: 1, taken: 0 },
	release: { work: releaseStock, reserved: -1, taken: 0 },
	take: { work: takeStock, reserved: -1, taken: 1 },
	return: { work: returnStock, reserved: 0, taken: -1 },
};
type Step = keyof typeof steps;

/** Only what one holds can be given back; whatever is free can be wanted, also more of it than there is. */
function nextStep({ reserved, taken }: Held): [Step, number] {
	const few = (most: number) => 1 + Math.floor(Math.random() * most);
	const luck = Math.random();
	if (reserved > 0 && luck < 0.35) return ['take', few(reserved)];
	if (reserved > 0 && luck < 0.5) return ['release', few(reserved)];
	if (taken > 0 && luck < 0.75) return ['return', few(taken)];
	return ['reserve', few(4)];
}

interface Line {
	onHandChange: number;
	reservedChange: number;
	onHand: number;
	reserved: number;
}

/** The log read from its beginning: each line follows from the one before, and none goes below nothing. */
function errorsOf(log: readonly Line[], stock: { onHand: number; reserved: number } | undefined): string[] {
	let [onHand, reserved] = [0, 0];
	const errors = new Set<string>();
	for (const line of log) {
		onHand += line.onHandChange;
		reserved += line.reservedChange;
		if (line.onHand !== onHand || line.reserved !== reserved) errors.add('a movement does not follow from the last');
		if (onHand < 0 || reserved < 0 || reserved > onHand) errors.add('below nothing');
	}
	if (stock?.onHand !== onHand) errors.add(`on hand is ${stock?.onHand}, its movements say ${onHand}`);
	if (stock?.reserved !== reserved) errors.add(`reserved is ${stock?.reserved}, its movements say ${reserved}`);
	return [...errors];
}

export async function moveAtOnce(
	database: Database,
	{ tenantId, productId, clients, moves }: Rush,
): Promise<RushResult> {
	const [before] = await database.inTenant(
		tenantId,
		(sql) => sql<{ onHand: number }[]>`select on_hand from stock where product_id = ${productId}`,
	);
	let [moved, refused] = [0, 0];
	const held: Held[] = Array.from({ length: clients }, () => ({ reserved: 0, taken: 0 }));
	const one = async (mine: Held, step: Step, quantity: number) => {
		const { work, reserved, taken } = steps[step];
		const outcome = await database.inTenant(tenantId, (sql) => work(sql, tenantId, productId, quantity));
		if (outcome !== 'moved') {
			refused += 1;
			return outcome;
		}
		moved += 1;
		mine.reserved += reserved * quantity;
		mine.taken += taken * quantity;
		return outcome;
	};
	const errors: string[] = [];
	await Promise.all(
		held.map(async (mine) => {
			while (moved < moves) {
				const [step, quantity] = nextStep(mine);
				const outcome = await one(mine, step, quantity);
				if (outcome !== 'moved' && step !== 'reserve') errors.push(`${step} of what is held: ${outcome}`);
			}
			if (mine.reserved > 0) await one(mine, 'release', mine.reserved);
			if (mine.taken > 0) await one(mine, 'return', mine.taken);
		}),
	);
	const log = await database.inTenant(
		tenantId,
		(sql) => sql<Line[]>`
			select on_hand_change, reserved_change, on_hand, reserved from stock_movements
			where product_id = ${productId} order by at, id`,
	);
	const [stock] = await database.inTenant(
		tenantId,
		(sql) => sql<{ onHand: number; reserved: number }[]>`
			select on_hand, reserved from stock where product_id = ${productId}`,
	);
	if (stock?.onHand !== before?.onHand || stock?.reserved !== 0) errors.push('not all came back');
	return { moved, refused, faults: [...errors, ...errorsOf(log, stock)] };
}
