// Says when an import is over that was seen before, and has everything asked for again that it may have changed.
import { useEffect, useRef } from 'react';
import { useToast } from '../../kit/toasts.tsx';
import { refreshEverything } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { FileImport } from './import-notices.tsx';

/** After how many milliseconds to look again while one is being saved. */
export const lookEvery = 500;

export function useEndOfImports(imports: readonly FileImport[] | undefined, finished: string): void {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const running = useRef(new Set<string>());
	useEffect(() => {
		for (const { id, state, fileName } of imports ?? []) {
			// A short one is done before anyone has seen it being saved.
			if (state === 'checked' || state === 'applying') running.current.add(id);
			else if (running.current.delete(id)) {
				refreshEverything(queryClient);
				if (state === 'done') toast.success(finished);
				else toast.error(t('texts.import.broken', { file: fileName }));
			}
		}
	}, [imports, queryClient, toast, t, finished]);
}
