// A day with a time of its own or without one: then it is the whole day.
import { readTime } from '../../../rules/opening-hours.ts';
import { DateField } from '../../kit/date-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { joinMoment, splitMoment } from './typed-moment.ts';

interface MomentFieldProps {
	label: string;
	timeLabel: string;
	hint: string;
	disabled: boolean;
	/** As `typed-moment.ts` has it. */
	value: string;
	error: string | null | undefined;
	onChange(value: string): void;
}

export function MomentField({ label, timeLabel, hint, disabled, value, error, onChange }: MomentFieldProps) {
	const { t } = usePlatform();
	const { day, time } = splitMoment(value);
	const isTimeWrong = Boolean(error) && time !== '' && readTime(time) === '';
	return (
		<fieldset className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
			<legend className="sr-only">{label}</legend>
			<DateField
				label={label}
				hint={hint}
				disabled={disabled}
				value={day}
				onChange={(next) => onChange(joinMoment({ day: next, time }))}
				error={isTimeWrong ? null : error}
			/>
			<TextField
				label={timeLabel}
				placeholder="00:00"
				maxLength={10}
				disabled={disabled}
				value={time}
				onChange={(next) => onChange(joinMoment({ day, time: next }))}
				error={isTimeWrong ? t('product.fault.notATime') : null}
			/>
		</fieldset>
	);
}
