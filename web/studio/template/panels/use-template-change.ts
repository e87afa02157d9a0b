// Changes a template, and says why where that is not possible.
import { useState } from 'react';
import type { Design } from '../../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../../rules/designs/editing/design-operation.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useSettledDesign } from '../../free/use-settled-design.ts';
import { useStudio } from '../../studio-context.tsx';

export function useTemplateChange() {
	const { t } = usePlatform();
	const { store, announce } = useStudio();
	const design = useSettledDesign();
	/** With the design that it is about: whatever is done next, it is over. */
	const [problem, setProblem] = useState<{ text: string; of: Design }>();
	const refuse = (text: string) => {
		setProblem({ text, of: store.document });
		announce(text);
	};
	/** @returns whether it was done, as one step of undo */
	const change = (make: (design: Design) => readonly DesignOperation[], typing?: string): boolean => {
		const operations = make(store.document);
		const found = operations.length > 0 ? store.change(operations, typing) : undefined;
		const reason = found && (found.code === 'invalid' ? 'inUse' : found.code === 'limit' ? 'limit' : 'failed');
		const text = reason && t('templateEditor.refused', { reason: t(`templateEditor.${reason}`) });
		if (text) refuse(text);
		else setProblem(undefined);
		return !found;
	};
	return { change, refuse, problem: problem?.of === design ? problem.text : undefined };
}
