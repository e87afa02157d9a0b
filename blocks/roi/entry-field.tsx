// One of the numbers: typed in the reader's notation, with what is wrong beside it.
import { useId, useSyncExternalStore } from 'react';
import { formatNumber } from '../../rules/formats.ts';
import { currencySign } from '../../rules/money.ts';
import type { EntryError, RoiEntry } from '../../rules/roi/entries.ts';
import { useStage } from '../stage/stage.tsx';

interface EntryProps {
	label: string;
	unit: RoiEntry['unit'];
	max: number;
	text: string;
	fault: EntryError | undefined;
	onChange(text: string): void;
}

const never = () => () => {};

/** Before a script runs, typing would change nothing. */
const useLive = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);

export function EntryField({ label, unit, max, text, fault, onChange }: EntryProps) {
	const { t, language, notation, currency } = useStage();
	const live = useLive();
	const id = useId();
	const signs = { count: '', minutes: t('roi.minutes'), money: currencySign(currency, language), percent: '%' };
	const described = [signs[unit] && `${id}-unit`, fault && `${id}-fault`].filter(Boolean).join(' ');
	return (
		<div className="flex min-w-0 flex-col">
			<label htmlFor={id} className="mb-1 font-medium hyphens-auto">
				{label}
			</label>
			<div className="mt-auto flex items-stretch">
				<input
					id={id}
					type="text"
					inputMode="decimal"
					autoComplete="off"
					readOnly={!live}
					required
					value={text}
					aria-invalid={fault ? true : undefined}
					aria-describedby={described || undefined}
					onChange={(event) => onChange(event.target.value)}
					className="min-h-11 w-full min-w-0 rounded-theme border border-control-line bg-control px-3 py-1.5 text-end text-control-text tabular-nums not-last:rounded-e-none hover:border-control-line-hover focus:border-control-line-focus aria-invalid:border-control-line-invalid"
				/>
				{signs[unit] && (
					<span
						id={`${id}-unit`}
						className="grid min-w-12 shrink-0 place-items-center rounded-e-theme border-y border-e border-control-line bg-sunken px-3 text-sm text-text"
					>
						{signs[unit]}
					</span>
				)}
			</div>
			<div aria-live="polite" className="min-h-6 text-sm">
				{fault && (
					<p id={`${id}-fault`} className="mt-1 font-medium text-error">
						{fault === 'tooLarge'
							? t('roi.tooLarge', { max: formatNumber(max, language, notation) })
							: t(`roi.${fault}`)}
					</p>
				)}
			</div>
		</div>
	);
}
