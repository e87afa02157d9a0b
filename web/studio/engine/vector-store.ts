// Vector pictures of a design as lists of paths, fetched when the first page names them. Until one is there nothing is drawn for it.
import type { VectorDrawing } from '../../../rules/designs/vector.ts';
import { withinSession } from '../../platform/session.ts';

export class VectorStore {
	readonly #address: (id: string) => string;
	readonly #known = new Map<string, VectorDrawing | null>();
	readonly #watchers = new Set<() => void>();
	#vectorOf: (id: string) => VectorDrawing | undefined;

	/** @param design whose pictures they are */
	constructor(design: string) {
		this.#address = (id) => `/service-api/designs/${design}/vectors/${id}`;
		this.#vectorOf = this.#makeSource();
	}

	readonly watch = (watcher: () => void): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	/** Another function whenever a drawing has come. */
	get vectorOf(): (id: string) => VectorDrawing | undefined {
		return this.#vectorOf;
	}

	#makeSource() {
		return (id: string): VectorDrawing | undefined => {
			const known = this.#known.get(id);
			if (known === undefined) void this.#fetch(id);
			return known ?? undefined;
		};
	}

	/** What cannot be had is asked for once: the server finds it missing as well. */
	async #fetch(id: string): Promise<void> {
		this.#known.set(id, null);
		const response = await withinSession(
			() => fetch(this.#address(id)),
			() => false,
		).catch(() => undefined);
		if (!response?.ok) return;
		this.#known.set(id, (await response.json()) as VectorDrawing);
		this.#vectorOf = this.#makeSource();
		for (const watcher of this.#watchers) watcher();
	}
}
