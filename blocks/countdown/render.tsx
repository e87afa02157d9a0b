import { useEffect, useState } from 'react';
import { dayIn, writeDay } from '../../rules/dates.ts';
import { formatterCache } from '../../rules/formats.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import { momentOf } from '../../rules/pages/moments.ts';
import { useScripted } from '../stage/scripted.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { Call, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const secondMs = 1000;

const aligned = { start: '', middle: 'justify-items-center text-center' };

/** What the clock shows: at first when the page was made, so that server and browser begin alike. */
function useNow(madeAt: number | undefined): number {
	const [now, setNow] = useState(() => madeAt ?? Date.now());
	useEffect(() => {
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), secondMs);
		return () => clearInterval(timer);
	}, []);
	return now;
}

const timeFormat = formatterCache(
	(language, timeZone) => new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }),
);

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { t, canvas, language, timeZone, madeAt } = useStage();
	const { until, seconds, align, after } = section.values;
	const now = useNow(madeAt);
	const end = momentOf(until, timeZone);
	if (!end && !canvas) return null;
	const left = end ? end.getTime() - now : 0;
	const isOver = end !== undefined && left <= 0;
	if (isOver && after === 'nothing' && !canvas) return null;
	return (
		<div className={`grid grid-cols-1 gap-6 ${aligned[align]}`}>
			<SectionHeading section={section} />
			{(!isOver || canvas) && <Text of={section} name="text" as="p" className="block-lead" />}
			{!end && (
				<p role="status" className="block-box one-colour px-6 py-5 font-semibold">
					{t('countdown.noMoment')}
				</p>
			)}
			{end && !isOver && (
				<>
					<TimeLeft left={left} seconds={seconds} />
					<p className="text-(--words-quiet) wrap-break-word">
						<time dateTime={end.toISOString()}>
							{t('countdown.moment', {
								day: writeDay(dayIn(timeZone, end), language, 'full'),
								time: timeFormat(language, timeZone).format(end),
							})}
						</time>
					</p>
				</>
			)}
			{(isOver || canvas) && after === 'text' && <Text of={section} name="ended" as="p" className="block-lead" />}
			<Call of={section} name="first" />
		</div>
	);
}

const units = [
	{ unit: 'days', ms: 86_400_000, most: Number.POSITIVE_INFINITY },
	{ unit: 'hours', ms: 3_600_000, most: 24 },
	{ unit: 'minutes', ms: 60_000, most: 60 },
	{ unit: 'seconds', ms: 1000, most: 60 },
] as const;

/** Counted by a script: until it runs there is only its room, and without scripts not even that. The date below says the same. */
function TimeLeft({ left, seconds }: { left: number; seconds: boolean }) {
	const { t } = useStage();
	const scripted = useScripted();
	const shown = units.filter(({ unit }) => unit !== 'seconds' || seconds);
	return (
		<div
			role="timer"
			aria-hidden={scripted ? undefined : true}
			className={`flex flex-wrap gap-3 print:hidden ${scripted ? '' : 'invisible noscript:hidden'}`}
		>
			{shown.map(({ unit, ms, most }) => {
				const count = scripted ? Math.floor(left / ms) % most : 0;
				return (
					<p
						key={unit}
						className={`block-box one-colour grid min-w-20 justify-items-center gap-1 px-4 py-3 ${unit === 'seconds' ? 'motion-reduce:hidden' : ''}`}
					>
						<span className="block-title tabular-nums">{unit === 'days' ? count : String(count).padStart(2, '0')}</span>{' '}
						<span className="text-sm">{t(`countdown.${unit}`, { count })}</span>
					</p>
				);
			})}
		</div>
	);
}
