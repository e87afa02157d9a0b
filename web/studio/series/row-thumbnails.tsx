// What is printed for each row, twelve at a time; the one that is chosen is shown on the page.
import { useState } from 'react';
import { type RowRevisions, rowAddress } from '../../../rules/designs/row-address.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useDesign, useStudio } from '../studio-context.tsx';

const rowsPerPage = 12;
const width = 320;

interface ThumbnailsProps {
	/** As many as the server has. */
	count: number;
	revisions: RowRevisions;
	/** Of each row: what it is called. */
	nameOf(row: number): string;
	shownRow: number;
	onShow(row: number): void;
}

export function RowThumbnails({ count, revisions, nameOf, shownRow, onShow }: ThumbnailsProps) {
	const { t, language, notation } = usePlatform();
	const { id } = useStudio();
	const { product, pages } = useDesign();
	const [chosen, setPage] = useState(0);
	const [side, setSide] = useState(0);
	const last = Math.max(0, Math.ceil(count / rowsPerPage) - 1);
	const page = Math.min(chosen, last);
	const number = (value: number) => formatNumber(value, language, notation);
	const from = page * rowsPerPage;
	const rows = Array.from({ length: Math.min(rowsPerPage, count - from) }, (_, index) => from + index);
	const picture = (row: number) => (
		<img
			src={rowAddress(id, { row, page: side + 1, revisions, width })}
			alt=""
			loading="lazy"
			width={product.width}
			height={product.height}
			style={{ aspectRatio: `${product.width} / ${product.height}` }}
			className="h-auto w-full border border-line bg-sunken object-contain"
		/>
	);
	const caption = (row: number) => (
		<span className="block truncate text-sm">
			<span className="text-muted tabular-nums">{number(row + 1)}</span> {nameOf(row)}
		</span>
	);
	return (
		<div className="grid gap-3">
			{pages.length > 1 && (
				<fieldset aria-label={t('series.side')} className="flex flex-wrap gap-2">
					{pages.map(({ id: pageId, name }, index) => (
						<Button
							key={pageId}
							size="small"
							colour={index === side ? 'primary' : 'neutral'}
							aria-pressed={index === side}
							onClick={() => setSide(index)}
						>
							{describeSide(t, name)}
						</Button>
					))}
				</fieldset>
			)}
			<ul className="grid grid-cols-2 gap-3 phone:grid-cols-3 desktop:grid-cols-4">
				{rows.map((row) => (
					<li key={row} className="min-w-0">
						<button
							type="button"
							aria-pressed={row === shownRow}
							aria-label={t('series.showRow', { number: number(row + 1), name: nameOf(row) })}
							onClick={() => onShow(row)}
							className="grid w-full cursor-pointer gap-1 rounded-theme p-1 text-start outline-offset-2 hover:bg-surface-hover aria-pressed:bg-surface-hover aria-pressed:ring-2 aria-pressed:ring-accent"
						>
							{picture(row)}
							{caption(row)}
						</button>
					</li>
				))}
			</ul>
			{last > 0 && (
				<nav aria-label={t('series.pages')} className="flex flex-wrap items-center gap-2 text-sm">
					<Button size="small" aria-disabled={page === 0} onClick={() => setPage(page - 1)}>
						{t('series.previous')}
					</Button>
					<span className="tabular-nums">
						{t('series.rowsOf', { from: number(from + 1), to: number(from + rows.length), count: number(count) })}
					</span>
					<Button size="small" aria-disabled={page === last} onClick={() => setPage(page + 1)}>
						{t('series.next')}
					</Button>
				</nav>
			)}
		</div>
	);
}
