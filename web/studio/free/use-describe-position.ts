// Where what is selected lies, in words: read aloud after every change, since nobody should need to see it.
import { useCallback } from 'react';
import { boundsOfAll } from '../../../rules/designs/arrange/box-bounds.ts';
import { liesWithin, overlaps } from '../../../rules/designs/bounds.ts';
import type { Design } from '../../../rules/designs/design.ts';
import type { Bounds } from '../../../rules/designs/drawn-design.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { distanceInside } from '../paint/die-lines.ts';
import { type CommandContext, placeSelection } from './commands/command.ts';

export type Whereabouts = 'inside' | 'outsideSafe' | 'outsideTrim' | 'outsidePage';

/** What ends in the bleed on purpose is not worth a word: it reaches over the trim and back into the safe area. */
export function findWhereabouts(bounds: Bounds, product: Design['product']): Whereabouts {
	const { width, height, safeMargin, dieLine } = product;
	const trim = { x: 0, y: 0, width, height };
	if (!overlaps(bounds, trim)) return 'outsidePage';
	if (dieLine !== null && liesWithin(bounds, trim)) {
		const distance = distanceInside(bounds, dieLine);
		if (distance < safeMargin) return distance < 0 ? 'outsideTrim' : 'outsideSafe';
	}
	const safe = { x: safeMargin, y: safeMargin, width: width - 2 * safeMargin, height: height - 2 * safeMargin };
	if (liesWithin(bounds, safe)) return 'inside';
	return liesWithin(bounds, trim) ? 'outsideSafe' : 'outsideTrim';
}

/** Millimetres with one decimal at most: what is read aloud and shown beside the pointer. */
export function useMillimetres(digits = 1): (length: number) => string {
	const { language } = usePlatform();
	return useCallback(
		(length) => new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(length / 1000 || 0),
		[language, digits],
	);
}

export function useDescribePosition(): (context: CommandContext) => string {
	const { t } = usePlatform();
	const write = useMillimetres();
	return useCallback(
		(context) => {
			const placed = placeSelection(context);
			const bounds = boundsOfAll(placed.map(({ box }) => box));
			const [first] = placed;
			if (!bounds || !first) return '';
			const { box } = first;
			const place = t('studio.free.place', { x: write(bounds.x), y: write(bounds.y) });
			const size = t('studio.free.size', { width: write(bounds.width), height: write(bounds.height) });
			const angle =
				placed.length === 1 && box.rotation !== 0 ? t('studio.degrees', { degrees: box.rotation / 1000 }) : '';
			const where = findWhereabouts(bounds, context.design.product);
			return [place, size, angle, where === 'inside' ? '' : t(`studio.free.where.${where}`)].filter(Boolean).join(', ');
		},
		[t, write],
	);
}
