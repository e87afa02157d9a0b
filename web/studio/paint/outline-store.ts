// The outlines of all glyphs that were drawn so far: pages, thumbnails and previews name them, and each is in the document once.
import { useLayoutEffect } from 'react';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import type { DrawOperation } from '../../../rules/designs/operations.ts';
import type { FaceStore } from '../engine/face-store.ts';

export interface Outline {
	name: string;
	path: string;
}

export const glyphName = (faceId: string, glyph: number): string => `glyph-${faceId}-${glyph}`;

export class OutlineStore {
	readonly #faces: FaceStore;
	readonly #known = new Map<string, Outline>();
	/** With every key most of a design is what it was. */
	readonly #collected = new WeakSet<DrawOperation>();
	readonly #watchers = new Set<() => void>();
	#list: readonly Outline[] = [];

	constructor(faces: FaceStore) {
		this.#faces = faces;
	}

	readonly watch = (watcher: () => void): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	/** The same list until there is another one. */
	get list(): readonly Outline[] {
		return this.#list;
	}

	need({ pages }: DrawnDesign): void {
		for (const { operations } of pages) this.#collect(operations);
		if (this.#known.size === this.#list.length) return;
		this.#list = [...this.#known.values()];
		for (const watcher of this.#watchers) watcher();
	}

	#collect(operations: readonly DrawOperation[]): void {
		for (const operation of operations) {
			if (this.#collected.has(operation)) continue;
			this.#collected.add(operation);
			if (operation.kind === 'clip') this.#collect(operation.operations);
			if (operation.kind !== 'glyphs') continue;
			for (const { id } of operation.glyphs) {
				const name = glyphName(operation.faceId, id);
				if (!this.#known.has(name)) this.#known.set(name, { name, path: this.#faces.outlineOf(operation.faceId, id) });
			}
		}
	}
}

/** Before anything is painted: no letter is missing for a moment. */
export function useOutlines(store: OutlineStore, drawn: readonly DrawnDesign[]): void {
	useLayoutEffect(() => {
		for (const design of drawn) store.need(design);
	}, [store, drawn]);
}
