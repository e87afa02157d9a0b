// /reset-password?token=…: a new password with the link of a mail, once.
import { useState } from 'react';
import { resetPasswordForm } from '../../rules/accounts/access-forms.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import { Form } from '../forms/form.tsx';
import { TextLink } from '../kit/link.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { AccessFrame } from './access-frame.tsx';
import { resetPasswordDocument } from './account.documents.ts';
import { AllDone } from './all-done.tsx';
import { logOut } from './auth-calls.ts';
import { sayFailure } from './failure.ts';
import { useToken } from './query-value.ts';
import { sayAtBottom } from './toast-region.tsx';

export function Component() {
	const { t, ask } = usePlatform();
	const token = useToken();
	const [done, setDone] = useState(false);
	const submit = async ({ password }: FormValues) => {
		try {
			await ask(resetPasswordDocument, { token: token ?? '', password: String(password) });
		} catch (error) {
			return sayFailure(error, t, 'accounts.passwordNotChanged');
		}
		// Every session is over; what is left of one in this browser goes too.
		await logOut();
		setDone(true);
		sayAtBottom('success', t('accounts.passwordChanged'));
		return [];
	};
	if (done) return <AllDone title={t('reset.title')} text={t('accounts.passwordChanged')} />;
	return (
		<AccessFrame
			title={t('reset.title')}
			intro={t('reset.intro')}
			below={
				<p>
					<TextLink to="/forgot-password">{t('reset.another')}</TextLink>
				</p>
			}
		>
			{token === null && <Notice kind="danger">{t('accounts.linkNotValid')}</Notice>}
			<Form
				label={t('reset.title')}
				definition={resetPasswordForm}
				submitLabel={t('reset.save')}
				submit={submit}
				keep={false}
				guard={false}
				narrow
			/>
		</AccessFrame>
	);
}
