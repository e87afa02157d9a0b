// Lines that somebody lays over a page to arrange things along. They are of this browser, not of the design.
import type { SnapLine } from '../../../rules/designs/arrange/snap.ts';

export interface Guide {
	axis: 'x' | 'y';
	/** From the trim. */
	at: number;
}

const mostGuides = 50;

const isGuide = (value: unknown): value is Guide =>
	typeof value === 'object' &&
	value !== null &&
	'axis' in value &&
	'at' in value &&
	(value.axis === 'x' || value.axis === 'y') &&
	Number.isInteger(value.at);

export class GuideStore {
	readonly #key: string;
	readonly #watchers = new Set<() => void>();
	#guides: readonly Guide[];

	/** @param design its id */
	constructor(design: string) {
		this.#key = `guides ${design}`;
		this.#guides = this.#read();
	}

	readonly watch = (watcher: () => void): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	/** The same list until there are others. */
	get list(): readonly Guide[] {
		return this.#guides;
	}

	get lines(): SnapLine[] {
		return this.#guides.map(({ axis, at }) => ({ axis, at, kind: 'guide' }));
	}

	add(guide: Guide): void {
		const isThere = this.#guides.some(({ axis, at }) => axis === guide.axis && at === guide.at);
		if (!isThere) this.#write([...this.#guides, guide].slice(-mostGuides));
	}

	remove(guide: Guide): void {
		this.#write(this.#guides.filter((one) => one !== guide));
	}

	#read(): Guide[] {
		try {
			const stored: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '[]');
			return Array.isArray(stored) ? stored.filter(isGuide) : [];
		} catch {
			return [];
		}
	}

	#write(guides: readonly Guide[]): void {
		this.#guides = guides;
		try {
			localStorage.setItem(this.#key, JSON.stringify(guides));
		} catch {
			// Then they are there until the page is left.
		}
		for (const watcher of this.#watchers) watcher();
	}
}
