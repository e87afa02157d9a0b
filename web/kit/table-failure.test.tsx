import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import { Table } from './table.tsx';
import { type BulkAction, BulkBar } from './table-bulk.tsx';
import { readTableState } from './table-state.ts';

const t = (key: string) => key;

const draw = (rows: readonly string[], failure?: string, bulkActions: readonly BulkAction[] = []) =>
	renderToStaticMarkup(
		<PlatformProvider value={{ t: t as Platform['t'], language: 'en-GB' } as Platform}>
			<Table
				label="Orders"
				columns={[{ id: 'name', label: 'Name', cell: (row) => row }]}
				rows={rows}
				total={rows.length}
				rowId={(row) => row}
				state={readTableState(new URLSearchParams())}
				onChange={() => undefined}
				card={(row) => <p>{row}</p>}
				bulkActions={bulkActions}
				empty="No orders yet"
				failure={failure}
			/>
		</PlatformProvider>,
	);

it('a list that could not be loaded shows that and never says that there is nothing', () => {
	expect(draw([])).toContain('No orders yet');
	const failed = draw([], 'The shop cannot be reached');
	expect(failed).toContain('The shop cannot be reached');
	expect(failed).not.toMatch(/No orders yet|kit\.nothingFound|<table/);
});

it('a list that could not be loaded again keeps the rows that are there', () => {
	expect(draw(['2026-000001'], 'The shop cannot be reached')).toMatch(/cannot be reached.*2026-000001/s);
});

it('cards can be selected where several can be changed at once, as rows can', () => {
	const boxes = (drawn: string) => drawn.split('</ul>')[0]?.match(/type="checkbox"/g)?.length ?? 0;
	expect(boxes(draw(['1', '2']))).toBe(0);
	expect(boxes(draw(['1', '2'], undefined, [{ id: 'a', label: 'Archive', onAction: () => true }]))).toBe(2);
});

it('actions for a selection are there once something is selected, and no dead buttons before', () => {
	const bar = (ids: string[]) =>
		renderToStaticMarkup(
			<PlatformProvider value={{ t: t as Platform['t'], language: 'en-GB' } as Platform}>
				<BulkBar
					over
					actions={[{ id: 'a', label: 'Archive', onAction: () => true }]}
					ids={ids}
					onDone={() => undefined}
				/>
			</PlatformProvider>,
		);
	expect(bar([])).not.toContain('<button');
	expect(bar(['1'])).toContain('Archive');
});
