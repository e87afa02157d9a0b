// Deletes roles: asked first, then done, then said.
import { useConfirm } from '../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { useTexts } from '../../platform/environment.tsx';
import { deleteRoleDocument } from './roles.documents.ts';

interface Named {
	id: string;
	label: string;
	users: number;
}

/** @returns whether they are gone */
export function useDeleteRoles() {
	const t = useTexts();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	return async (roles: readonly Named[]): Promise<boolean> => {
		const holders = roles.reduce((sum, { users }) => sum + users, 0);
		const sure = await confirm({
			title: t('roles.deleteAsk', { names: roles.map(({ label }) => label).join(', ') }),
			text: t('roles.deleteText', { count: holders }),
			confirmLabel: t('admin.delete'),
			colour: 'danger',
		});
		if (!sure) return false;
		return attempt(
			async () => {
				for (const { id } of roles) await change(deleteRoleDocument, { id });
			},
			{ done: t('roles.deleted'), failed: t('roles.deleteFailed') },
		);
	};
}
