// Publishes the draft: what is not stored yet is stored first.
import { useState } from 'react';
import { useAttempt } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { useEditing } from './editing.tsx';
import { publishThemeDocument } from './theme-editor.documents.ts';

export function usePublish() {
	const { ask } = usePlatform();
	const { publish, refresh } = useEditing();
	const attempt = useAttempt();
	const [busy, setBusy] = useState(false);
	/** @returns whether it is published */
	const go = async (said: { done: string; failed: string }): Promise<boolean> => {
		setBusy(true);
		const done = await attempt(async () => {
			const call = async (seen: string | null) => {
				const answer = (await ask(publishThemeDocument, { seen })) as Data<typeof publishThemeDocument>;
				return answer.publishTheme.faults.length === 0;
			};
			if (!(await publish(call))) throw new Error('not published');
			await refresh();
		}, said);
		setBusy(false);
		return done;
	};
	return { busy, publish: go };
}
