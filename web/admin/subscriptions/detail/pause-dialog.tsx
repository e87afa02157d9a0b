// Pauses a subscription, until a day or until it is resumed.
import { useState } from 'react';
import { addDays, dayIn } from '../../../../rules/dates.ts';
import { errorText, findDayError } from '../../../../rules/fields.ts';
import { longestPause } from '../../../../rules/subscriptions/machine.ts';
import { Button } from '../../../kit/button.tsx';
import { DateField } from '../../../kit/date-field.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { commandSubscriptionDocument } from '../subscriptions.documents.ts';

interface PauseDialogProps {
	id: string;
	onClose(): void;
}

type End = 'open' | 'day';

export function PauseDialog({ id, onClose }: PauseDialogProps) {
	const { t, language, timeZone } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const today = dayIn(timeZone);
	const range = { min: addDays(today, 1), max: addDays(today, longestPause) };
	const [end, setEnd] = useState<End>('open');
	const [day, setDay] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const error = end === 'day' ? findDayError(day, { required: true, ...range }, language) : null;
	const pause = async () => {
		setTried(true);
		if (error) return;
		setBusy(true);
		const until = end === 'day' ? day : null;
		const done = await attempt(() => change(commandSubscriptionDocument, { id, command: 'pause', until }), {
			done: t('subscriptionWork.paused'),
			failed: t('subscriptionWork.failed'),
		});
		setBusy(false);
		if (done) onClose();
	};
	return (
		<Dialog
			open
			onClose={onClose}
			size="small"
			title={t('subscriptionWork.pauseTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={pause}>
						{t('subscriptionWork.pause')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<p>{t('subscriptionWork.pauseText')}</p>
				<RadioGroup<End>
					label={t('subscriptionWork.pauseUntilDay')}
					value={end}
					onChange={setEnd}
					choices={[
						{ value: 'open', label: t('subscriptionWork.pauseOpen') },
						{ value: 'day', label: t('subscriptionWork.pauseDay') },
					]}
				/>
				{end === 'day' && (
					<DateField
						label={t('subscriptionWork.until')}
						required
						value={day}
						onChange={setDay}
						{...range}
						error={tried ? (error ? errorText(error, t) : null) : undefined}
					/>
				)}
			</div>
		</Dialog>
	);
}
