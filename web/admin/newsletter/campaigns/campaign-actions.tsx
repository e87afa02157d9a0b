// What is done with a campaign: tried out, sent, planned, paused, given up.
import { IconClock, IconMail, IconPlayerPause, IconPlayerPlay, IconSend, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays, dayIn } from '../../../../rules/dates.ts';
import { errorText, findDayError } from '../../../../rules/fields.ts';
import { languageNameIn } from '../../../../rules/language-names.ts';
import { publishedLanguages } from '../../../../rules/languages.ts';
import { newsletterError } from '../../../../rules/newsletter/subscription.ts';
import { momentIn } from '../../../../rules/time-zones.ts';
import { Button } from '../../../kit/button.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { DateField } from '../../../kit/date-field.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useMe } from '../../me.tsx';
import { FormDialog } from '../form-dialog.tsx';
import type { Campaign } from './campaign-page.tsx';
import {
	audienceDocument,
	cancelCampaignDocument,
	pauseCampaignDocument,
	resumeCampaignDocument,
	retryCampaignDocument,
	scheduleCampaignDocument,
	sendCampaignDocument,
	sendTestDocument,
} from './campaigns.documents.ts';

const icon = { 'aria-hidden': true, size: 18 };

interface CampaignActionsProps {
	campaign: Campaign;
	/** What is typed and not saved would not be in the mail. */
	unsaved: boolean;
}

export function CampaignActions({ campaign, unsaved }: CampaignActionsProps) {
	const { t } = usePlatform();
	const [open, setOpen] = useState<'test' | 'schedule'>();
	const { state } = campaign;
	const close = () => setOpen(undefined);
	return (
		<div className="grid gap-3">
			{campaign.figures.unclear > 0 && state === 'sent' && <Unclear campaign={campaign} />}
			<div className="flex flex-wrap gap-2">
				{state === 'draft' && (
					<>
						<SendNow campaign={campaign} disabled={unsaved} />
						<Button icon={<IconClock {...icon} />} disabled={unsaved} onClick={() => setOpen('schedule')}>
							{t('adminCampaigns.schedule')}
						</Button>
					</>
				)}
				<Running campaign={campaign} />
				<Button icon={<IconMail {...icon} />} disabled={unsaved || campaign.empty} onClick={() => setOpen('test')}>
					{t('adminCampaigns.test')}
				</Button>
			</div>
			{open === 'test' && <TestDialog campaign={campaign} onClose={close} />}
			{open === 'schedule' && <ScheduleDialog campaign={campaign} onClose={close} />}
		</div>
	);
}

function SendNow({ campaign: { id, segment }, disabled }: { campaign: Campaign; disabled: boolean }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const { data } = useAdminQuery(audienceDocument, {
		segment: { ...segment, languages: [...segment.languages], topicIds: [...segment.topicIds] },
	});
	const count = data?.campaignAudience.reduce((sum, one) => sum + one.count, 0) ?? 0;
	const send = async () => {
		const title = t('adminCampaigns.sendTitle', { count });
		const confirmLabel = t('adminCampaigns.send');
		if (!(await confirm({ title, text: t('adminCampaigns.sendText'), confirmLabel, colour: 'warning' }))) return;
		await attempt(() => change(sendCampaignDocument, { id }), {
			done: t('adminCampaigns.sendBegun'),
			failed: t('adminCampaigns.sendFailed'),
		});
	};
	return (
		<Button colour="primary" icon={<IconSend {...icon} />} disabled={disabled} onClick={send}>
			{t('adminCampaigns.send')}
		</Button>
	);
}

/** While it is planned or sent. */
function Running({ campaign: { id, state } }: { campaign: Campaign }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const failed = t('adminCampaigns.failed');
	const cancel = async () => {
		const title = t('adminCampaigns.cancelTitle');
		const confirmLabel = t('adminCampaigns.cancel');
		if (!(await confirm({ title, text: t('adminCampaigns.cancelText'), confirmLabel, colour: 'danger' }))) return;
		await attempt(() => change(cancelCampaignDocument, { id }), { done: t('adminCampaigns.canceledSaid'), failed });
	};
	if (state === 'scheduled') {
		const done = t('adminCampaigns.unscheduled');
		return (
			<Button
				icon={<IconX {...icon} />}
				onClick={() => attempt(() => change(scheduleCampaignDocument, { id, at: null }), { done, failed })}
			>
				{t('adminCampaigns.unschedule')}
			</Button>
		);
	}
	if (state !== 'sending' && state !== 'paused') return null;
	return (
		<>
			{state === 'sending' ? (
				<Button
					icon={<IconPlayerPause {...icon} />}
					onClick={() =>
						attempt(() => change(pauseCampaignDocument, { id }), { done: t('adminCampaigns.pausedSaid'), failed })
					}
				>
					{t('adminCampaigns.pause')}
				</Button>
			) : (
				<Button
					colour="primary"
					icon={<IconPlayerPlay {...icon} />}
					onClick={() =>
						attempt(() => change(resumeCampaignDocument, { id }), { done: t('adminCampaigns.resumed'), failed })
					}
				>
					{t('adminCampaigns.resume')}
				</Button>
			)}
			<Button icon={<IconX {...icon} />} onClick={cancel}>
				{t('adminCampaigns.cancel')}
			</Button>
		</>
	);
}

function Unclear({ campaign: { id, figures } }: { campaign: Campaign }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const retry = async () => {
		const title = t('adminCampaigns.retryTitle');
		const confirmLabel = t('adminCampaigns.retry');
		if (!(await confirm({ title, text: t('adminCampaigns.retryText'), confirmLabel, colour: 'warning' }))) return;
		await attempt(() => change(retryCampaignDocument, { id }), {
			done: t('adminCampaigns.retried'),
			failed: t('adminCampaigns.failed'),
		});
	};
	return (
		<Notice kind="warning" action={<Button onClick={retry}>{t('adminCampaigns.retry')}</Button>}>
			{t('adminCampaigns.unclearNote', { count: figures.unclear })}
		</Notice>
	);
}

function TestDialog({ campaign: { id }, onClose }: { campaign: Campaign; onClose(): void }) {
	const { t, languages, language: reading } = usePlatform();
	const me = useMe();
	const change = useChange();
	const spoken = publishedLanguages(languages);
	const first = spoken.find(({ default: isDefault }) => isDefault)?.languageCode ?? reading;
	return (
		<FormDialog
			title={t('adminCampaigns.test')}
			initial={{ to: me.email ?? '', language: first }}
			errorsOf={({ to }) => {
				const wrong = newsletterError('email', to);
				return { to: wrong && errorText(wrong, t) };
			}}
			send={(values) => change(sendTestDocument, { id, ...values })}
			done={() => t('adminCampaigns.tested')}
			saveLabel={t('adminCampaigns.test')}
			onClose={onClose}
		>
			{({ values, set, errorOf }) => (
				<>
					<TextField
						label={t('adminCampaigns.testTo')}
						kind="email"
						required
						maxLength={254}
						value={values.to}
						onChange={(to) => set({ to })}
						error={errorOf('to') ?? null}
					/>
					{spoken.length > 1 && (
						<Select
							label={t('adminCampaigns.language')}
							value={values.language}
							onChange={(language) => set({ language })}
							choices={spoken.map(({ languageCode: value }) => ({ value, label: languageNameIn(value, reading) }))}
						/>
					)}
				</>
			)}
		</FormDialog>
	);
}

/** As 09:30; undefined: it is none. */
function timeOf(typed: string): string | undefined {
	const [, hours = '', minutes = ''] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(typed) ?? [];
	return hours !== '' && Number(hours) < 24 && Number(minutes) < 60
		? `${hours.padStart(2, '0')}:${minutes}`
		: undefined;
}

function ScheduleDialog({ campaign: { id }, onClose }: { campaign: Campaign; onClose(): void }) {
	const { t, language, timeZone } = usePlatform();
	const change = useChange();
	const today = dayIn(timeZone);
	const momentOf = ({ day, time }: { day: string; time: string }) => {
		const clock = timeOf(time);
		return clock === undefined ? undefined : momentIn(timeZone, day, clock);
	};
	return (
		<FormDialog
			title={t('adminCampaigns.schedule')}
			initial={{ day: addDays(today, 1), time: '09:00' }}
			errorsOf={(values) => {
				const day = findDayError(values.day, { required: true }, language);
				const at = momentOf(values);
				const isPast = at !== undefined && at <= new Date();
				const isTime = timeOf(values.time) !== undefined;
				return {
					day: day && errorText(day, t),
					time: isTime ? (isPast ? t('adminCampaigns.timePast') : undefined) : t('adminCampaigns.timeInvalid'),
				};
			}}
			send={(values) => change(scheduleCampaignDocument, { id, at: momentOf(values)?.toISOString() ?? null })}
			done={() => t('adminCampaigns.scheduled')}
			saveLabel={t('adminCampaigns.schedule')}
			onClose={onClose}
		>
			{({ values, set, errorOf }) => (
				<>
					<p className="text-muted">{t('adminCampaigns.scheduleText', { zone: timeZone })}</p>
					<DateField
						label={t('adminCampaigns.day')}
						required
						min={today}
						value={values.day}
						onChange={(day) => set({ day })}
						error={errorOf('day') ?? null}
					/>
					<TextField
						label={t('adminCampaigns.time')}
						required
						value={values.time}
						onChange={(time) => set({ time })}
						error={errorOf('time') ?? null}
					/>
				</>
			)}
		</FormDialog>
	);
}
