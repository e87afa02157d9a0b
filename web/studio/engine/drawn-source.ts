// The design as it is drawn, anew with each change. Whoever shows it watches it: what merely stands around it is not rendered again with every key.
import { draw } from '../../../rules/designs/draw.ts';
import { DrawCache } from '../../../rules/designs/draw-cache.ts';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { DesignStore } from '../state/design-store.ts';
import type { Engine } from './use-drawn.ts';

export class DrawnSource {
	readonly #store: DesignStore;
	readonly #engine: Engine;
	readonly #cache = new DrawCache();
	readonly #watchers = new Set<() => void>();
	#values: FieldValues = {};
	#of: readonly unknown[] = [];
	#drawn: DrawnDesign = { pages: [] };

	constructor(store: DesignStore, engine: Engine) {
		this.#store = store;
		this.#engine = engine;
	}

	readonly watch = (watcher: () => void): (() => void) => {
		const { faces, vectors } = this.#engine;
		const stops = [this.#store.watch(watcher), faces.watch(watcher), vectors.watch(watcher)];
		this.#watchers.add(watcher);
		return () => {
			this.#watchers.delete(watcher);
			for (const stop of stops) stop();
		};
	};

	/** Of the row of a series that is shown, before those of the design. */
	get values(): FieldValues {
		return this.#values;
	}

	readonly showValues = (values: FieldValues): void => {
		this.#values = values;
		for (const watcher of this.#watchers) watcher();
	};

	/** The same object as long as nothing of it is another. */
	get drawn(): DrawnDesign {
		const { document } = this.#store;
		const faces = this.#engine.faces.source;
		const { vectorOf } = this.#engine.vectors;
		const of = [document, this.#values, faces, vectorOf];
		if (of.every((part, index) => part === this.#of[index])) return this.#drawn;
		this.#of = of;
		this.#drawn = draw(document, this.#values, { faces, vectorOf }, this.#cache);
		return this.#drawn;
	}
}
