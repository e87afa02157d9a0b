// /confirm-email?token=…: proves an address. A press of the button, because programs that look through mails open their links too.
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { TextLink } from '../kit/link.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { AccessFrame } from './access-frame.tsx';
import { confirmEmailDocument } from './account.documents.ts';
import { AllDone } from './all-done.tsx';
import { loginAddress } from './destination.ts';
import { sayFailure } from './failure.ts';
import { useQueryValue, useToken } from './query-value.ts';

export function Component() {
	const { t, ask } = usePlatform();
	const token = useToken();
	const deepLink = useQueryValue('deepLink');
	const toLogin = loginAddress(deepLink);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const [done, setDone] = useState(false);
	async function confirm() {
		setBusy(true);
		setFailure(undefined);
		try {
			await ask(confirmEmailDocument, { token: token ?? '' });
			setDone(true);
		} catch (error) {
			setFailure(sayFailure(error, t, 'common.unexpectedError')[0]?.message);
		}
		setBusy(false);
	}
	if (done) return <AllDone title={t('confirm.doneTitle')} text={t('confirm.done')} next={toLogin} />;
	return (
		<AccessFrame
			title={t('confirm.title')}
			intro={t('confirm.intro')}
			below={
				<p>
					<TextLink to={toLogin}>{t('login.startOver')}</TextLink>
				</p>
			}
		>
			<div aria-live="polite" className="empty:hidden">
				{failure !== undefined && <Notice kind="danger">{failure}</Notice>}
			</div>
			<Button colour="primary" busy={busy} disabled={token === undefined} onClick={confirm}>
				{t('confirm.button')}
			</Button>
			<noscript>
				<Notice kind="warning">{t('forms.needsJavaScript')}</Notice>
			</noscript>
		</AccessFrame>
	);
}
