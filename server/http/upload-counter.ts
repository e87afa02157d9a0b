// How many uploads are under way at the same time: no one, and no shop, takes all of the line and the disk.

interface UploadCounts {
	perCaller: number;
	perTenant: number;
}

/** Of files that come with an operation. */
const usual: UploadCounts = { perCaller: 4, perTenant: 20 };

export class UploadCounter {
	readonly #counts = new Map<string, number>();
	readonly #limits: UploadCounts;

	constructor(limits: UploadCounts = usual) {
		this.#limits = limits;
	}

	#change(key: string, by: number): void {
		const count = (this.#counts.get(key) ?? 0) + by;
		if (count > 0) this.#counts.set(key, count);
		else this.#counts.delete(key);
	}

	/** @returns what ends it; undefined when too many are under way */
	begin(tenantId: string, caller: string): (() => void) | undefined {
		const [ofTenant, ofCaller] = [`tenant ${tenantId}`, `caller ${tenantId} ${caller}`];
		if ((this.#counts.get(ofTenant) ?? 0) >= this.#limits.perTenant) return undefined;
		if ((this.#counts.get(ofCaller) ?? 0) >= this.#limits.perCaller) return undefined;
		const both = [ofTenant, ofCaller];
		for (const key of both) this.#change(key, 1);
		return () => {
			for (const key of both.splice(0)) this.#change(key, -1);
		};
	}
}
