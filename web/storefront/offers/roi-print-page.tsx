// What a company saves that prints.
import { block } from '../../../blocks/roi-calculator-print/block.ts';
import { Render } from '../../../blocks/roi-calculator-print/render.tsx';
import { samplePage } from './sample-page.tsx';

export const Component = samplePage(block, Render, (section, { t }) => ({
	...section,
	texts: { title: t('offers.print.title'), text: t('offers.print.text') },
	calls: { call: t('offers.print.call') },
}));
