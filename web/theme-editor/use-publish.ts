// Publishes the draft: what is not stored yet is stored first.
import { useState } from 'react';
import { failureText } from '../forms/failure-text.ts';
import { useToast } from '../kit/toasts.tsx';
import { withReason } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { useEditing } from './editing.tsx';
import { publishThemeDocument } from './theme-editor.documents.ts';

export function usePublish() {
	const { t, ask } = usePlatform();
	const { publish, refresh } = useEditing();
	const toast = useToast();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const call = async (seen: string | null) => {
		const answer = (await ask(publishThemeDocument, { seen })) as Data<typeof publishThemeDocument>;
		return answer.publishTheme.faults.length === 0;
	};
	/** @returns whether it is published */
	const go = async (said: { done: string; failed: string }): Promise<boolean> => {
		setBusy(true);
		setFailure(undefined);
		try {
			if (!(await publish(call))) throw new Error('not published');
			await refresh();
			toast.success(said.done);
			return true;
		} catch (error) {
			const told = withReason(said.failed, failureText(error, t));
			setFailure(told);
			toast.error(told);
			return false;
		} finally {
			setBusy(false);
		}
	};
	return { busy, failure, publish: go };
}
