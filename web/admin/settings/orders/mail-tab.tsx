// Who sends the mails of the shop: the server of the installation, or the shop's own account with a provider.
import { mailSenderRules } from '../../../../rules/orders/validate-settings.ts';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { orderSettingsDocument } from './order-settings.documents.ts';
import { ProviderKeys } from './provider-keys.tsx';
import { TestMailCard } from './test-mail-card.tsx';
import { type LoadedSettings, useSettingsEditor } from './use-settings-editor.ts';

export function MailTab() {
	const answer = useAdminQuery(orderSettingsDocument, {});
	return <Loaded answer={answer}>{({ orderSettings }) => <Mails loaded={orderSettings} />}</Loaded>;
}

function Mails({ loaded }: { loaded: LoadedSettings }) {
	const { t } = usePlatform();
	const readOnly = !has(useMe(), 'mTenant');
	const { mailProvider, mailSender } = loaded;
	const editor = useSettingsEditor({
		loaded,
		values: { mailProvider, mailSender },
		toGiven: (values) => ({ mailProvider: values.mailProvider, mailSender: values.mailSender.trim() }),
		shows: ['mailSender'],
	});
	const { values, set, errorOf } = editor;
	return (
		<div className="grid gap-4">
			{editor.failure && <Notice kind="danger">{editor.failure}</Notice>}
			<Card heading="h2" title={t('orderSettings.mail')}>
				<div className="grid gap-5">
					<RadioGroup
						label={t('orderSettings.mailProvider')}
						disabled={readOnly}
						value={values.mailProvider}
						onChange={(provider) => set({ mailProvider: provider })}
						choices={(['smtp', 'sendgrid'] as const).map((value) => ({
							value,
							label: t(`orderSettings.mailProvider.${value}`),
						}))}
					/>
					{values.mailProvider === 'sendgrid' && (
						<>
							{!readOnly && <ProviderKeys purposes={['mailProviderKey']} />}
							<TextField
								label={t('orderSettings.mailSender')}
								hint={t('orderSettings.mailSenderHint')}
								{...mailSenderRules}
								autoComplete="off"
								disabled={readOnly}
								value={values.mailSender}
								onChange={(sender) => set({ mailSender: sender })}
								error={errorOf('mailSender')}
							/>
						</>
					)}
				</div>
			</Card>
			{!readOnly && <TestMailCard unsaved={editor.bar.dirty} />}
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
