// Whether a template has the pages and the format of the product. What differs can be saved, and designs made with it cannot be released.
import { useEffect, useState } from 'react';
import { fitsFormat, fitsPages, hasOwnPages } from '../../../../rules/designs/product-design.ts';
import { toMillimetres } from '../../../../rules/designs/units.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { PrintformerTemplate } from '../../settings/printformer/template-tile.tsx';
import type { DesignEditor } from './use-design-editor.ts';

/** In micrometres; not a number while the format is not complete. */
export interface PrintedFormat {
	pages: number;
	width: number;
	height: number;
	bleed: number;
}

interface NoticesProps {
	editor: DesignEditor;
	printed: PrintedFormat | undefined;
	template: PrintformerTemplate | undefined;
}

const isWhole = ({ width, height, bleed }: PrintedFormat) => width > 0 && height > 0 && bleed >= 0;

export function FormatNotices({ editor: { values }, printed, template }: NoticesProps) {
	const { t, language, notation } = usePlatform();
	const proportions = useProportions(template?.previewUrl ?? null);
	if (!printed) return <Notice kind="warning">{t('printformer.noSpecification')}</Notice>;
	const length = (micrometres: number) => formatNumber(toMillimetres(micrometres), language, notation);
	const sizeOf = ({ width, height }: Pick<PrintedFormat, 'width' | 'height'>) => `${length(width)} × ${length(height)}`;
	const intent = values.intent || null;
	const hasPages = template && (values.pagePlanner || fitsPages(template, intent, printed.pages));
	const isFormatKnown = template && isWhole(printed) && !hasOwnPages(intent);
	const size = pageSizeOf(template);
	return (
		<>
			{isWhole(printed) && (
				<p className="text-sm text-muted">
					{t('printformer.productFormat', { size: sizeOf(printed), pages: printed.pages })}
				</p>
			)}
			<div aria-live="polite" className="grid gap-3 empty:hidden">
				{template && !hasPages && (
					<Notice kind="warning">
						{t('printformer.pagesDiffer', { template: template.pages, product: printed.pages })}
					</Notice>
				)}
				{isFormatKnown && size && !fitsFormat(size, printed) && (
					<Notice kind="warning">
						{t('printformer.formatDiffers', { template: sizeOf(size), product: sizeOf(printed) })}
					</Notice>
				)}
				{isFormatKnown && !size && proportions !== undefined && !hasProportions(proportions, printed) && (
					<Notice kind="warning">{t('printformer.proportionsDiffer', { product: sizeOf(printed) })}</Notice>
				)}
			</div>
		</>
	);
}

function pageSizeOf(template: PrintformerTemplate | undefined) {
	const { pageWidth, pageHeight } = template ?? { pageWidth: null, pageHeight: null };
	return pageWidth && pageHeight ? { width: pageWidth, height: pageHeight } : undefined;
}

/** Pictures are rounded to pixels, and may show the bleed. */
const mostDifference = 0.04;

function hasProportions(found: number, { width, height, bleed }: PrintedFormat): boolean {
	const wanted = [width / height, (width + 2 * bleed) / (height + 2 * bleed)];
	return wanted.some((one) => Math.abs(found / one - 1) <= mostDifference);
}

/** Width by height of a preview: all that is to be seen of the format before somebody has designed with it. */
function useProportions(address: string | null): number | undefined {
	const [found, setFound] = useState<{ address: string; proportions: number }>();
	useEffect(() => {
		if (address === null) return;
		const picture = new Image();
		picture.onload = () => setFound({ address, proportions: picture.naturalWidth / picture.naturalHeight });
		picture.src = address;
		return () => {
			picture.onload = null;
		};
	}, [address]);
	return found && found.address === address ? found.proportions : undefined;
}
