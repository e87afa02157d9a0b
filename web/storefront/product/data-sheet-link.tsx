// The way to the data sheet of a product: what print data must be like, before anybody begins to make it.
import { IconFileTypePdf } from '@tabler/icons-react';
import { toMillimetres } from '../../../rules/designs/units.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import type { ProductDetails } from './product-query.ts';

export function DataSheetLink({ printing }: Pick<ProductDetails, 'printing'>) {
	const { t, language, notation } = usePlatform();
	const { search } = useRouteLocation();
	if (!printing) return null;
	const millimetres = (length: number) => formatNumber(toMillimetres(length), language, notation);
	const { width, height, bleed } = printing;
	const query = new URLSearchParams({ language });
	const test = search.get('test');
	if (test) query.set('test', test);
	return (
		<p className="mt-6 flex items-start gap-2">
			<IconFileTypePdf aria-hidden size={22} className="mt-0.5 shrink-0" />
			<span>
				<a className="underline" href={`${printing.dataSheet}?${query}`} target="_blank" rel="noopener">
					{t('productPage.dataSheet')}
				</a>
				<span className="block text-sm text-muted">
					{t('productPage.dataSize', {
						width: millimetres(width),
						height: millimetres(height),
						bleed: millimetres(bleed),
					})}
				</span>
			</span>
		</p>
	);
}
