// The assistant: who writes for it, and what was used of that.
import { formatNumber } from '../../../../rules/formats.ts';
import { assistantSettings } from '../../../../rules/settings/assistant.ts';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { ProviderKeys } from '../orders/provider-keys.tsx';
import { SettingCard } from '../schema/setting-card.tsx';
import { useSettingsForm } from '../schema/use-settings-form.ts';
import { secretsDocument } from '../settings.documents.ts';
import { assistantDocument, saveAssistantDocument } from './assistant.documents.ts';
import { ConnectionTest } from './connection-test.tsx';

type State = Data<typeof assistantDocument>['assistant'];

export function AssistantTab() {
	const answer = useAdminQuery(assistantDocument, {});
	return (
		<Loaded answer={answer}>
			{({ assistant }) => (
				<div className="grid gap-4">
					<Account state={assistant} />
					<Usage usage={assistant.usage} />
				</div>
			)}
		</Loaded>
	);
}

function Account({ state }: { state: State }) {
	const change = useChange();
	const form = useSettingsForm({
		group: assistantSettings,
		loaded: state,
		cards: ['account'],
		readOnly: !has(useMe(), 'mTenant'),
		fieldOf: (code) => (code === 'ASSISTANT_ADDRESS_INVALID' ? 'baseUrl' : undefined),
		save: (settings, revision) => change(saveAssistantDocument, { settings, revision }),
	});
	const { editor, readOnly, saved } = form;
	const { data } = useAdminQuery(secretsDocument, {}, { enabled: !readOnly });
	const keySetAt = data?.secrets.find(({ purpose }) => purpose === 'assistantKey')?.setAt;
	return (
		<>
			<Connection state={state} isEnabled={saved.enabled} />
			<SettingCard form={form} card="account">
				{!readOnly && <ProviderKeys purposes={['assistantKey']} />}
				{!readOnly && state.connection !== 'none' && (
					<ConnectionTest key={`${state.revision} ${keySetAt}`} unsaved={editor.bar.dirty} />
				)}
			</SettingCard>
			{!readOnly && <SaveBar {...editor.bar} />}
		</>
	);
}

function Connection({ state: { connection, usedModel }, isEnabled }: { state: State; isEnabled: boolean }) {
	const { t } = usePlatform();
	const model = usedModel ?? '';
	return (
		<>
			{connection === 'sandbox' && (
				<Notice kind="warning">
					<strong>{t('assistantSettings.sandboxTitle')}.</strong> {t('assistantSettings.sandbox')}
				</Notice>
			)}
			{connection === 'none' && <Notice kind="info">{t('assistantSettings.none')}</Notice>}
			{connection === 'installation' && <Notice kind="info">{t('assistantSettings.installation', { model })}</Notice>}
			{connection === 'account' && <Notice kind="info">{t('assistantSettings.own', { model })}</Notice>}
			{connection !== 'none' && !isEnabled && <Notice kind="info">{t('assistantSettings.off')}</Notice>}
		</>
	);
}

function Usage({ usage: { chatMessages, prompts, tokens } }: Pick<State, 'usage'>) {
	const { t, language, notation } = usePlatform();
	const figures = [
		[t('assistantSettings.usageMessages'), chatMessages],
		[t('assistantSettings.usagePrompts'), prompts],
		[t('assistantSettings.usageTokens'), tokens],
	] as const;
	return (
		<Card heading="h2" title={t('assistantSettings.usage')}>
			<dl className="grid gap-3 phone:grid-cols-3">
				{figures.map(([label, value]) => (
					<div key={label}>
						<dt className="text-sm text-muted">{label}</dt>
						<dd className="text-lg tabular-nums">{formatNumber(value, language, notation)}</dd>
					</div>
				))}
			</dl>
			<p className="pt-3 text-sm text-muted">{t('assistantSettings.usageHint')}</p>
		</Card>
	);
}
