import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../../../../rules/designs/print-specification.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import type { OrderPrintLine } from './order-print-line.ts';
import { describeReplacement } from './replacement.ts';

const t = ((key: string, given: object = {}) => `${key} ${Object.values(given).join()}`.trim()) as Translate;
const file = (name: string, side: string | null, state: string) =>
	({ releasedBy: null, printData: { name, side, state } }) as OrderPrintLine['files'][number];
const lineOf = (files: OrderPrintLine['files'], pressFile: string | null = null, sides = ['front']) => ({
	...{ files, pressFile, attempts: [] },
	specification: {
		...usualSpecification,
		inks: 'fullColour' as const,
		folds: [],
		dieLine: null,
		dataRequirement: 'later' as const,
		sides,
	},
});

describe('the question before the shop replaces print data', () => {
	it('names what is replaced, that it is released, and that its press-ready PDF goes', () => {
		const files = [file('front.pdf', 'front', 'released'), file('back.pdf', 'back', 'released')];
		expect(describeReplacement(t, lineOf(files, '/press'), null, 'new.pdf')).toMatchObject({
			title: 'printOrders.replaceAsk printData.named new.pdf',
			text: 'printOrders.replaceText printData.named front.pdf, printData.named back.pdf printOrders.replaceReleased printOrders.replacePressFile',
			isCautious: true,
		});
		expect(describeReplacement(t, lineOf(files), 'front', 'new.pdf')?.text).toBe(
			'printOrders.replaceText printData.named front.pdf printOrders.replaceReleased',
		);
	});

	it('names the sides that are missing then', () => {
		const line = lineOf([file('all.pdf', null, 'findings')], null, ['front', 'back']);
		expect(describeReplacement(t, line, 'front', 'new.pdf')?.text).toBe(
			'printOrders.replaceText printData.namedPart all.pdf,printData.allSides printData.replacing.missing printData.side.back,1',
		);
	});

	it('says less of what nobody has released, and is not asked where nothing is replaced', () => {
		const files = [file('all.pdf', null, 'findings')];
		expect(describeReplacement(t, lineOf(files), null, 'new.pdf')?.text).toBe(
			'printOrders.replaceText printData.named all.pdf',
		);
		expect(describeReplacement(t, lineOf([]), null, 'new.pdf')).toBeUndefined();
		const back = [file('back.pdf', 'back', 'released')];
		expect(describeReplacement(t, lineOf(back), 'front', 'new.pdf')).toBeUndefined();
	});
});
