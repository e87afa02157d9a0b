// What is done to users outside of their form: asked first, then done, then said.

import { useConfirm } from '../../kit/confirm.tsx';
import { downloadJson } from '../../kit/download.ts';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import {
	archiveUserDocument,
	erasePersonDocument,
	exportPersonDocument,
	mailsAreStoredDocument,
	restoreUserDocument,
	sendPasswordResetDocument,
} from './users.documents.ts';

interface Named {
	id: string;
	email: string;
}

/** Each answers whether it was done. Many are done one after the other; the first that cannot be done ends it. */
export function useUserActions() {
	const { t, ask } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const who = (users: readonly Named[]) =>
		users.length === 1 ? (users[0]?.email ?? '') : t('users.many', { count: users.length });
	const restoreAll = async (users: readonly Named[]) => {
		for (const { id } of users) await change(restoreUserDocument, { id });
	};
	const restored = { done: t('users.restored'), failed: t('users.restoreFailed') };
	return {
		async archive(users: readonly Named[]): Promise<boolean> {
			const sure = await confirm({
				title: t('users.archiveAsk', { who: who(users) }),
				text: t('users.archiveText'),
				confirmLabel: t('users.archive'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(
				async () => {
					for (const { id } of users) await change(archiveUserDocument, { id });
				},
				{
					done: t('users.archived'),
					failed: t('users.archiveFailed'),
					undo: { work: () => restoreAll(users), ...restored },
				},
			);
		},
		async restore(users: readonly Named[]): Promise<boolean> {
			const sure = await confirm({
				title: t('users.restoreAsk', { who: who(users) }),
				text: t('users.restoreText'),
				confirmLabel: t('users.restore'),
			});
			if (!sure) return false;
			return attempt(() => restoreAll(users), restored);
		},
		exportData: ({ id, email }: Named): Promise<boolean> =>
			attempt(
				async () => {
					const answer = (await ask(exportPersonDocument, { id })) as Data<typeof exportPersonDocument>;
					downloadJson(`${email}.json`, answer.exportPerson);
				},
				{ done: t('users.exported'), failed: t('users.exportFailed') },
			),
		async erase({ id, email }: Named): Promise<boolean> {
			const sure = await confirm({
				title: t('users.eraseAsk', { who: email }),
				text: t('users.eraseText'),
				confirmLabel: t('users.erase'),
				colour: 'danger',
				severity: 'stringConfirm',
				phrase: email,
			});
			if (!sure) return false;
			return attempt(() => change(erasePersonDocument, { id }), {
				done: t('users.erased'),
				failed: t('users.eraseFailed'),
			});
		},
		async sendPasswordReset(users: readonly Named[]): Promise<boolean> {
			const sure = await confirm({
				title: t('users.resetAsk', { who: who(users) }),
				text: t('users.resetText'),
				confirmLabel: t('users.sendReset'),
			});
			if (!sure) return false;
			// What is only stored was not sent: it is said so.
			const kept = await ask(mailsAreStoredDocument, {}).then(
				(answer) => (answer as Data<typeof mailsAreStoredDocument>).mailsAreStored,
				() => false,
			);
			return attempt(
				async () => {
					for (const { id } of users) await change(sendPasswordResetDocument, { id });
				},
				{ done: t(kept ? 'users.resetKept' : 'users.resetSent'), failed: t('users.resetFailed') },
			);
		},
	};
}
