// The drafts of texts and their saving: many at once. What cannot be saved is said at its place, and nothing is lost.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import type { SaveBarProps } from '../../kit/save-bar.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { changesOf, type Drafts, noDrafts, withDraft } from '../../text-editing/grid/drafts.ts';
import { placeOf, type TextErrors } from '../../text-editing/grid/error-text.ts';
import type { GridText } from '../../text-editing/grid/grid-text.ts';

const mostAtOnce = 500;
const noErrors: TextErrors = new Map();

export interface TextEditing {
	drafts: Drafts;
	faults: TextErrors;
	onDraft(text: GridText, languageCode: string, typed: string): void;
	bar: SaveBarProps;
}

/** What saving has left: the errors by their places, and the drafts that are still to be saved. */
interface Left {
	faults: TextErrors;
	drafts: Drafts;
}

export function useDrafts(save: (changes: ReturnType<typeof changesOf>, drafts: Drafts) => Promise<Left>): TextEditing {
	const { t } = usePlatform();
	const toast = useToast();
	const [drafts, setDrafts] = useState(noDrafts);
	const [faults, setErrors] = useState(noErrors);
	const [busy, setBusy] = useState(false);

	const onSave = async (): Promise<boolean> => {
		const changes = changesOf(drafts);
		if (changes.length > mostAtOnce) {
			toast.error(t('texts.tooMany'));
			return false;
		}
		setBusy(true);
		try {
			const left = await save(changes, drafts);
			setErrors(left.faults);
			setDrafts(left.drafts);
			if (left.faults.size > 0) toast.error(t('texts.notSaved'));
			else toast.success(t('texts.saved'));
			return left.faults.size === 0;
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
			setErrors((before) => {
				const place = placeOf(text.key, languageCode);
				return before.has(place) ? new Map([...before].filter(([name]) => name !== place)) : before;
			});
		},
		bar: {
			dirty: drafts.size > 0,
			busy,
			onSave,
			onDiscard: () => {
				setDrafts(noDrafts);
				setErrors(noErrors);
			},
			snapshot: () => () => setDrafts(drafts),
		},
	};
}
