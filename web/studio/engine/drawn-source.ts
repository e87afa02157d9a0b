// The design as it is drawn, anew with each change. Whoever shows it watches it: what merely stands around it is not rendered again with every key.
import { draw } from '../../../rules/designs/draw.ts';
import { DrawCache } from '../../../rules/designs/draw-cache.ts';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import type { DesignStore } from '../state/design-store.ts';
import type { Engine } from './use-drawn.ts';

export class DrawnSource {
	readonly #store: DesignStore;
	readonly #engine: Engine;
	readonly #cache = new DrawCache();
	#of: readonly unknown[] = [];
	#drawn: DrawnDesign = { pages: [] };

	constructor(store: DesignStore, engine: Engine) {
		this.#store = store;
		this.#engine = engine;
	}

	readonly watch = (watcher: () => void): (() => void) => {
		const { faces, vectors } = this.#engine;
		const stops = [this.#store.watch(watcher), faces.watch(watcher), vectors.watch(watcher)];
		return () => {
			for (const stop of stops) stop();
		};
	};

	/** The same object as long as nothing of it is another. */
	get drawn(): DrawnDesign {
		const { document } = this.#store;
		const faces = this.#engine.faces.source;
		const { vectorOf } = this.#engine.vectors;
		const of = [document, faces, vectorOf];
		if (of.every((part, index) => part === this.#of[index])) return this.#drawn;
		this.#of = of;
		this.#drawn = draw(document, {}, { faces, vectorOf }, this.#cache);
		return this.#drawn;
	}
}
