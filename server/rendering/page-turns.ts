// Pages that are made at the same time. Making one takes the processor, which has no queue of its own: without turns a shop that is read by
// many would make every other shop as slow as itself. Each shop has a few at once; shops take turns where all of them together have too many.
import { classLimits } from '../database/gate/limits.ts';
import { DatabaseBusy } from '../database/unavailable.ts';

interface PageLimits {
	atOnce: number;
	ofOneTenant: number;
	/** The longest wait; who would wait longer is refused at the door. */
	waitMs: number;
}

/** One waits for the database while another is rendered; more would only share the same processor. */
const usual: PageLimits = { atOnce: 8, ofOneTenant: 2, waitMs: classLimits.read.waitMs };

interface Waiter {
	begin(): void;
	timer: NodeJS.Timeout | undefined;
}

/** Of a tenant of which something is made or waits. */
interface Line {
	waiting: Waiter[];
	making: number;
	/** Between two that were begun while others waited; older ones fade, soon and late. */
	recentMs: number;
	lastingMs: number;
	latestAt: number;
}

const weightOfRecent = 0.1;
const weightOfLasting = 0.01;
const firstGuessMs = 10;
/** The estimate is only one: who was let in to wait is not sent away because it took a little longer. */
const waitsUpTo = 1.5;

/**
 * The lower of two: while hundreds arrive at once, accepting their connections takes the time of making pages, which says nothing of the
 * seconds after. Refusing a caller too early cannot be mended; who waits for too long is refused then.
 */
const estimateWait = ({ waiting, recentMs, lastingMs }: Line) => waiting.length * Math.min(recentMs, lastingMs);

export class PageTurns {
	readonly #limits: PageLimits;
	/** In the order in which they are next. */
	readonly #lines = new Map<string, Line>();
	#making = 0;

	constructor(limits: Partial<PageLimits> = {}) {
		this.#limits = { ...usual, ...limits };
	}

	get waiting(): number {
		return [...this.#lines.values()].reduce((sum, line) => sum + line.waiting.length, 0);
	}

	/** Of which something is made or waits. */
	get shops(): number {
		return this.#lines.size;
	}

	/**
	 * @param waitMs of who has something else to show
	 * @throws DatabaseBusy when it would have to wait for too long, or has
	 */
	async run<T>(tenantId: string, make: () => Promise<T>, waitMs = this.#limits.waitMs): Promise<T> {
		const line = this.#lineOf(tenantId);
		try {
			if (this.#mayBegin(line)) this.#serve(tenantId, line);
			else await this.#wait(line, waitMs);
			try {
				return await make();
			} finally {
				this.#count(line, -1);
			}
		} finally {
			this.#beginNext();
			if (line.making === 0 && line.waiting.length === 0) this.#lines.delete(tenantId);
		}
	}

	#lineOf(tenantId: string): Line {
		const known = this.#lines.get(tenantId);
		if (known) return known;
		const line = { waiting: [], making: 0, recentMs: firstGuessMs, lastingMs: firstGuessMs, latestAt: 0 };
		this.#lines.set(tenantId, line);
		return line;
	}

	#mayBegin(line: Line): boolean {
		return line.making < this.#limits.ofOneTenant && this.#making < this.#limits.atOnce;
	}

	#count(line: Line, change: 1 | -1): void {
		line.making += change;
		this.#making += change;
	}

	#wait(line: Line, waitMs: number): Promise<void> {
		const estimate = estimateWait(line);
		if (estimate > waitMs) throw new DatabaseBusy(estimate);
		if (line.waiting.length === 0) line.latestAt = performance.now();
		return new Promise((resolve, reject) => {
			const waiter: Waiter = { begin: resolve, timer: undefined };
			waiter.timer = setTimeout(() => {
				line.waiting.splice(line.waiting.indexOf(waiter), 1);
				reject(new DatabaseBusy(estimateWait(line)));
			}, waitMs * waitsUpTo);
			line.waiting.push(waiter);
		});
	}

	#beginNext(): void {
		for (const [tenantId, line] of [...this.#lines]) {
			if (line.waiting.length === 0 || !this.#mayBegin(line)) continue;
			this.#begin(tenantId, line);
		}
	}

	/** A caller who was served stands behind the others. */
	#serve(tenantId: string, line: Line): void {
		this.#lines.delete(tenantId);
		this.#lines.set(tenantId, line);
		this.#count(line, 1);
	}

	#begin(tenantId: string, line: Line): void {
		const waiter = line.waiting.shift();
		if (!waiter) return;
		clearTimeout(waiter.timer);
		const now = performance.now();
		const intervalMs = now - line.latestAt;
		line.recentMs += weightOfRecent * (intervalMs - line.recentMs);
		line.lastingMs += weightOfLasting * (intervalMs - line.lastingMs);
		line.latestAt = now;
		this.#serve(tenantId, line);
		waiter.begin();
	}
}
