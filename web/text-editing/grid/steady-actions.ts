// What rows call, always the same functions, so that a row is drawn anew only when something of it has changed.
import { useLayoutEffect, useRef, useState } from 'react';
import type { RowActions } from './grid-row.tsx';

export function useSteady(actions: RowActions): RowActions {
	const latest = useRef(actions);
	useLayoutEffect(() => {
		latest.current = actions;
	});
	const [steady] = useState<RowActions>(() => ({
		onDraft: (...given) => latest.current.onDraft(...given),
		onOpen: (key) => latest.current.onOpen(key),
		onSelect: (...given) => latest.current.onSelect(...given),
		onEdit: (...given) => latest.current.onEdit(...given),
		onEnd: (...given) => latest.current.onEnd(...given),
		onActive: (...given) => latest.current.onActive(...given),
	}));
	return steady;
}
