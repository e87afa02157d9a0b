// What a file that the shop uploads takes the place of, in the words of the question before it.
import { describeConsequences, findReplacement, nameFile, nameFiles } from '../../../../rules/printing/replacement.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import { placedFiles } from '../../../print-data/print-line.ts';
import type { OrderPrintLine } from './order-print-line.ts';

type Line = Pick<OrderPrintLine, 'files' | 'attempts' | 'pressFile' | 'specification'>;

/** @param side null: all of them. @returns undefined if there is nothing */
export function describeReplacement(t: Translate, line: Line, side: string | null, name: string) {
	const files = line.files.map(({ printData }) => printData);
	const { sides } = line.specification;
	const replacement = findReplacement(placedFiles(line, files), side);
	const { deleted } = replacement;
	if (deleted.length === 0) return undefined;
	const isReleased = files.some((file) => file.state === 'released' && deleted.includes(file));
	return {
		title: t('printOrders.replaceAsk', { file: nameFile(t, { name, side }, sides) }),
		text: [
			t('printOrders.replaceText', { names: nameFiles(t, deleted, sides) }),
			...describeConsequences(t, replacement, sides),
			...(isReleased ? [t('printOrders.replaceReleased')] : []),
			...(isReleased && line.pressFile !== null ? [t('printOrders.replacePressFile')] : []),
		].join(' '),
		confirmLabel: t('printOrders.replaceDo'),
		colour: 'danger' as const,
		isCautious: true,
	};
}
