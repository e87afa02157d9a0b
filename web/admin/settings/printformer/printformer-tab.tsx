// Printformer: the account of the shop, and the templates that are designed with it.
import { printformerSettings } from '../../../../rules/settings/printformer.ts';
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
import { ConnectionTest } from './connection-test.tsx';
import { printformerDocument, savePrintformerDocument } from './printformer.documents.ts';
import { TemplatesCard } from './templates-card.tsx';
import { useAccountChange } from './use-account-change.ts';

type State = Data<typeof printformerDocument>['printformer'];

const askAgainMs = 1000;

export function PrintformerTab() {
	const answer = useAdminQuery(
		printformerDocument,
		{},
		{ lookAgain: ({ printformer: { sync } }) => sync?.state === 'waiting' && askAgainMs },
	);
	return (
		<Loaded answer={answer}>
			{({ printformer }) => (
				<div className="grid gap-4">
					<Account state={printformer} />
					<TemplatesCard state={printformer} />
				</div>
			)}
		</Loaded>
	);
}

function Account({ state }: { state: State }) {
	const { t } = usePlatform();
	const change = useChange();
	const form = useSettingsForm({
		group: printformerSettings,
		loaded: state,
		cards: ['account'],
		readOnly: !has(useMe(), 'mTenant'),
		fieldOf: (code) => (code === 'PRINTFORMER_ADDRESS_INVALID' ? 'baseUrl' : undefined),
		save: (settings, revision) => change(savePrintformerDocument, { settings, revision }),
	});
	const { editor, readOnly, saved } = form;
	const bar = useAccountChange(form, state.use);
	const { data } = useAdminQuery(secretsDocument, {}, { enabled: !readOnly });
	const keySetAt = data?.secrets.find(({ purpose }) => purpose === 'printformerKey')?.setAt;
	return (
		<>
			{state.connection === 'sandbox' && (
				<Notice kind="warning">
					<strong>{t('printformer.sandboxTitle')}.</strong> {t('printformer.sandbox')}
				</Notice>
			)}
			{state.connection === 'none' && <Notice kind="info">{t('printformer.none')}</Notice>}
			{state.connection !== 'none' && !saved.enabled && <Notice kind="info">{t('printformer.off')}</Notice>}
			<SettingCard form={form} card="account">
				{!readOnly && <ProviderKeys purposes={['printformerKey']} />}
				{!readOnly && state.connection !== 'none' && (
					<ConnectionTest key={`${state.revision} ${keySetAt}`} unsaved={editor.bar.dirty} />
				)}
			</SettingCard>
			{!readOnly && <SaveBar {...bar} />}
		</>
	);
}
