// The heading of the grid; on phones, where cells stand below each other, each cell says itself what it is.
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { useTexts } from '../../platform/environment.tsx';
import type { DescribingColumn } from './grid-row.tsx';

export interface GridSort {
	column: string;
	descending: boolean;
}

interface GridHeadingProps {
	describing: readonly DescribingColumn[];
	languages: readonly string[];
	sort: GridSort | undefined;
	onSort: ((column: string) => void) | undefined;
	chosen: { all: boolean; onChange(all: boolean): void } | undefined;
}

const look = 'px-3 py-2 text-start text-sm font-semibold text-label';

export function GridHeading({ describing, languages, sort, onSort, chosen }: GridHeadingProps) {
	const t = useTexts();
	const sortOf = (id: string) => (sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : 'none');
	const heading = (id: string, label: string, sortable: boolean) => (
		<th key={id} scope="col" aria-sort={sortable ? sortOf(id) : undefined} className={look}>
			{sortable && onSort ? (
				<button type="button" className="inline-flex cursor-pointer items-center gap-1" onClick={() => onSort(id)}>
					{label}
					<SortSign direction={sortOf(id)} />
				</button>
			) : (
				label
			)}
		</th>
	);
	return (
		<thead className="border-b border-line bg-sunken not-phone:block">
			<tr aria-rowindex={1} className="not-phone:flex">
				{chosen && (
					<th scope="col" className={look}>
						<input
							type="checkbox"
							aria-label={t('kit.selectAll')}
							checked={chosen.all}
							onChange={(event) => chosen.onChange(event.target.checked)}
							className="block size-5 accent-(--applications-controls-selectedBackground) pointer-coarse:size-6"
						/>
					</th>
				)}
				{heading('key', t('texts.key'), onSort !== undefined)}
				{describing.map(({ id, label, sortable = false }) => heading(id, label, sortable))}
				{languages.map((code) => (
					<th key={code} scope="col" className={`${look} not-phone:sr-only`}>
						{ownNameOfLanguage(code)} <span className="font-normal text-muted">{code}</span>
					</th>
				))}
			</tr>
		</thead>
	);
}

function SortSign({ direction }: { direction: 'ascending' | 'descending' | 'none' }) {
	if (direction === 'none') return <IconArrowsSort aria-hidden size={16} className="text-muted" />;
	const Sign = direction === 'ascending' ? IconArrowUp : IconArrowDown;
	return <Sign aria-hidden size={16} />;
}
