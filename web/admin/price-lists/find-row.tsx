// Finds a row of a long sheet by its article number, the name of its product or its quantity; Enter goes on to the next one.
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlStyle } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { enteredText } from '../../spreadsheet/cells.ts';
import { at } from '../../spreadsheet/selection.ts';
import type { SheetControl } from '../../spreadsheet/use-sheet.ts';

interface FindRowProps {
	control: SheetControl;
	/** The cell that was found is drawn. */
	onFound(): void;
}

const searched = 2;

export function FindRow({ control: { shape, sheet, setSheet }, onFound }: FindRowProps) {
	const { t } = usePlatform();
	const [text, setText] = useState('');
	const wanted = text.trim().toLowerCase();
	const columnIn = (row: (typeof sheet.rows)[number]) =>
		row.slice(0, searched).findIndex((cell, index) => {
			const column = shape.columns[index];
			const note = typeof cell === 'string' ? column?.note?.(cell) : undefined;
			return `${enteredText(column, cell)}\n${note ?? ''}`.toLowerCase().includes(wanted);
		});
	const found = wanted === '' ? [] : sheet.rows.flatMap((row, index) => (columnIn(row) === -1 ? [] : [index]));
	const goOn = (event: FormEvent) => {
		event.preventDefault();
		const next = found.find((index) => index > sheet.selection.anchor.row) ?? found[0];
		const row = next === undefined ? undefined : sheet.rows[next];
		if (next === undefined || !row) return;
		flushSync(() => setSheet({ ...sheet, selection: at(next, columnIn(row)) }));
		onFound();
	};
	return (
		<form onSubmit={goOn} className="mb-3 flex flex-wrap items-center gap-3">
			<label className="relative w-full max-w-sm">
				<span className="sr-only">{t('adminPriceLists.find')}</span>
				<IconSearch aria-hidden size={18} className="absolute start-3 top-1/2 -translate-y-1/2 text-muted" />
				<input
					type="search"
					placeholder={t('adminPriceLists.find')}
					value={text}
					onChange={(event) => setText(event.target.value)}
					className={`${controlStyle} ps-10`}
				/>
			</label>
			<p role="status" className="text-sm text-muted">
				{wanted !== '' && t('adminPriceLists.found', { count: found.length })}
			</p>
		</form>
	);
}
