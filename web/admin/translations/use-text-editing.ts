// Texts of the interface and their saving: all or none.

import { useChange } from '../../platform/backoffice/data.ts';
import { noDrafts } from '../../text-editing/grid/drafts.ts';
import { placeOf } from '../../text-editing/grid/error-text.ts';
import { changeTextsDocument } from './translations.documents.ts';
import { type TextEditing, useDrafts } from './use-drafts.ts';

export function useTextEditing(): TextEditing {
	const change = useChange();
	return useDrafts(async (changes, drafts) => {
		const { faults } = (await change(changeTextsDocument, { changes })).changeTexts;
		return {
			faults: new Map(faults.map((one) => [placeOf(one.key, one.languageCode), one])),
			drafts: faults.length > 0 ? drafts : noDrafts,
		};
	});
}
