import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import { Table } from './table.tsx';
import { readTableState } from './table-state.ts';

const t = (key: string) => key;

const draw = (rows: readonly string[], failure?: string) =>
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
