// What the shop keeps of a user: taken along as a file, or erased together with the account.
import { useState } from 'react';
import { deleteAccountForm } from '../../rules/accounts/access-forms.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import { Form } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { downloadJson } from '../kit/download.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { deleteOwnAccountDocument, exportOwnDataDocument } from './account.documents.ts';
import { AccountDialog } from './account-dialog.tsx';
import { noteDeletion } from './auth-calls.ts';
import { sayPasswordFailure, wasMade } from './failure.ts';
import { Part } from './part.tsx';
import { sayAtBottom } from './toast-region.tsx';

export function DataSection() {
	const { t, ask } = usePlatform();
	const [busy, setBusy] = useState(false);
	const [leaving, setLeaving] = useState(false);
	async function take() {
		setBusy(true);
		try {
			const answer = (await ask(exportOwnDataDocument, {})) as Data<typeof exportOwnDataDocument>;
			downloadJson('my-data.json', answer.exportOwnData);
		} catch {
			sayAtBottom('danger', t('account.exportFailed'));
		}
		setBusy(false);
	}
	return (
		<Part id="data" title={t('account.data')}>
			<p className="mb-3 text-sm text-muted">{t('account.exportHint')}</p>
			<Button busy={busy} onClick={take}>
				{t('account.export')}
			</Button>
			<div className="mt-6 border-t border-line pt-5">
				<p className="mb-3 text-sm text-muted">{t('account.deleteHint')}</p>
				<Button colour="danger" onClick={() => setLeaving(true)}>
					{t('account.delete')}
				</Button>
				{leaving && <DeleteDialog onClose={() => setLeaving(false)} />}
			</div>
		</Part>
	);
}

function DeleteDialog({ onClose }: { onClose(): void }) {
	const { t, ask, base } = usePlatform();
	const submit = async ({ currentPassword }: FormValues) => {
		try {
			await ask(deleteOwnAccountDocument, { currentPassword: String(currentPassword) });
		} catch (error) {
			if (!wasMade(error)) return sayPasswordFailure(error, t, 'account.deleteFailed');
		}
		noteDeletion();
		// What is left of the session in this browser goes too.
		window.location.assign(`${base}/login?logout=1`);
		return [];
	};
	return (
		<AccountDialog title={t('account.deleteAsk')} onClose={onClose} cancel>
			<p className="mb-5">{t('account.deleteText')}</p>
			<Form
				label={t('account.deleteAsk')}
				definition={deleteAccountForm}
				submitLabel={t('account.delete')}
				submit={submit}
				keep={false}
				guard={false}
				narrow
			/>
		</AccountDialog>
	);
}
