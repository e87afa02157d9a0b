// Changes properties of one element, as far as the template allows it.
import type { DesignElement, Lock, Swatch } from '../../../../rules/designs/design.ts';
import type { DesignOperation, ElementChanges } from '../../../../rules/designs/editing/design-operation.ts';
import { useReadOnly, useStudio } from '../../studio-context.tsx';
import { findLock } from '../commands/command.ts';
import { changeSelection } from '../commands/edit.ts';
import { useFree } from '../free-context.tsx';
import { useSettledDesign } from '../use-settled-design.ts';

export function useProperties(element: DesignElement, lock: keyof Lock) {
	const { store } = useStudio();
	const design = useSettledDesign();
	const readOnly = useReadOnly();
	const { run } = useFree();
	const reason = findLock(element, lock, { design, role: store.role });
	/** @param first what the change needs to be there before */
	const change = (changes: ElementChanges, said: string, first: readonly DesignOperation[] = []) => {
		const typing = `${Object.keys(changes).join(' ')} ${element.id}`;
		run(
			(context) => {
				const result = changeSelection({ ...context, selection: [element.id] }, lock, () => changes);
				return 'refusal' in result ? result : { operations: [...first, ...result.operations] };
			},
			{ said, ...(first.length === 0 && { typing }) },
		);
	};
	/** A swatch that was mixed a moment ago comes first. */
	const adding = (swatch: Swatch | undefined): DesignOperation[] =>
		swatch && !design.swatches.some(({ id }) => id === swatch.id) ? [{ do: 'swatch', swatch }] : [];
	return { disabled: readOnly || reason !== undefined, reason, change, adding };
}
