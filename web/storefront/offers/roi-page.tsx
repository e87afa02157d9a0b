// What a company saves that orders print.
import { block } from '../../../blocks/roi-calculator/block.ts';
import { Render } from '../../../blocks/roi-calculator/render.tsx';
import { samplePage } from './sample-page.tsx';

export const Component = samplePage(block, Render, (section, { t }) => ({
	...section,
	texts: { title: t('offers.orders.title'), text: t('offers.orders.text') },
	calls: { call: t('offers.orders.call') },
}));
