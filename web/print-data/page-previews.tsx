// The pages of a file as the shop sees them, with trim and safe area drawn over them.
import { toMillimetres } from '../../rules/designs/units.ts';
import { findTrimBox } from '../../rules/printing/trim-box.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { PrintFile, PrintLine } from './print-line.ts';

const sizes = {
	small: { list: 'flex gap-4 overflow-x-auto pb-2', picture: 'h-48 w-auto' },
	/** One below the other, each as wide as there is room. */
	large: { list: 'flex flex-wrap gap-4', picture: 'max-h-[70vh] max-w-full' },
};

interface PreviewsProps {
	file: PrintFile;
	specification: PrintLine['specification'];
	size?: keyof typeof sizes;
}

type Page = PrintFile['pages'][number];

/** In millimetres from the top left corner of the page, with the distance of the safe area. */
function linesOf(page: Page, { fileType }: PrintFile, specification: PrintLine['specification']) {
	const format = {
		width: toMillimetres(specification.width),
		height: toMillimetres(specification.height),
		bleed: toMillimetres(specification.bleed),
	};
	const trim = findTrimBox({ ...page, isPicture: fileType !== 'pdf' }, format);
	const scale = Math.max(trim.width, trim.height) / Math.max(format.width, format.height);
	return { ...trim, safe: toMillimetres(specification.safeMargin) * scale };
}

export function PagePreviews({ file, specification, size = 'small' }: PreviewsProps) {
	const { t } = usePlatform();
	const shown = file.pages.flatMap((page, index) => (page.preview ? [{ page, number: index + 1 }] : []));
	if (shown.length === 0) return null;
	return (
		<figure className="grid gap-2">
			<ul className={sizes[size].list}>
				{shown.map(({ page, number }) => {
					const { x, y, width, height, safe } = linesOf(page, file, specification);
					return (
						<li key={number} className="relative max-w-full shrink-0 border border-line bg-surface">
							<img
								src={page.preview ?? ''}
								alt={t('printData.page', { page: number, name: file.name })}
								className={`block ${sizes[size].picture}`}
								style={{ aspectRatio: `${page.width} / ${page.height}` }}
							/>
							<svg
								aria-hidden
								viewBox={`0 0 ${page.width} ${page.height}`}
								className="pointer-events-none absolute inset-0 size-full fill-none"
							>
								<rect className="stroke-error" vectorEffect="non-scaling-stroke" {...{ x, y, width, height }} />
								{width > 2 * safe && height > 2 * safe && (
									<rect
										className="stroke-link [stroke-dasharray:3_3]"
										vectorEffect="non-scaling-stroke"
										x={x + safe}
										y={y + safe}
										width={width - 2 * safe}
										height={height - 2 * safe}
									/>
								)}
							</svg>
						</li>
					);
				})}
			</ul>
			<figcaption className="text-sm text-muted">{t('printData.legend')}</figcaption>
		</figure>
	);
}
