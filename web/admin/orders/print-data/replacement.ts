// What a file that the shop uploads takes the place of, in the words of the question before it.
import type { Translate } from '../../../../rules/texts/translator.ts';
import type { OrderPrintLine } from './order-print-line.ts';

type Line = Pick<OrderPrintLine, 'files' | 'pressFile'>;

/** @param side null: all of them. @returns undefined if there is nothing */
export function describeReplacement(t: Translate, { files, pressFile }: Line, side: string | null, name: string) {
	const replaced = files
		.map(({ printData }) => printData)
		.filter((file) => side === null || file.side === null || file.side === side);
	if (replaced.length === 0) return undefined;
	/** With the side that is replaced the other ones go. */
	const losesSides = side !== null && replaced.some((file) => file.side === null);
	const isReleased = replaced.some(({ state }) => state === 'released');
	return {
		title: t('printOrders.replaceAsk', { name }),
		text: [
			t('printOrders.replaceText', { names: replaced.map((file) => file.name).join(', ') }),
			...(losesSides ? [t('printOrders.replaceAllSides')] : []),
			...(isReleased ? [t('printOrders.replaceReleased')] : []),
			...(isReleased && pressFile !== null ? [t('printOrders.replacePressFile')] : []),
		].join(' '),
		confirmLabel: t('printOrders.replaceDo'),
		colour: 'danger' as const,
		isCautious: true,
	};
}
