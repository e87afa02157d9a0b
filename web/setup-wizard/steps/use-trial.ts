// Which design the shop wears, which one is tried in the draft, and how a trial is taken back.
import { useState } from 'react';
import { adoptTheme } from '../../../rules/theme/adopt-theme.ts';
import { mergeTheme } from '../../../rules/theme/merge-theme.ts';
import { defaultTheme, type OwnTheme } from '../../../rules/theme/theme.ts';
import { failureText } from '../../forms/failure-text.ts';
import { withReason } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { readTheme, useEditing } from '../../theme-editor/editing.tsx';
import { useDiscardDraft } from '../../theme-editor/use-discard-draft.ts';

export interface Design {
	id: string;
	name: string;
	theme: OwnTheme;
}

const looksAlike = (one: OwnTheme, other: OwnTheme) =>
	JSON.stringify(mergeTheme(defaultTheme, one)) === JSON.stringify(mergeTheme(defaultTheme, other));

export function useTrial() {
	const { t } = usePlatform();
	const { state, own, saving, change, flush } = useEditing();
	const discardDraft = useDiscardDraft();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const { overwriteColors } = state;
	const published = readTheme(state.published);
	const isDraft = saving !== 'asPublished';
	const presets = state.presets.map(({ id, name, theme }): Design => ({ id, name, theme: readTheme(theme) }));
	const among = (designs: readonly Design[], worn: OwnTheme) =>
		designs.find(({ theme }) => looksAlike(adoptTheme(worn, theme, overwriteColors), worn));
	const current: Design = { id: 'current', name: t('shopSetup.themeCurrent'), theme: published };
	const designs = among(presets, published) ? presets : [current, ...presets];
	const inUse = among(designs, published);
	const chosen = looksAlike(own, published) ? inUse : among(presets, own);
	/** What the theme editor has left, and no trial of a preset, is not for this step to discard. */
	const [drafted] = useState(() => (isDraft && !chosen ? own : undefined));

	const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
		setBusy(true);
		setFailure(undefined);
		try {
			await work();
			return true;
		} catch (error) {
			setFailure(withReason(t('shopSetup.trialFailed'), failureText(error, t)));
			return false;
		} finally {
			setBusy(false);
		}
	};
	const discard = () => attempt(discardDraft);
	return {
		busy,
		failure,
		designs,
		inUse,
		chosen,
		isDraft,
		tryOut: ({ id, theme }: Design) =>
			change(theme === published ? published : adoptTheme(own, theme, overwriteColors), `preset ${id}`),
		discard,
		/** @returns whether the draft is as it was before */
		async takeBack(): Promise<boolean> {
			if (!isDraft) return true;
			if (!drafted) return discard();
			return attempt(async () => {
				change(drafted, 'taken back');
				if (!(await flush())) throw new Error('not stored');
			});
		},
	};
}
