// Texts of pages and their saving. A page that an admin edits keeps what was typed for it, and says so at its place; the others are saved.
import { readPageTextKey } from '../../../rules/pages/grid-texts.ts';
import { useChange } from '../../platform/backoffice/data.ts';
import { placeOf } from '../../text-editing/grid/error-text.ts';
import { changePageTextsDocument } from './translations.documents.ts';
import { type TextEditing, useDrafts } from './use-drafts.ts';

const pageOf = (key: string) => readPageTextKey(key)?.page;

export function usePageTextEditing(): TextEditing {
	const change = useChange();
	return useDrafts(async (changes, drafts) => {
		const { changePageTexts: errors } = await change(changePageTextsDocument, { changes });
		const left = new Set(errors.map(({ key }) => pageOf(key)));
		return {
			faults: new Map(errors.map((one) => [placeOf(one.key, one.languageCode), { ...one, names: [] }])),
			drafts: new Map([...drafts].filter(([key]) => left.has(pageOf(key)))),
		};
	});
}
