// The key of the account at Calendly, whether meetings are booked with it, and which event type: chosen from those that Calendly lists.
import { schedulingSettings } from '../../../../rules/settings/scheduling.ts';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { ProviderKeys } from '../orders/provider-keys.tsx';
import { SettingCard } from '../schema/setting-card.tsx';
import { type SettingsForm, useSettingsForm } from '../schema/use-settings-form.ts';
import { saveSchedulingDocument, schedulingAccountDocument, type schedulingDocument } from './contact.documents.ts';

type State = Data<typeof schedulingDocument>['scheduling'];
type Form = SettingsForm<typeof schedulingSettings>;

export function useScheduling(state: State): Form {
	const change = useChange();
	return useSettingsForm({
		group: schedulingSettings,
		loaded: state,
		cards: ['calendly'],
		names: ['eventType'],
		readOnly: !has(useMe(), 'mTenant'),
		save: (settings, revision) => change(saveSchedulingDocument, { settings, revision }),
	});
}

export function SchedulingCard({ form, state }: { form: Form; state: State }) {
	const { t } = usePlatform();
	const { saved, readOnly } = form;
	const isConnected = state.connection !== 'none';
	return (
		<>
			{state.connection === 'sandbox' && (
				<Notice kind="warning">
					<strong>{t('scheduling.sandboxTitle')}.</strong> {t('scheduling.sandbox')}
				</Notice>
			)}
			{!isConnected && <Notice kind="info">{t('scheduling.none')}</Notice>}
			<SettingCard form={form} card="calendly">
				{!readOnly && <ProviderKeys purposes={['schedulingKey']} />}
				{isConnected ? <EventTypes form={form} /> : <p className="text-sm text-muted">{t('scheduling.saveFirst')}</p>}
				{saved.enabled && state.webhook !== 'none' && (
					<Notice kind={state.webhook === 'active' ? 'success' : 'warning'}>
						{t(`scheduling.webhook.${state.webhook}`)}
					</Notice>
				)}
			</SettingCard>
		</>
	);
}

function EventTypes({ form }: { form: Form }) {
	const { t } = usePlatform();
	const { values, set } = form.editor;
	const { data, error } = useAdminQuery(schedulingAccountDocument, {});
	if (error) return <Notice kind="danger">{`${t('scheduling.accountFailed')}.`}</Notice>;
	if (!data) return <Skeleton />;
	const { name, problem, eventTypes } = data.schedulingAccount;
	if (problem)
		return <Notice kind="danger">{`${t('scheduling.accountFailed')}: ${t(`scheduling.problem.${problem}`)}`}</Notice>;
	const isListed = eventTypes.some(({ uri }) => uri === values.eventType);
	return (
		<div className="grid gap-3">
			<p className="text-sm text-muted">{t('scheduling.account', { name })}</p>
			{eventTypes.length === 0 ? (
				<Notice kind="warning">{t('scheduling.noEventTypes')}</Notice>
			) : (
				<Select
					label={t('scheduling.eventType')}
					hint={t('scheduling.eventTypeHint')}
					disabled={form.readOnly}
					value={values.eventType}
					onChange={(eventType) => set({ eventType })}
					choices={[
						{ value: '', label: t('scheduling.eventTypeNone') },
						...eventTypes.map(({ uri, name: label, minutes }) => ({
							value: uri,
							label: t('scheduling.minutes', { name: label, minutes }),
						})),
						...(values.eventType === '' || isListed
							? []
							: [{ value: values.eventType, label: t('scheduling.eventTypeGone') }]),
					]}
				/>
			)}
			{values.enabled && values.eventType === '' && <Notice kind="warning">{t('scheduling.chooseEventType')}</Notice>}
		</div>
	);
}
