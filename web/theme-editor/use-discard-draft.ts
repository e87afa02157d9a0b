// Goes back to what is published.
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { readTheme, useEditing } from './editing.tsx';
import { discardThemeDraftDocument } from './theme-editor.documents.ts';

export function useDiscardDraft(): () => Promise<void> {
	const { ask } = usePlatform();
	const { adopt, flush, refresh } = useEditing();
	return async () => {
		// What is on its way would bring the draft back.
		await flush();
		const answer = (await ask(discardThemeDraftDocument, {})) as Data<typeof discardThemeDraftDocument>;
		adopt(readTheme(answer.discardThemeDraft.published), null, 'discard');
		await refresh();
	};
}
