// Tries out how mails are sent: one goes to an address, and whether it went is reported here.
import { useState } from 'react';
import { isEmail } from '../../../../rules/field-formats.ts';
import { tidyEmail } from '../../../../rules/tidy-fields.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useMe } from '../../me.tsx';
import { sendTestMailDocument, testMailDocument } from './test-mail.documents.ts';

const askAgainMs = 1000;

/** @param unsaved whether what is chosen above is not saved yet: the mail goes as it was before */
export function TestMailCard({ unsaved }: { unsaved: boolean }) {
	const { t, language } = usePlatform();
	const change = useChange();
	const [to, setTo] = useState(useMe().email ?? '');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [sent, setSent] = useState<string>();
	const [failure, setFailure] = useState<string>();
	const right = isEmail(tidyEmail(to));
	const send = async () => {
		setTried(true);
		if (!right) return;
		setBusy(true);
		setSent(undefined);
		setFailure(undefined);
		try {
			const { sendTestMail } = await change(sendTestMailDocument, { to: to.trim(), language });
			setSent(sendTestMail);
		} catch (error) {
			setFailure(failureText(error, t));
		}
		setBusy(false);
	};
	return (
		<Card heading="h2" title={t('orderSettings.testMail')}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					send();
				}}
				className="grid gap-4"
			>
				<p className="max-w-prose text-muted">{t('orderSettings.testMailText')}</p>
				<div className="flex flex-wrap items-start gap-3">
					<div className="min-w-0 grow basis-72">
						<TextField
							label={t('orderSettings.testMailTo')}
							maxLength={254}
							autoComplete="email"
							value={to}
							onChange={setTo}
							error={tried && !right ? t('fields.email', { email: 'name@example.com' }) : null}
						/>
					</div>
					<div className="small:pt-6">
						<Button type="submit" busy={busy} disabled={unsaved}>
							{t('orderSettings.testMailSend')}
						</Button>
					</div>
				</div>
				<div role="status">
					{failure && <Notice kind="danger">{`${t('orderSettings.testMailFailed')}: ${failure}`}</Notice>}
					{sent && <TestMailState id={sent} />}
				</div>
			</form>
		</Card>
	);
}

function TestMailState({ id }: { id: string }) {
	const { t } = usePlatform();
	const { data } = useAdminQuery(
		testMailDocument,
		{ id },
		{ lookAgain: ({ testMail: { state } }) => (state === 'queued' ? askAgainMs : false) },
	);
	if (!data) return null;
	const { state, error } = data.testMail;
	if (state === 'sent') return <Notice kind="success">{t('orderSettings.testMailSent')}</Notice>;
	if (state === 'kept') return <Notice kind="info">{t('orderSettings.testMailKept')}</Notice>;
	if (!error) return <Notice kind="info">{t('orderSettings.testMailWaits')}</Notice>;
	return <Notice kind="danger">{`${t('orderSettings.testMailFailed')}: ${error}`}</Notice>;
}
