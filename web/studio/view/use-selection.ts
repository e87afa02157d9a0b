// What is selected on the page, and the way there.
import { useCallback, useSyncExternalStore } from 'react';
import { useStudio } from '../studio-context.tsx';
import { useView } from './view-state.tsx';

export function useSelection(): readonly string[] {
	const { store } = useStudio();
	return useSyncExternalStore(store.watch, () => store.selection);
}

/** Selects elements, and turns to their page. */
export function useShowElements(): (page: string | undefined, elements: readonly string[]) => void {
	const { store } = useStudio();
	const { look } = useView();
	return useCallback(
		(page, elements) => {
			if (page !== undefined) look({ to: 'page', page });
			store.select(elements);
		},
		[store, look],
	);
}
