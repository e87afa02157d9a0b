// A day: typed as the language writes it, or chosen from a calendar. The calendar is the browser's own popover, so that it
// lies above everything and closes by itself when one goes elsewhere.
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { dayIn, dayPattern, isDay, readDay, writeDay } from '../../rules/dates.ts';
import { findDayError } from '../../rules/fields.ts';
import { type Platform, usePlatform } from '../platform/environment.tsx';
import { Calendar } from './calendar.tsx';
import { controlStyle, describedBy, Field, type FieldBasics, useFieldIds, useJudgement } from './field.tsx';
import { popoverStyle } from './popover-style.ts';

interface DateFieldProps extends FieldBasics {
	/** As 2026-11-15; '' while there is none; what was typed while that is no day. */
	value: string;
	onChange(value: string): void;
	/** The first and the last day that may be chosen. */
	min?: string | undefined;
	max?: string | undefined;
}

/** DD/MM/YYYY in the letters and the order of the language. */
function notation({ t, language }: Platform): string {
	const letters = { day: t('kit.dayLetters'), month: t('kit.monthLetters'), year: t('kit.yearLetters') };
	return dayPattern(language)
		.map((part) => ('place' in part ? letters[part.place] : part.sign))
		.join('');
}

export function DateField({
	label,
	hint,
	error: given,
	required,
	disabled = false,
	name,
	value,
	onChange,
	min,
	max,
}: DateFieldProps) {
	const platform = usePlatform();
	const { t, language, timeZone } = platform;
	const ids = useFieldIds();
	const { error, onBlur } = useJudgement(findDayError(value, { required, min, max }, language), given);
	const calendar = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLDivElement>(null);
	/** What is being typed; undefined while no one types. */
	const [typed, setTyped] = useState<string>();

	const type = (text: string) => {
		setTyped(text);
		onChange(readDay(text, language, dayIn(timeZone)) ?? text.trim());
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== 'ArrowDown' || !event.altKey) return;
		event.preventDefault();
		calendar.current?.showPopover();
	};
	const leave = () => {
		setTyped(undefined);
		onBlur();
	};
	return (
		<Field ids={ids} label={label} hint={hint} error={error} required={required}>
			<div ref={field} className="relative">
				<input
					{...describedBy({ ids, hint, error, required })}
					type="text"
					inputMode="numeric"
					autoComplete="off"
					id={ids.control}
					disabled={disabled}
					placeholder={notation(platform)}
					value={typed ?? writeDay(value, language)}
					onChange={(event) => type(event.target.value)}
					onBlur={leave}
					onKeyDown={press}
					className={`${controlStyle} pe-12 tabular-nums`}
				/>
				<button
					type="button"
					disabled={disabled}
					popoverTarget={`${ids.control}-calendar`}
					aria-haspopup="dialog"
					aria-label={t('kit.openCalendar', { label })}
					className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-theme text-muted hover:text-text disabled:cursor-not-allowed disabled:text-control-off-text"
				>
					<IconCalendar aria-hidden size={20} />
				</button>
			</div>
			{name && <input type="hidden" name={name} value={isDay(value) ? value : ''} />}
			<CalendarPopover
				id={`${ids.control}-calendar`}
				label={label}
				popover={calendar}
				field={field}
				value={value}
				min={min}
				max={max}
				onChoose={(day) => {
					setTyped(undefined);
					onChange(day);
					calendar.current?.hidePopover();
				}}
			/>
		</Field>
	);
}

const gap = 4;
const margin = 8;

/** Below the field, above it where there is no room, and always inside of the window. */
function place(popover: HTMLElement, field: HTMLElement): void {
	const { left, top, bottom } = field.getBoundingClientRect();
	const { offsetWidth: width, offsetHeight: height } = popover;
	const fitsBelow = bottom + gap + height <= window.innerHeight - margin;
	const wanted = fitsBelow || top - gap - height < margin ? bottom + gap : top - gap - height;
	popover.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`;
	popover.style.top = `${Math.max(margin, Math.min(wanted, window.innerHeight - height - margin))}px`;
}

interface PopoverProps extends Pick<DateFieldProps, 'value' | 'min' | 'max' | 'label'> {
	id: string;
	popover: RefObject<HTMLDivElement | null>;
	field: RefObject<HTMLElement | null>;
	onChoose(day: string): void;
}

function CalendarPopover({ id, label, popover, field, ...calendar }: PopoverProps) {
	const { t } = usePlatform();
	const labelId = useId();
	const [open, setOpen] = useState(false);
	useLayoutEffect(() => {
		if (!open) return;
		const arrange = () => popover.current && field.current && place(popover.current, field.current);
		arrange();
		window.addEventListener('scroll', arrange, { capture: true, passive: true });
		window.addEventListener('resize', arrange);
		return () => {
			window.removeEventListener('scroll', arrange, { capture: true });
			window.removeEventListener('resize', arrange);
		};
	}, [open, popover, field]);
	/** Escape closes the calendar and not the dialog around it; Tab stays inside, as the page behind waits. */
	const press = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' && event.key !== 'Tab') return;
		event.stopPropagation();
		if (event.key !== 'Tab') return;
		const stops = [...(popover.current?.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])') ?? [])];
		const [first, last] = [stops[0], stops.at(-1)];
		const leaving = event.shiftKey ? first : last;
		if (document.activeElement !== leaving) return;
		event.preventDefault();
		(event.shiftKey ? last : first)?.focus();
	};
	return (
		<div
			id={id}
			ref={popover}
			popover="auto"
			role="dialog"
			aria-labelledby={labelId}
			onKeyDown={press}
			onToggle={(event) => setOpen(event.newState === 'open')}
			className={`${popoverStyle} inset-auto m-0 p-3 ${open ? '' : 'opacity-0'}`}
		>
			<p id={labelId} className="sr-only">
				{t('kit.calendar', { label })}
			</p>
			{open && <Calendar {...calendar} />}
		</div>
	);
}
