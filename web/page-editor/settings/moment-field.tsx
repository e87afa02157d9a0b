// A day and a time by the clocks of the shop: taken once there are both, and taken away once neither is left.
import { useState } from 'react';
import { readTime } from '../../../rules/opening-hours.ts';
import { readMoment } from '../../../rules/pages/moments.ts';
import { DateField } from '../../kit/date-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { ControlProps } from './fields-form.tsx';

export function MomentField({ label, value, onChange }: ControlProps<string | null>) {
	const { t, timeZone } = usePlatform();
	const stored = readMoment(value);
	const [draft, setDraft] = useState<{ day: string; time: string }>();
	const [left, setLeft] = useState(false);
	const { day, time } = draft ?? stored ?? { day: '', time: '' };
	const take = (next: { day: string; time: string }) => {
		const moment = `${next.day}T${readTime(next.time)}`;
		const isEmpty = next.day === '' && next.time.trim() === '';
		if (!isEmpty && !readMoment(moment)) return setDraft(next);
		const taken = isEmpty ? null : moment;
		if (taken === value || onChange(taken)) setDraft(undefined);
	};
	const isWrong = left && draft !== undefined;
	return (
		<fieldset
			className="grid grid-cols-1 gap-3"
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) setLeft(true);
			}}
		>
			<legend className="mb-1 text-sm font-semibold">{label}</legend>
			<DateField label={t('pageEditor.day')} value={day} onChange={(typed) => take({ day: typed, time })} />
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the field is left */}
			<div
				onBlur={() => take({ day, time })}
				onKeyDown={(event) => {
					if (event.key === 'Enter') take({ day, time });
				}}
			>
				<TextField
					label={t('pageEditor.time')}
					hint={t('pageEditor.momentHint', { timeZone })}
					value={time}
					onChange={(typed) => setDraft({ day, time: typed })}
					error={isWrong ? t('pageEditor.momentIncomplete') : null}
				/>
			</div>
		</fieldset>
	);
}
