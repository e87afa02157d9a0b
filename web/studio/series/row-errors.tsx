// What is wrong in which row, each with the way to its cell.
import { formatNumber } from '../../../rules/formats.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type CellError, countErrors, type SheetErrors } from '../../spreadsheet/errors.ts';

/** More are found by going from one to the next in the sheet. */
const mostListed = 20;

interface ErrorsProps {
	faults: SheetErrors;
	labelOf(column: number): string;
	onGo(row: number, column: number): void;
}

interface FoundError extends CellError {
	row: number;
}

export function RowErrors({ faults, labelOf, onGo }: ErrorsProps) {
	const { t, language, notation } = usePlatform();
	const all = [...faults].flatMap(([row, found]) => found.map((one): FoundError => ({ ...one, row })));
	const { errors, warnings } = countErrors(faults);
	if (all.length === 0) return null;
	const sorted = all.toSorted((one, other) => Number(one.kind === 'warning') - Number(other.kind === 'warning'));
	const shown = sorted.slice(0, mostListed);
	return (
		<Notice kind={errors > 0 ? 'danger' : 'warning'}>
			<h3 className="font-bold">
				{errors > 0 ? t('series.errors', { count: errors }) : t('series.warnings', { count: warnings })}
			</h3>
			<ul className="mt-1 grid gap-2">
				{shown.map(({ row, column, text }) => (
					<li key={`${row} ${column} ${text}`} className="flex flex-wrap items-center justify-between gap-2">
						<span className="min-w-0 wrap-break-word">
							<span className="font-semibold">
								{t('series.place', { row: formatNumber(row + 1, language, notation), column: labelOf(column) })}
							</span>{' '}
							{text}
						</span>
						<Button
							size="small"
							aria-label={t('series.goToOf', {
								row: formatNumber(row + 1, language, notation),
								column: labelOf(column),
							})}
							onClick={() => onGo(row, column)}
						>
							{t('series.goTo')}
						</Button>
					</li>
				))}
			</ul>
			{all.length > mostListed && <p className="mt-2">{t('series.moreFaults', { count: all.length - mostListed })}</p>}
		</Notice>
	);
}
