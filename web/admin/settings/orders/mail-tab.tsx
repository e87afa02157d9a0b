// Who sends the mails of the shop: the server of the installation, or the shop's own account with a provider.
import { Card } from '../../../kit/card.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { SettingField } from '../schema/setting-field.tsx';
import { orderSettingsDocument } from './order-settings.documents.ts';
import { ProviderKeys } from './provider-keys.tsx';
import { TestMailCard } from './test-mail-card.tsx';
import { type LoadedSettings, useOrderSettings } from './use-order-settings.ts';

export function MailTab() {
	const answer = useAdminQuery(orderSettingsDocument, {});
	return <Loaded answer={answer}>{({ orderSettings }) => <Mails loaded={orderSettings} />}</Loaded>;
}

function Mails({ loaded }: { loaded: LoadedSettings }) {
	const { t } = usePlatform();
	const form = useOrderSettings(loaded, { names: ['mailSenderName', 'mailProvider', 'mailSender', 'mailEventKey'] });
	const { editor, readOnly } = form;
	return (
		<div className="grid gap-4">
			<Card heading="h2" title={t('orderSettings.mail')}>
				<div className="grid gap-5">
					<SettingField form={form} name="mailSenderName" />
					<SettingField form={form} name="mailProvider" />
					{editor.values.mailProvider === 'sendgrid' && (
						<>
							{!readOnly && <ProviderKeys purposes={['mailProviderKey']} />}
							<SettingField form={form} name="mailSender" />
							<SettingField form={form} name="mailEventKey" />
						</>
					)}
				</div>
			</Card>
			{!readOnly && <TestMailCard unsaved={editor.bar.dirty} />}
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
