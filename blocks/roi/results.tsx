// What is saved. Read aloud as a whole when a number changes.
import { formatNumber } from '../../rules/formats.ts';
import { formatMoney, minorDigits } from '../../rules/money.ts';
import type { Savings } from '../../rules/roi/savings.ts';
import { useStage } from '../stage/stage.tsx';

interface ResultsProps {
	/** Undefined while a number is wrong. */
	savings: Savings | undefined;
	heading: 'h2' | 'h3';
}

/** Of a whole sum. */
const withoutCents = (written: string, currency: string): string => {
	const digits = minorDigits(currency);
	return digits === 0 ? written : written.replace(new RegExp(`[^\\d]0{${digits}}(?=\\D*$)`), '');
};

export function Results({ savings, heading: Heading }: ResultsProps) {
	const { t, language, notation, currency } = useStage();
	const money = (minor: number | undefined) =>
		minor === undefined ? '–' : withoutCents(formatMoney({ minor, currency }, language, notation), currency);
	const roi = savings ? t('roi.percent', { value: formatNumber(savings.roi, language, notation) }) : '–';
	return (
		<>
			<Heading className="block-heading">{t('roi.results')}</Heading>
			<dl aria-live="polite" aria-atomic="true" className="flex flex-col gap-4">
				<div>
					<dt>{t('roi.monthlySavings')}</dt>
					<dd className="text-4xl font-bold tabular-nums">{money(savings?.month)}</dd>
				</div>
				<Result name={t('roi.yearlySavings')} value={money(savings?.year)} />
				<Result name={t('roi.estimatedRoi')} value={roi} />
			</dl>
			{!savings && <p className="text-sm">{t('roi.incomplete')}</p>}
		</>
	);
}

const Result = ({ name, value }: { name: string; value: string }) => (
	<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-(--applications-cms-content-border) pt-4">
		<dt className="min-w-0 hyphens-auto">{name}</dt>
		<dd className="text-xl font-bold tabular-nums">{value}</dd>
	</div>
);
