// Changes a template, and says why where that is not possible.
import { useState } from 'react';
import type { Design } from '../../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../../rules/designs/editing/design-operation.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useStudio } from '../../studio-context.tsx';

export function useTemplateChange() {
	const { t } = usePlatform();
	const { store, announce } = useStudio();
	const [problem, setProblem] = useState<string>();
	/** @returns whether it was done, as one step of undo */
	const change = (make: (design: Design) => readonly DesignOperation[], typing?: string): boolean => {
		const operations = make(store.document);
		const found = operations.length > 0 ? store.change(operations, typing) : undefined;
		const reason = found && (found.code === 'invalid' ? 'inUse' : found.code === 'limit' ? 'limit' : 'failed');
		const text = reason && t('templateEditor.refused', { reason: t(`templateEditor.${reason}`) });
		setProblem(text);
		if (text) announce(text);
		return !found;
	};
	return { change, problem };
}
