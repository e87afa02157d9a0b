// When the shop is open: a row for each day, with one span or several.
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { addDays, writeDay } from '../../../rules/dates.ts';
import {
	isOpenDay,
	type OpenSpan,
	readOpeningHours,
	readTime,
	writeOpeningHours,
} from '../../../rules/opening-hours.ts';
import type { shopSettings } from '../../../rules/settings/shop.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { controlStyle } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { SettingsForm } from './schema/use-settings-form.ts';

/** Any Monday. */
const monday = '2026-11-16';

const usual: OpenSpan = { from: '09:00', to: '17:00' };
const mostSpans = 3;

export function OpeningHoursCard({ form }: { form: SettingsForm<typeof shopSettings> }) {
	const { t, language } = usePlatform();
	const { editor, readOnly } = form;
	const id = useId();
	const week = readOpeningHours(editor.values.openingHours.split('\n'));
	const write = (day: number, spans: readonly OpenSpan[]) =>
		editor.set({
			openingHours: writeOpeningHours(week.map((before, index) => (index === day ? spans : before))).join('\n'),
		});
	const [first = []] = week;
	const copy = () =>
		editor.set({
			openingHours: writeOpeningHours(week.map((before, index) => (index > 0 && index < 5 ? first : before))).join(
				'\n',
			),
		});
	const hasError = editor.errorOf('openingHours');
	return (
		<Card heading="h2" title={t('settings.openingHours')}>
			<p className="mb-4 text-sm text-hint">{t('settings.openingHoursHint')}</p>
			<ul className="grid gap-3">
				{week.map((spans, day) => {
					const name = writeDay(addDays(monday, day), language, 'weekday');
					const isFaulty = Boolean(hasError) && !isOpenDay(spans);
					const overlaps = spans.every((span) => isOpenDay([span]));
					return (
						<li
							key={name}
							className="grid gap-x-4 gap-y-2 border-line not-last:border-b not-last:pb-3 phone:grid-cols-[8rem_1fr]"
						>
							<span className="pt-2 font-semibold">{name}</span>
							<div className="grid gap-2">
								{spans.map((span, index) => (
									<SpanFields
										// biome-ignore lint/suspicious/noArrayIndexKey: a span has no other name than its position
										key={index}
										day={name}
										span={span}
										readOnly={readOnly}
										isFaulty={isFaulty && (overlaps || !isOpenDay([span]))}
										errorId={`${id}-${day}`}
										onChange={(next) =>
											write(
												day,
												spans.map((one, at) => (at === index ? next : one)),
											)
										}
										onRemove={() =>
											write(
												day,
												spans.filter((_one, at) => at !== index),
											)
										}
									/>
								))}
								{isFaulty && (
									<p id={`${id}-${day}`} role="alert" className="text-sm font-medium text-error">
										{t('settings.openingHoursInvalid')}
									</p>
								)}
								<div className="flex flex-wrap items-center gap-2">
									{spans.length === 0 && <span className="text-muted">{t('settings.closed')}</span>}
									{!readOnly && spans.length < mostSpans && (
										<Button
											size="small"
											icon={<IconPlus aria-hidden size={16} />}
											aria-label={t('settings.addHoursOf', { day: name })}
											onClick={() => write(day, [...spans, spans.length === 0 ? usual : { from: '', to: '' }])}
										>
											{t('settings.addHours')}
										</Button>
									)}
									{!readOnly && day === 0 && spans.length > 0 && (
										<Button size="small" onClick={copy}>
											{t('settings.copyHours')}
										</Button>
									)}
								</div>
							</div>
						</li>
					);
				})}
			</ul>
		</Card>
	);
}

interface SpanProps {
	day: string;
	span: OpenSpan;
	readOnly: boolean;
	isFaulty: boolean;
	/** Of what is said of the day. */
	errorId: string;
	onChange(span: OpenSpan): void;
	onRemove(): void;
}

function SpanFields({ day, span, readOnly, isFaulty, errorId, onChange, onRemove }: SpanProps) {
	const { t } = usePlatform();
	const areTimes = span.from !== '' && span.to !== '';
	return (
		<div className="flex items-center gap-2">
			{(['from', 'to'] as const).map((end) => (
				<span key={end} className="flex items-center gap-2">
					{end === 'to' && <span aria-hidden>–</span>}
					<span className="w-24">
						<TimeField
							label={t(end === 'from' ? 'settings.opensOn' : 'settings.closesOn', { day })}
							errorId={isFaulty && (areTimes || span[end] === '') ? errorId : undefined}
							disabled={readOnly}
							value={span[end]}
							onChange={(time) => onChange({ ...span, [end]: time })}
						/>
					</span>
				</span>
			))}
			{!readOnly && (
				<button
					type="button"
					aria-label={t('settings.removeHoursOf', { day })}
					title={t('settings.removeHoursOf', { day })}
					onClick={onRemove}
					className="grid size-9 cursor-pointer place-items-center rounded-theme hover:bg-surface-hover"
				>
					<IconX aria-hidden size={18} />
				</button>
			)}
		</div>
	);
}

interface TimeProps {
	label: string;
	/** Of what is said of it where it is wrong. */
	errorId: string | undefined;
	disabled: boolean;
	/** As 09:00; '' where what is typed is no time. */
	value: string;
	onChange(value: string): void;
}

/** What is typed stays as it is until it is left; what is no time stays then, too. */
function TimeField({ label, errorId, disabled, value, onChange }: TimeProps) {
	const [typed, setTyped] = useState(value);
	const shown = readTime(typed) === value ? typed : value;
	return (
		<input
			aria-label={label}
			aria-invalid={errorId !== undefined || undefined}
			aria-describedby={errorId}
			autoComplete="off"
			placeholder="00:00"
			maxLength={10}
			disabled={disabled}
			value={shown}
			onChange={(event) => {
				setTyped(event.target.value);
				onChange(readTime(event.target.value));
			}}
			onBlur={() => setTyped(readTime(shown) || shown)}
			className={`${controlStyle} tabular-nums`}
		/>
	);
}
