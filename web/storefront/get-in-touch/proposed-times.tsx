// Up to three times for a conversation, day by day, on the clocks of the shop. Days open and close without JavaScript.
import { mostProposedTimes } from '../../../rules/contact-requests/meeting-times.ts';
import { writeDay } from '../../../rules/dates.ts';
import { FieldNotes, useFieldIds } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { ContactOffer } from './get-in-touch-page.tsx';

interface TimesProps {
	offer: ContactOffer;
	/** As 2026-11-23T09:30. */
	chosen: readonly string[];
	onChange(times: readonly string[]): void;
	error: string | undefined;
}

export function ProposedTimes({ offer, chosen, onChange, error }: TimesProps) {
	const { t, timeZone, language } = usePlatform();
	const ids = useFieldIds();
	const isFull = chosen.length >= mostProposedTimes;
	const toggle = (time: string, on: boolean) =>
		onChange(on ? [...chosen, time] : chosen.filter((other) => other !== time));
	return (
		<fieldset data-field="times" aria-describedby={`${ids.hint} ${ids.error}`} className="min-w-0 scroll-mt-24">
			<legend className="font-heading text-xl font-bold">{t('getInTouch.timesTitle')}</legend>
			<p className="mt-2 mb-4 wrap-break-word" id={ids.hint}>
				{t('getInTouch.timesText', { minutes: offer.minutes, timeZone: timeZone.replaceAll('_', ' ') })}
			</p>
			<div className="grid gap-2">
				{offer.days.map(({ day, times }, index) => (
					<details
						key={day}
						open={index === 0 || chosen.some((time) => time.startsWith(day))}
						className="rounded-theme border border-line"
					>
						<summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 font-semibold">
							{writeDay(day, language, 'full')}
						</summary>
						<ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 px-4 pb-4">
							{times.map((time) => {
								const value = `${day}T${time}`;
								const isChosen = chosen.includes(value);
								return (
									<li key={time}>
										<label className="flex min-h-11 cursor-pointer items-center justify-center rounded-theme border border-control-line bg-control px-2 text-control-text tabular-nums outline-offset-2 outline-focus hover:border-control-line-hover has-checked:border-chosen has-checked:bg-chosen has-checked:text-chosen-text has-disabled:cursor-not-allowed has-disabled:bg-control-off has-disabled:text-control-off-text has-focus-visible:outline-3">
											<input
												type="checkbox"
												name="times"
												value={value}
												checked={isChosen}
												disabled={isFull && !isChosen}
												onChange={(event) => toggle(value, event.target.checked)}
												className="sr-only"
											/>
											<span className="sr-only">{writeDay(day, language, 'full')}, </span>
											{time}
										</label>
									</li>
								);
							})}
						</ul>
					</details>
				))}
			</div>
			<FieldNotes ids={ids} error={error} />
		</fieldset>
	);
}
