// The design for what stands beside the page. While a text is typed it stays as it was when that began: letters come first, and list and properties
// follow when it is done.
import { useMemo, useSyncExternalStore } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import { useStudio } from '../studio-context.tsx';
import { useFree } from './free-context.tsx';

export function useSettledDesign(): Design {
	const { store } = useStudio();
	const { editing } = useFree();
	const frozen = useMemo(() => (editing === undefined ? undefined : store.document), [editing, store]);
	return useSyncExternalStore(store.watch, () => frozen ?? store.document);
}
