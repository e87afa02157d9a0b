// When the draft is to be published by itself, by the clocks of the shop.
import { useState } from 'react';
import { addDays, dayIn } from '../../../rules/dates.ts';
import { momentIn, timeIn } from '../../../rules/time-zones.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useSituation } from '../bar/editor-bar.tsx';
import { FindingsList } from '../check/findings-list.tsx';
import { useFindings } from '../check/use-findings.ts';
import { schedulePageDocument } from '../page-editor.documents.ts';
import type { PageSession } from '../saving/page-session.ts';

interface ScheduleDialogProps {
	session: PageSession;
	onClose(): void;
}

export default function ScheduleDialog({ session, onClose }: ScheduleDialogProps) {
	const { t, ask, language, timeZone } = usePlatform();
	const toast = useToast();
	const { subject: page } = useSituation(session);
	const planned = page.publishAt ? new Date(page.publishAt) : undefined;
	const today = dayIn(timeZone);
	const [day, setDay] = useState(planned ? dayIn(timeZone, planned) : addDays(today, 1));
	const [hour, setHour] = useState(planned ? timeIn(timeZone, planned) : '08:00');
	const findings = useFindings(page.names);
	const [busy, setBusy] = useState(false);
	const [tried, setTried] = useState(false);
	const at = /^\d{1,2}:\d{2}$/.test(hour) ? momentIn(timeZone, day, hour.padStart(5, '0')) : undefined;
	const wrong = !at ? 'scheduleWrong' : at <= new Date() ? 'schedulePast' : undefined;
	const plan = async (time: Date | null) => {
		setBusy(true);
		try {
			await session.settle();
			const variables = { page: page.id, at: time?.toISOString() ?? null };
			const answer = (await ask(schedulePageDocument, variables)) as Data<typeof schedulePageDocument>;
			session.showSubject(answer.schedulePage);
			toast.success(t(time ? 'pageEditor.scheduled' : 'pageEditor.unscheduled'));
			onClose();
		} catch (error) {
			toast.error(`${t('pageEditor.scheduleFailed')}: ${failureText(error, t)}`);
		}
		setBusy(false);
	};
	const save = () => {
		setTried(true);
		if (at && !wrong) plan(at);
	};
	const written = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone });
	return (
		<Dialog
			open
			size="small"
			onClose={onClose}
			title={t('pageEditor.schedule')}
			actions={
				<>
					{planned && (
						<Button busy={busy} onClick={() => plan(null)}>
							{t('pageEditor.unschedule')}
						</Button>
					)}
					<Button colour="adminPrimary" busy={busy} onClick={save}>
						{t('pageEditor.plan')}
					</Button>
				</>
			}
		>
			<div className="grid grid-cols-1 gap-4">
				<p>{planned ? t('pageEditor.plannedFor', { time: written.format(planned) }) : t('pageEditor.scheduleHint')}</p>
				<DateField label={t('pageEditor.day')} required value={day} onChange={setDay} min={today} />
				<TextField
					label={t('pageEditor.time')}
					hint={t('pageEditor.timeHint', { timeZone })}
					required
					value={hour}
					onChange={setHour}
					error={tried && wrong ? t(`pageEditor.${wrong}`) : null}
				/>
				{findings.length > 0 && <FindingsList findings={findings} />}
			</div>
		</Dialog>
	);
}
