// Below a sheet: what is wrong with the cell in which one is, how to use the keys, and what is read aloud.
import { usePlatform } from '../platform/environment.tsx';
import type { CellFault } from './faults.ts';

interface SheetFootProps {
	id: string;
	rows: number;
	fault: (Omit<CellFault, 'column'> & { row: string; column: string }) | undefined;
	said: { words: string };
	readOnly: boolean;
}

export function SheetFoot({ id, rows, fault, said, readOnly }: SheetFootProps) {
	const { t } = usePlatform();
	return (
		<div className="mt-2 text-sm">
			{/* Always as high, so that nothing moves from cell to cell. */}
			<p
				id={`${id}-about`}
				className={`min-h-10 ${fault?.kind === 'error' ? 'font-semibold text-error' : 'font-semibold'}`}
			>
				{fault && t('sheet.place', { row: fault.row, column: fault.column, text: fault.text })}
			</p>
			<div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-muted">
				<p id={`${id}-help`} className="max-w-[75ch] min-w-0">
					{!readOnly && (
						<>
							<span className="pointer-coarse:hidden">{t('sheet.help')}</span>
							<span className="hidden pointer-coarse:inline">{t('sheet.helpTouch')}</span>
						</>
					)}
				</p>
				<p className="tabular-nums">{t('sheet.rows', { count: rows })}</p>
			</div>
			<p role="status" className="sr-only">
				{said.words}
			</p>
		</div>
	);
}
