// Watches imports that are being saved, whatever screen is open: their sender may have gone elsewhere and hears of their end there.
import { useEffect, useRef } from 'react';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { refreshEverything, useAdminQuery } from '../data.ts';
import { has, useMe } from '../me.tsx';
import { textImportsDocument } from './translations.documents.ts';

const lookEvery = 500;

/** The same answer for everybody who asks here. */
export function useImports() {
	const me = useMe();
	const { data } = useAdminQuery(
		textImportsDocument,
		{},
		{
			enabled: has(me, 'mLocalisation'),
			lookAgain: ({ textImports }) => textImports.some(({ state }) => state === 'applying') && lookEvery,
		},
	);
	return data?.textImports ?? [];
}

export function ImportWatch() {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const imports = useImports();
	const running = useRef(new Set<string>());
	useEffect(() => {
		for (const { id, state, fileName } of imports) {
			// A short one is done before anybody has seen it being saved.
			if (state === 'checked' || state === 'applying') running.current.add(id);
			else if (running.current.delete(id)) {
				refreshEverything(queryClient);
				if (state === 'done') toast.success(t('texts.import.finished'));
				else toast.error(t('texts.import.broken', { file: fileName }));
			}
		}
	}, [imports, queryClient, toast, t]);
	return null;
}
