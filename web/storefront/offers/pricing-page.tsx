// What the plans cost, and the way to where they are bought: with the chosen one in the address, through sign-up and log-in.
import { useMemo } from 'react';
import { block } from '../../../blocks/pricing-tiers/block.ts';
import { type PlanLinks, PlanLinksProvider } from '../../../blocks/pricing-tiers/plan-links.ts';
import { Render } from '../../../blocks/pricing-tiers/render.tsx';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import type { ShownBlock } from '../../../rules/pages/block.ts';
import { plans } from '../../../rules/roi/plans.ts';
import { shownPlan } from '../../../rules/roi/shown-plans.ts';
import { planAddress, readChosenPlan } from '../../../rules/subscriptions/chosen-plan.ts';
import { useQueryString } from '../../account/query-value.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';
import { type Reword, samplePage } from './sample-page.tsx';

const reword: Reword = (section, platform) => {
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
			return {
				...item,
				values: { ...item.values, monthly: month, yearly: year },
				texts: { ...item.texts, name, text: t(`offers.${plan}.text`), features: t(`offers.${plan}.features`) },
				calls: { call: t(`offers.${plan}.call`) },
			};
		}),
	};
};

const intervals = { monthly: 'month', yearly: 'year' } as const;

type Section = ShownBlock<typeof block>;

function Prices({ section }: { section: Section }) {
	const { t, base, shopfront } = usePlatform();
	// The server knows no session: its buttons lead to an account, which leads on.
	const isUser = useHydrated() && sessionOf() === 'user';
	const chosen = readChosenPlan(new URLSearchParams(useQueryString()));
	const linkOf = useMemo(
		(): PlanLinks => (itemId, way) => {
			const tier = plans[section.items.findIndex(({ id }) => id === itemId)];
			if (!tier) return undefined;
			const bought = planAddress({ tier, interval: intervals[way] });
			return isUser ? bought : `/signup?${new URLSearchParams({ deepLink: encodeDeepLink(base + bought) })}`;
		},
		[section, base, isUser],
	);
	return (
		<PlanLinksProvider value={linkOf}>
			<div role="status" className="mb-8 empty:hidden">
				{chosen && (
					<Notice kind="info">
						{t(`offers.chosen.${chosen.interval}`, { plan: t(`offers.${chosen.tier}.name`) })}{' '}
						{shopfront.mail && (
							<a href={`mailto:${shopfront.mail}`} className="font-medium underline underline-offset-2">
								{shopfront.mail}
							</a>
						)}
					</Notice>
				)}
			</div>
			<Render section={section} />
		</PlanLinksProvider>
	);
}

export const Component = samplePage(block, Prices, reword);
