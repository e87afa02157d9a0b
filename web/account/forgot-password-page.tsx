// /forgot-password: asks for a link by mail. The response is the same whether or not there is such an account.
import { useEffect, useRef, useState } from 'react';
import { forgotPasswordForm } from '../../rules/accounts/access-forms.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import { Form } from '../forms/form.tsx';
import { ButtonLink } from '../kit/button.tsx';
import { TextLink } from '../kit/link.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { AccessFrame } from './access-frame.tsx';
import { forgotPasswordDocument } from './account.documents.ts';
import { sayFailure } from './failure.ts';
import { sayAtBottom } from './toast-region.tsx';

export function Component() {
	const { t, language, ask } = usePlatform();
	const [asked, setAsked] = useState(false);
	const submit = async ({ email }: FormValues) => {
		try {
			await ask(forgotPasswordDocument, { email: String(email), language });
			setAsked(true);
			sayAtBottom('info', t('accounts.resetRequested'));
			return [];
		} catch (error) {
			return sayFailure(error, t, 'accounts.resetRequestFailed');
		}
	};
	if (asked) return <Asked />;
	return (
		<AccessFrame
			title={t('forgot.title')}
			intro={t('forgot.intro')}
			below={
				<p>
					<TextLink to="/login">{t('login.startOver')}</TextLink>
				</p>
			}
		>
			<Form
				label={t('forgot.title')}
				definition={forgotPasswordForm}
				submitLabel={t('forgot.send')}
				submit={submit}
				keep={false}
				guard={false}
				narrow
			/>
		</AccessFrame>
	);
}

function Asked() {
	const { t } = usePlatform();
	const said = useRef<HTMLDivElement>(null);
	useEffect(() => said.current?.focus(), []);
	return (
		<AccessFrame title={t('forgot.title')}>
			<div ref={said} tabIndex={-1} className="outline-none">
				<Notice kind="info">{t('accounts.resetRequested')}</Notice>
			</div>
			<ButtonLink to="/login">{t('login.startOver')}</ButtonLink>
		</AccessFrame>
	);
}
