// One month, of which a day is chosen. Arrows move by days and weeks, Page Up and Page Down by months (with Shift by years),
// Home and End to the ends of the week; Enter chooses. Days outside of the limits can be visited and not chosen.
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import {
	addDays,
	addMonths,
	dayIn,
	dayWithin,
	isDay,
	monthOf,
	placeInWeek,
	weeksOfMonth,
	writeDay,
} from '../../rules/dates.ts';
import { usePlatform } from '../platform/environment.tsx';

interface CalendarProps {
	/** A day, or something else while there is none. */
	value: string;
	min?: string | undefined;
	max?: string | undefined;
	onChoose(day: string): void;
}

/** Where a key leads from a day; undefined for keys that mean something else. */
function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: string, weekStart: number): string | undefined {
	switch (key) {
		case 'ArrowLeft':
			return addDays(day, -1);
		case 'ArrowRight':
			return addDays(day, 1);
		case 'ArrowUp':
			return addDays(day, -7);
		case 'ArrowDown':
			return addDays(day, 7);
		case 'Home':
			return addDays(day, -placeInWeek(day, weekStart));
		case 'End':
			return addDays(day, 6 - placeInWeek(day, weekStart));
		case 'PageUp':
			return addMonths(day, shiftKey ? -12 : -1);
		case 'PageDown':
			return addMonths(day, shiftKey ? 12 : 1);
		default:
			return undefined;
	}
}

const wayLook =
	'grid size-9 shrink-0 cursor-pointer place-items-center rounded-theme text-muted hover:bg-item-hover hover:text-item-hover-text pointer-coarse:size-11';

const dayLook =
	'grid size-10 cursor-pointer place-items-center rounded-theme tabular-nums hover:bg-item-hover hover:text-item-hover-text pointer-coarse:size-11 aria-disabled:cursor-not-allowed aria-disabled:text-control-off-text aria-disabled:line-through aria-disabled:hover:bg-transparent aria-[current=date]:font-bold aria-[current=date]:underline aria-[current=date]:underline-offset-4';

const chosenLook = 'bg-chosen! text-chosen-text!';

export function Calendar({ value, min, max, onChoose }: CalendarProps) {
	const { t, language, timeZone, weekStart } = usePlatform();
	const id = useId();
	const today = dayIn(timeZone);
	const [at, setAt] = useState(() => dayWithin(isDay(value) ? value : today, min, max));
	const grid = useRef<HTMLTableElement>(null);
	/** The focus follows the keys that move through the days, and stays on a button that turns the month. */
	const follow = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another day is what the focus goes to
	useEffect(() => {
		if (follow.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
		follow.current = false;
	}, [at]);

	const allowed = (day: string) => dayWithin(day, min, max) === day;
	const press = (event: KeyboardEvent) => {
		const next = dayAfterKey(event, at, weekStart);
		if (next === undefined) return;
		event.preventDefault();
		follow.current = next !== at;
		setAt(next);
	};
	const ways = [
		{ label: t('kit.previousYear'), icon: IconChevronsLeft, months: -12 },
		{ label: t('kit.previousMonth'), icon: IconChevronLeft, months: -1 },
		{ label: t('kit.nextMonth'), icon: IconChevronRight, months: 1 },
		{ label: t('kit.nextYear'), icon: IconChevronsRight, months: 12 },
	].map(({ label, icon: Icon, months }) => (
		<button
			key={label}
			type="button"
			aria-label={label}
			onClick={() => setAt(addMonths(at, months))}
			className={wayLook}
		>
			<Icon aria-hidden size={20} />
		</button>
	));
	const weeks = weeksOfMonth(at, weekStart);
	return (
		<div>
			<div className="flex items-center justify-between gap-1">
				{ways.slice(0, 2)}
				<p id={id} aria-live="polite" className="grow text-center font-semibold">
					{writeDay(at, language, 'month')}
				</p>
				{ways.slice(2)}
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through by arrow keys */}
			<table role="grid" ref={grid} aria-labelledby={id} aria-describedby={`${id}-keys`} className="mx-auto mt-1">
				<thead>
					<tr>
						{weeks[0]?.map((day) => (
							<th
								key={day}
								scope="col"
								aria-label={writeDay(day, language, 'weekday')}
								className="py-1 text-center text-xs font-medium text-hint"
							>
								{writeDay(day, language, 'weekdayShort')}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week) => (
						<tr key={week[0]}>
							{week.map((day) => (
								<td key={day} className="p-px">
									<button
										type="button"
										tabIndex={day === at ? 0 : -1}
										aria-label={writeDay(day, language, 'full')}
										aria-pressed={day === value}
										aria-current={day === today ? 'date' : undefined}
										aria-disabled={!allowed(day) || undefined}
										onClick={() => allowed(day) && onChoose(day)}
										onKeyDown={press}
										className={`${dayLook} ${day === value ? chosenLook : ''} ${monthOf(day) === monthOf(at) ? '' : 'text-hint'}`}
									>
										{Number(day.slice(8))}
									</button>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<p id={`${id}-keys`} className="sr-only">
				{t('kit.calendarKeys')}
			</p>
		</div>
	);
}
