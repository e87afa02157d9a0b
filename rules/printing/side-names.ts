// What the sides of a print specification are called: their names are keys, the same in every language.
import type { Translate } from '../texts/translator.ts';

const known = ['front', 'back', 'inside', 'outside', 'cover'] as const;

/** A side that the shop has named itself is shown as it is written. */
export function describeSide(t: Translate, side: string): string {
	const page = /^page(\d+)$/.exec(side)?.[1];
	if (page !== undefined) return t('printData.side.page', { page: Number(page) });
	const key = known.find((name) => name === side);
	return key ? t(`printData.side.${key}`) : side;
}

/** What somebody has typed: a name in their language, or the key itself. */
export function readSide(t: Translate, written: string): string {
	const isSame = (name: string) => name.toUpperCase() === written.toUpperCase();
	const page = /(\d{1,3})$/.exec(written)?.[1];
	const candidates = [...known, ...(page === undefined ? [] : [`page${Number(page)}`])];
	return candidates.find((key) => isSame(describeSide(t, key))) ?? written;
}
