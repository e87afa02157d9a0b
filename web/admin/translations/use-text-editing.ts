// Texts of the interface and their saving: all or none.
import { noDrafts } from '../../texts-grid/drafts.ts';
import { placeOf } from '../../texts-grid/fault-text.ts';
import { useChange } from '../data.ts';
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
