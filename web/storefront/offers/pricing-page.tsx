// What the plans cost.
import { block } from '../../../blocks/pricing-tiers/block.ts';
import { Render } from '../../../blocks/pricing-tiers/render.tsx';
import { plans } from '../../../rules/roi/plans.ts';
import { shownPlan } from '../../../rules/roi/shown-plans.ts';
import { type Reword, samplePage } from './sample-page.tsx';
import { usePlanPage } from './use-plan-page.ts';

const reword: Reword = (section, platform, planPage) => {
	const { t } = platform;
	return {
		...section,
		texts: {
			title: t('offers.pricing.title'),
			text: t('offers.pricing.text'),
			note: t('offers.pricing.note'),
		},
		items: section.items.map((item, index) => {
			const plan = plans[index];
			if (!plan) return item;
			const { name, month, year } = shownPlan(plan, platform);
			const { call } = item.values;
			return {
				...item,
				values: {
					...item.values,
					monthly: month,
					yearly: year,
					...(planPage && typeof call === 'object' && call && 'target' in call && { call: { ...call, url: planPage } }),
				},
				texts: { ...item.texts, name, text: t(`offers.${plan}.text`), features: t(`offers.${plan}.features`) },
				calls: { call: t(`offers.${plan}.call`) },
			};
		}),
	};
};

export const Component = samplePage(block, Render, reword, usePlanPage);
