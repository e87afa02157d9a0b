// The drafts of texts of pages and their saving. A page that somebody edits keeps what was typed for it, and says so at its place; the
// others are saved.
import { useState } from 'react';
import { readPageTextKey } from '../../../rules/pages/grid-texts.ts';
import { failureText } from '../../forms/failure-text.ts';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { changesOf, noDrafts, withDraft } from '../../texts-grid/drafts.ts';
import { placeOf, type TextFaults } from '../../texts-grid/fault-text.ts';
import { useChange } from '../data.ts';
import { changePageTextsDocument } from './translations.documents.ts';
import type { TextEditing } from './use-text-editing.ts';

const mostAtOnce = 500;
const noFaults: TextFaults = new Map();

const pageOf = (key: string) => readPageTextKey(key)?.page;

export function usePageTextEditing(): TextEditing {
	const { t } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const [drafts, setDrafts] = useState(noDrafts);
	const [faults, setFaults] = useState(noFaults);
	const [busy, setBusy] = useState(false);

	const onSave = async (): Promise<boolean> => {
		const changes = changesOf(drafts);
		if (changes.length > mostAtOnce) {
			toast.error(t('texts.tooMany'));
			return false;
		}
		setBusy(true);
		try {
			const { changePageTexts: found } = await change(changePageTextsDocument, { changes });
			const left = new Set(found.map(({ key }) => pageOf(key)));
			setFaults(new Map(found.map((one) => [placeOf(one.key, one.languageCode), { ...one, names: [] }])));
			setDrafts(new Map([...drafts].filter(([key]) => left.has(pageOf(key)))));
			if (found.length > 0) toast.error(t('texts.notSaved'));
			else toast.success(t('texts.saved'));
			return found.length === 0;
		} catch (error) {
			toast.error(`${t('texts.notSaved')}: ${failureText(error, t)}`);
			return false;
		} finally {
			setBusy(false);
		}
	};
	return {
		drafts,
		faults,
		onDraft(text, languageCode, typed) {
			setDrafts((before) => withDraft(before, text, languageCode, typed));
			setFaults((before) => new Map([...before].filter(([place]) => place !== placeOf(text.key, languageCode))));
		},
		bar: {
			dirty: drafts.size > 0,
			busy,
			onSave,
			onDiscard: () => {
				setDrafts(noDrafts);
				setFaults(noFaults);
			},
		},
	};
}
