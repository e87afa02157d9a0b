// Archives contacts and restores them, with the way back.
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { archiveContactsDocument } from './contacts.documents.ts';

export function useArchiving() {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	return (ids: readonly string[], archived: boolean): Promise<boolean> => {
		const set = (wanted: boolean) => () => change(archiveContactsDocument, { ids: [...ids], archived: wanted });
		const count = ids.length;
		const said = (wanted: boolean) =>
			wanted
				? { done: t('contacts.archivedCount', { count }), failed: t('contacts.archiveFailed') }
				: { done: t('contacts.restoredCount', { count }), failed: t('contacts.restoreFailed') };
		return attempt(set(archived), { ...said(archived), undo: { ...said(!archived), work: set(!archived) } });
	};
}
