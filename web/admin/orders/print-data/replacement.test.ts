import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../../rules/texts/translator.ts';
import type { OrderPrintLine } from './order-print-line.ts';
import { describeReplacement } from './replacement.ts';

const t = ((key: string, given: object = {}) => `${key} ${Object.values(given).join()}`.trim()) as Translate;
const file = (name: string, side: string | null, state: string) =>
	({ releasedBy: null, printData: { name, side, state } }) as OrderPrintLine['files'][number];

describe('the question before the shop replaces print data', () => {
	it('names what is replaced, that it is released, and that its press-ready PDF goes', () => {
		const files = [file('front.pdf', 'front', 'released'), file('back.pdf', 'back', 'released')];
		expect(describeReplacement(t, { files, pressFile: '/press' }, null, 'new.pdf')).toMatchObject({
			title: 'printOrders.replaceAsk new.pdf',
			isCautious: true,
			text: 'printOrders.replaceText front.pdf, back.pdf printOrders.replaceReleased printOrders.replacePressFile',
		});
		expect(describeReplacement(t, { files, pressFile: null }, 'front', 'new.pdf')?.text).toBe(
			'printOrders.replaceText front.pdf printOrders.replaceReleased',
		);
	});

	it('says less of what nobody has released, and is not asked where nothing is replaced', () => {
		const files = [file('all.pdf', null, 'findings')];
		expect(describeReplacement(t, { files, pressFile: null }, 'front', 'new.pdf')?.text).toBe(
			'printOrders.replaceText all.pdf printOrders.replaceAllSides',
		);
		expect(describeReplacement(t, { files, pressFile: null }, null, 'new.pdf')?.text).toBe(
			'printOrders.replaceText all.pdf',
		);
		expect(describeReplacement(t, { files: [], pressFile: null }, null, 'new.pdf')).toBeUndefined();
		const back = [file('back.pdf', 'back', 'released')];
		expect(describeReplacement(t, { files: back, pressFile: null }, 'front', 'new.pdf')).toBeUndefined();
	});
});
