// Who is next: tenants take turns, and none has more than one task under way. A tenant with a hundred waiting tasks delays
// another tenant's by one.

interface Waiting {
	begin(): void;
}

export interface QueueLimits {
	/** Tasks under way at the same time. */
	atOnce: number;
	waitingPerTenant: number;
	waitingInTotal: number;
}

export class FairQueue {
	readonly #limits: QueueLimits;
	/** In the order in which the tenants are next; a tenant is in it as long as something of it waits. */
	readonly #waiting = new Map<string, Waiting[]>();
	readonly #active = new Set<string>();
	#total = 0;

	constructor(limits: QueueLimits) {
		this.#limits = limits;
	}

	/** @returns false when too many wait */
	enter(tenantId: string, waiting: Waiting): boolean {
		const line = this.#waiting.get(tenantId) ?? [];
		const { waitingPerTenant, waitingInTotal } = this.#limits;
		if (line.length >= waitingPerTenant || this.#total >= waitingInTotal) return false;
		line.push(waiting);
		this.#waiting.set(tenantId, line);
		this.#total += 1;
		this.#beginNext();
		return true;
	}

	/** @returns whether it was still waiting */
	leave(tenantId: string, waiting: Waiting): boolean {
		const line = this.#waiting.get(tenantId) ?? [];
		const at = line.indexOf(waiting);
		if (at < 0) return false;
		line.splice(at, 1);
		this.#total -= 1;
		if (line.length === 0) this.#waiting.delete(tenantId);
		return true;
	}

	finish(tenantId: string): void {
		this.#active.delete(tenantId);
		// A caller who has just had a turn goes behind all who wait.
		const line = this.#waiting.get(tenantId);
		if (line && this.#waiting.delete(tenantId)) this.#waiting.set(tenantId, line);
		this.#beginNext();
	}

	#beginNext(): void {
		while (this.#active.size < this.#limits.atOnce) {
			const next = [...this.#waiting].find(([tenantId]) => !this.#active.has(tenantId));
			const [tenantId = '', line = []] = next ?? [];
			const waiting = line.shift();
			if (!waiting) return;
			this.#total -= 1;
			if (line.length === 0) this.#waiting.delete(tenantId);
			this.#active.add(tenantId);
			waiting.begin();
		}
	}
}
