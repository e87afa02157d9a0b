// How many pages a file must have: of what is folded, those of the open sheet, which are fewer than the pages that one turns.
import type { Translate } from '../texts/translator.ts';

interface Folded {
	sides: readonly unknown[];
	folds: readonly unknown[];
}

export function describePages(t: Translate, { sides, folds }: Folded): string {
	if (folds.length === 0) return t('printData.pages', { count: sides.length });
	return t('printData.foldedPages', { count: sides.length, folded: sides.length * (folds.length + 1) });
}
