// What was drawn of an element stays as it is until the element, a value in it, the swatches or the faces are others. An editor draws with every key:
// only what was touched is set anew, and everything else is the same objects, which are not painted again either.
import { type Design, type DesignElement, type DesignPage, designLimits } from './design.ts';
import type { DrawContext, DrawnElement, DrawServices } from './draw-context.ts';
import type { DrawnDesign } from './drawn-design.ts';
import { walkElements } from './editing/find-element.ts';
import { isSame } from './is-same.ts';
import type { DrawOperation } from './operations.ts';
import { fieldKeysOf } from './placeholders.ts';

type DrawnSide = DrawnDesign['pages'][number];

interface CachedElement {
	drawn: DrawnElement;
	values: string;
	letters: number;
}

interface CachedPage {
	parts: readonly DrawnElement[];
	drawn: DrawnSide;
}

export class DrawCache {
	#elements = new WeakMap<DesignElement, CachedElement>();
	#keys = new WeakMap<DesignElement, readonly string[]>();
	/** By id: what it was drawn as before it was changed. */
	#last = new Map<string, readonly DrawOperation[]>();
	#pages = new Map<string, CachedPage>();
	#for: readonly unknown[] = [];

	/** Forgets all elements where they would be drawn in another way. */
	adapt({ swatches }: Pick<Design, 'swatches'>, { faces, vectorOf }: DrawServices): void {
		const parts = [swatches, faces, vectorOf];
		if (parts.every((part, index) => part === this.#for[index])) return;
		this.#for = parts;
		this.#elements = new WeakMap();
	}

	draw(element: DesignElement, context: DrawContext, drawOne: (element: DesignElement) => DrawnElement): DrawnElement {
		const { values, letters } = context;
		const filled = this.#keysOf(element)
			.map((key) => values.get(key))
			.join('\n');
		const known = this.#elements.get(element);
		if (known?.values === filled && letters.left - known.letters >= designLimits.lettersPerText) {
			letters.left -= known.letters;
			return known.drawn;
		}
		const before = letters.left;
		const drawn = this.#reuse(element.id, drawOne(element));
		const used = before - letters.left;
		// Close to the limit it depends on the elements before it how much of a text is set.
		if (letters.left >= designLimits.lettersPerText)
			this.#elements.set(element, { drawn, values: filled, letters: used });
		return drawn;
	}

	/** Of a text that is typed into, the lines that stay as they were are the same objects, and are not painted again. */
	#reuse(id: string, { operations, reports }: DrawnElement): DrawnElement {
		const last = this.#last.get(id);
		const reused = operations.map((operation, index) => {
			const before = last?.[index];
			return before && isSame(before, operation) ? before : operation;
		});
		this.#last.set(id, reused);
		return { operations: reused, reports };
	}

	page(id: string, parts: readonly DrawnElement[], make: () => DrawnSide): DrawnSide {
		const known = this.#pages.get(id);
		if (known?.parts.length === parts.length && parts.every((part, index) => part === known.parts[index]))
			return known.drawn;
		const drawn = make();
		this.#pages.set(id, { parts, drawn });
		return drawn;
	}

	#keysOf(element: DesignElement): readonly string[] {
		const keys = this.#keys.get(element) ?? [...walkElements([element])].flatMap(fieldKeysOf);
		this.#keys.set(element, keys);
		return keys;
	}
}

export function drawCached(
	{ id, name, elements }: DesignPage,
	design: Design,
	context: DrawContext,
	cache: DrawCache,
	drawOne: (element: DesignElement) => DrawnElement,
	join: (drawn: readonly DrawnElement[]) => DrawnElement,
): DrawnSide {
	cache.adapt(design, context);
	const parts = elements.filter(({ print }) => print).map((element) => cache.draw(element, context, drawOne));
	return cache.page(id, parts, () => ({ pageId: id, name, ...join(parts) }));
}
