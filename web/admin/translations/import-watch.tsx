// Watches imports that are being saved, whatever screen is open: their sender may have gone elsewhere and hears of their end there.

import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { lookEvery, useEndOfImports } from '../imports/use-end-of-imports.ts';
import { has, useMe } from '../me.tsx';
import { textImportsDocument } from './translations.documents.ts';

/** The same response for everyone who asks here. */
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
	const { t } = usePlatform();
	useEndOfImports(useImports(), t('texts.import.finished'));
	return null;
}
