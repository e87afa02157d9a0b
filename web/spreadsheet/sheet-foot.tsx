// Below a sheet: how to use the keys, how many rows there are, and what is read aloud.
import { usePlatform } from '../platform/environment.tsx';

interface SheetFootProps {
	id: string;
	rows: number;
	said: { words: string };
	readOnly: boolean;
}

export function SheetFoot({ id, rows, said, readOnly }: SheetFootProps) {
	const { t } = usePlatform();
	return (
		<div className="mt-2 text-sm">
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
