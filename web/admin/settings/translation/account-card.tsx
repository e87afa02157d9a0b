// The account of the shop with the provider: its key, what was used of it, whether it answers.
import { useState } from 'react';
import { formatNumber } from '../../../../rules/formats.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { SecretField } from '../secret-field.tsx';
import { secretsDocument } from '../settings.documents.ts';
import { testMachineTranslationDocument, translationAccountDocument } from './translation.documents.ts';

interface AccountCardProps {
	connection: 'account' | 'sandbox' | 'none';
}

export function AccountCard({ connection }: AccountCardProps) {
	const { t } = usePlatform();
	const mayChange = has(useMe(), 'mTenant');
	return (
		<Card heading="h2" title={t('machine.account')} actions={mayChange && connection !== 'none' && <TestButton />}>
			<div className="grid gap-5">
				{connection === 'sandbox' && (
					<Notice kind="warning">
						<strong>{t('machine.sandboxTitle')}.</strong> {t('machine.sandbox')}
					</Notice>
				)}
				{connection === 'none' && <Notice kind="info">{t('machine.none')}</Notice>}
				{mayChange && <Key />}
				{connection !== 'none' && <UsageBar />}
			</div>
		</Card>
	);
}

function Key() {
	const { t } = usePlatform();
	const answer = useAdminQuery(secretsDocument, {});
	return (
		<Loaded answer={answer}>
			{({ secrets }) => (
				<SecretField
					purpose="translationKey"
					label={t('secret.translationKey')}
					setAt={secrets.find(({ purpose }) => purpose === 'translationKey')?.setAt ?? null}
				/>
			)}
		</Loaded>
	);
}

function UsageBar() {
	const answer = useAdminQuery(translationAccountDocument, {});
	return <Loaded answer={answer}>{({ translationAccount }) => <Usage account={translationAccount} />}</Loaded>;
}

function Usage({ account }: { account: Data<typeof translationAccountDocument>['translationAccount'] }) {
	const { t, language, notation } = usePlatform();
	const { used, limit } = account;
	const written = formatNumber(used, language, notation);
	if (limit === null) return <p>{t('machine.usageUnlimited', { used: written })}</p>;
	return (
		<div className="grid gap-1">
			<Progress label={t('machine.usage')} share={limit > 0 ? used / limit : 1} />
			<p className="text-sm text-muted tabular-nums">
				{t('machine.usageOf', { used: written, limit: formatNumber(limit, language, notation) })}
			</p>
		</div>
	);
}

function TestButton() {
	const { t } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const test = async () => {
		setBusy(true);
		try {
			const { testMachineTranslation: text } = await change(testMachineTranslationDocument, {});
			toast.success(t('machine.tested', { text }));
		} catch (error) {
			toast.error(`${t('machine.testFailed')}: ${failureText(error, t)}`);
		}
		setBusy(false);
	};
	return (
		<Button size="small" busy={busy} onClick={test}>
			{t('machine.test')}
		</Button>
	);
}
