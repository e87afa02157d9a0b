// Faces to choose from, and the way of one into the design: it is loaded before anything is set in it.
import { useCallback, useMemo } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
import { newId } from '../../../rules/ids.ts';
import { type FontFamily, findFont, fontCatalogue, nearestWeight } from '../../../rules/theme/fonts.ts';
import type { FaceName } from '../engine/face-store.ts';
import { useStudio } from '../studio-context.tsx';

/** Those of the template, or the whole catalogue; what the design is set in already is always among them. */
export function listFamilies({ freedom, faces }: Pick<Design, 'freedom' | 'faces'>, role: DesignRole): string[] {
	const isLimited = role === 'shopper' && freedom.families.length > 0;
	const own = faces.map(({ family }) => family);
	const offered = isLimited ? freedom.families : fontCatalogue.map(({ family }) => family);
	return [...new Set([...own, ...offered])].filter((family) => findFont(family)).toSorted();
}

/** The face of a family that is nearest to one of another. */
export function nearestFace(family: string, { weight, italic }: Omit<FaceName, 'family'>): FaceName {
	const upright = nearestWeight(family as FontFamily, weight) ?? 400;
	const slanted = italic ? nearestWeight(family as FontFamily, weight, true) : undefined;
	return { family, weight: slanted ?? upright, italic: slanted !== undefined };
}

interface ChosenFace {
	id: string;
	/** To be done before it is used. */
	operations: readonly DesignOperation[];
}

export function useFaces() {
	const { store, engine } = useStudio();
	/** @throws where it cannot be loaded */
	const chooseFace = useCallback(
		async (name: FaceName): Promise<ChosenFace> => {
			const isIt = ({ family, weight, italic }: FaceName) =>
				family === name.family && weight === name.weight && italic === name.italic;
			const known = store.document.faces.find(isIt);
			if (known) return { id: known.id, operations: [] };
			const face = await engine.faces.make(newId(), name);
			return { id: face.id, operations: [{ do: 'face', face }] };
		},
		[store, engine],
	);
	/** Text needs one: a design that begins empty has none. */
	const ensureFace = useCallback(async () => {
		if (store.document.faces.length > 0) return;
		const [family = 'Inter'] = store.document.freedom.families;
		const { operations } = await chooseFace(nearestFace(family, { weight: 400, italic: false }));
		store.change(operations);
	}, [store, chooseFace]);
	return useMemo(() => ({ chooseFace, ensureFace }), [chooseFace, ensureFace]);
}
