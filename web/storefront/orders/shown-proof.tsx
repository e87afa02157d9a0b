// What is printed of an ordered line, for those who look at it and change nothing: the pages of its design or of its print data, large enough to be read.
import { useState } from 'react';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { PagePreviews } from '../../print-data/page-previews.tsx';
import type { PrintLine } from '../../print-data/print-line.ts';
import { usePrintLines } from '../print-data/print-lines.tsx';
import { useOrderedDesign } from './design-part.tsx';
import { OrderedPages } from './ordered-pages.tsx';

/** Nothing for a line that is not printed from anything of its buyer. */
export function ShownProof({ itemId }: { itemId: string | null }) {
	const design = useOrderedDesign(itemId);
	const line = usePrintLines().lines.find((one) => one.itemId === itemId);
	if (design)
		return (
			<div className="mt-3">
				<OrderedPages sides={design.sides} previews={design.previews} rows={design.rows} isSentBack={false} />
			</div>
		);
	return line ? <PrintFiles line={line} /> : null;
}

function PrintFiles({ line: { data, specification } }: { line: PrintLine }) {
	const { t } = usePlatform();
	const [isOpen, setOpen] = useState(false);
	if (data.length === 0) return <p className="mt-3 text-sm text-muted">{t('printData.noneYet')}</p>;
	return (
		<details className="mt-3 w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="min-h-8 cursor-pointer font-semibold pointer-coarse:min-h-11 pointer-coarse:content-center">
				{t('printData.design.show')}
			</summary>
			{isOpen &&
				data.map((file) => (
					<div key={file.id} className="mt-3 grid min-w-0 gap-2">
						<p className="text-sm font-medium wrap-anywhere">
							{file.side !== null && `${describeSide(t, file.side)}: `}
							{file.name}
						</p>
						<PagePreviews file={file} specification={specification} size="large" />
					</div>
				))}
		</details>
	);
}
