// What can be done with a page from its list and from its settings.
import { failureText } from '../../forms/failure-text.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type ManagedPage, pageName } from './page-values.ts';
import { copyPageDocument, deletePageDocument, savePageDocument } from './pages.documents.ts';

export function usePageActions() {
	const platform = usePlatform();
	const { t } = platform;
	const change = useChange();
	const attempt = useAttempt();
	const confirm = useConfirm();
	const toast = useToast();
	return {
		copy: ({ id }: ManagedPage) =>
			attempt(() => change(copyPageDocument, { id }), {
				done: t('adminPages.copied'),
				failed: t('adminPages.copyFailed'),
			}),
		activate: ({ id }: ManagedPage, active: boolean) =>
			attempt(() => change(savePageDocument, { id, input: { active } }), {
				done: t(active ? 'adminPages.activated' : 'adminPages.deactivated'),
				failed: t('adminPages.saveFailed'),
			}),
		/** @returns whether it is gone */
		async remove(page: ManagedPage): Promise<boolean> {
			const name = pageName(page, platform);
			const why = page.needed ? 'adminPages.neededStays' : 'adminPages.homeNotDeleted';
			const refuse = () => toast.error(`${t('pageErrors.titleNotDeletable', { pageTitle: name })}. ${t(why)}`);
			if (page.home || page.needed) {
				refuse();
				return false;
			}
			const sure = await confirm({
				title: t('adminPages.deleteAsk', { name }),
				text: t('adminPages.deleteText'),
				confirmLabel: t('admin.delete'),
				colour: 'danger',
			});
			if (!sure) return false;
			try {
				await change(deletePageDocument, { id: page.id });
				toast.success(t('adminPages.deleted'));
				return true;
			} catch (error) {
				if (error instanceof ApiFailure && error.code === 'PAGE_NOT_DELETABLE') refuse();
				else toast.error(`${t('adminPages.deleteFailed')}: ${failureText(error, t)}`);
				return false;
			}
		},
	};
}
