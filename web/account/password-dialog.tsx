// A new password, over the page. Afterwards every session is over, this one too.
import { useEffect, useRef, useState } from 'react';
import { changePasswordForm } from '../../rules/accounts/access-forms.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import { Form } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { changePasswordDocument } from './account.documents.ts';
import { AccountDialog } from './account-dialog.tsx';
import { sayPasswordFailure, wasMade } from './failure.ts';
import { sayAtBottom } from './toast-region.tsx';

export function PasswordDialog({ onClose }: { onClose(): void }) {
	const { t, ask } = usePlatform();
	const [done, setDone] = useState(false);
	const submit = async ({ currentPassword, password }: FormValues) => {
		try {
			await ask(changePasswordDocument, { currentPassword: String(currentPassword), newPassword: String(password) });
		} catch (error) {
			if (!wasMade(error)) return sayPasswordFailure(error, t, 'accounts.passwordNotChanged');
		}
		setDone(true);
		sayAtBottom('success', t('accounts.passwordChanged'));
		return [];
	};
	return (
		<AccountDialog title={t('account.changePassword')} onClose={() => (done ? leave() : onClose())} cancel={!done}>
			{done ? (
				<Done />
			) : (
				<Form
					label={t('account.changePassword')}
					definition={changePasswordForm}
					submitLabel={t('account.changePassword')}
					submit={submit}
					keep={false}
					guard={false}
					narrow
				/>
			)}
		</AccountDialog>
	);
}

/** What is left of the session in this browser goes too. */
function leave(): void {
	void import('../platform/renewal.ts').then(({ logInAddress }) => window.location.assign(logInAddress(true)));
}

function Done() {
	const { t } = usePlatform();
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.querySelector('button')?.focus(), []);
	return (
		<div ref={box} className="grid gap-5">
			<div role="status">
				<Notice kind="success">{t('accounts.passwordChanged')}</Notice>
			</div>
			<Button colour="primary" onClick={leave}>
				{t('account.logInAgain')}
			</Button>
		</div>
	);
}
