// One of the plans: its price, what is in it, how one gets it.
import { formatMoney } from '../../rules/money.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import { Icon } from '../stage/icons.tsx';
import { markOf } from '../stage/plain-parts.tsx';
import { Call, Item, Text, useStage } from '../stage/stage.tsx';
import { billingWays, shownFor } from './billing-choice.tsx';
import type { block } from './block.ts';
import { usePlanLinks } from './plan-links.ts';

type TierPart = ShownBlock<typeof block>['items'][number];

const plain =
	'border-(--applications-pricingTiers-border) bg-(--applications-pricingTiers-background) text-(--applications-pricingTiers-text)';
const standingOut =
	'border-(--applications-pricingTiers-highlightBorder) bg-(--applications-pricingTiers-highlightBackground) text-(--applications-pricingTiers-highlightText) @tablet:-my-3 @tablet:py-9';

export function Tier({ tier, heading }: { tier: TierPart; heading: 'h2' | 'h3' }) {
	const { t } = useStage();
	const { highlighted } = tier.values;
	const own = (colour: string) => (highlighted || tier.style ? 'text-inherit!' : colour);
	return (
		<Item
			of={tier}
			as="li"
			className={`relative grid min-w-0 grid-cols-1 gap-4 wrap-anywhere rounded-theme border-2 p-6 @tablet:row-span-5 @tablet:grid-rows-subgrid ${highlighted ? standingOut : plain}`}
		>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 self-start">
				<Text
					of={tier}
					name="name"
					as={heading}
					className={`block-heading min-w-0 wrap-anywhere ${own('text-(--applications-pricingTiers-heading)!')}`}
				/>
				{highlighted && (
					<span className="rounded-full border border-current px-2.5 py-0.5 text-sm font-semibold">
						{t('pricingTiers.recommended')}
					</span>
				)}
			</div>
			<div>
				<Text of={tier} name="text" as="p" className="whitespace-pre-line hyphens-auto" />
			</div>
			<div>
				<Price tier={tier} className={own('text-(--applications-pricingTiers-price)')} />
			</div>
			<div>
				<Features tier={tier} className={own('text-(--applications-pricingTiers-check)')} />
			</div>
			<div className="mt-2">
				<TierCall tier={tier} />
			</div>
		</Item>
	);
}

/** Where the way of paying makes a difference both buttons are in the page, as both prices are: it needs no script. */
function TierCall({ tier }: { tier: TierPart }) {
	const linkOf = usePlanLinks();
	return billingWays.map((way) => {
		const url = linkOf(tier.id, way);
		const { call } = tier.values;
		if (!url || !call) return way === 'monthly' && <OneCall key={way} tier={tier} />;
		return (
			<div key={way} className={shownFor[way]}>
				<OneCall tier={{ ...tier, values: { ...tier.values, call: { ...call, url } } }} />
			</div>
		);
	});
}

const OneCall = ({ tier }: { tier: TierPart }) => (
	<div className="grid *:w-full">
		<Call of={tier} name="call" />
	</div>
);

const large = 'block text-3xl font-bold tabular-nums';

/** Both are in the page; which one is seen is the choice above them. */
function Price({ tier, className }: { tier: TierPart; className: string }) {
	const { canvas, t, language, notation, currency } = useStage();
	const { monthly, yearly } = tier.values;
	const written = (minor: number) => formatMoney({ minor, currency }, language, notation);
	const saved = monthly * 12 - yearly;
	if (tier.texts.priceText !== '')
		return <Text of={tier} name="priceText" as="p" className={`${large} ${className}`} />;
	if (monthly === 0 && yearly === 0 && !canvas)
		return <p className={`${large} ${className}`}>{t('pricingTiers.free')}</p>;
	return (
		<div className="min-h-[5.25rem]">
			<p className={yearly > 0 ? shownFor.monthly : ''}>
				<span className={`${large} ${className}`}>{written(monthly)}</span> {t('pricingTiers.perMonth')}
				{yearly > 0 && <span className="block text-sm">{t('pricingTiers.orYearly', { amount: written(yearly) })}</span>}
			</p>
			{yearly > 0 && (
				<p className={shownFor.yearly}>
					<span className={`${large} ${className}`}>{written(yearly)}</span> {t('pricingTiers.perYear')}
					{saved > 0 && <span className="block text-sm">{t('pricingTiers.saves', { amount: written(saved) })}</span>}
				</p>
			)}
			{canvas && <Text of={tier} name="priceText" as="p" className="text-sm" />}
		</div>
	);
}

/** A line is a feature. While an editor types they stay lines. */
function Features({ tier, className }: { tier: TierPart; className: string }) {
	const { canvas } = useStage();
	if (canvas) return <Text of={tier} name="features" as="div" className="whitespace-pre-line wrap-break-word" />;
	const features = new Set(tier.texts.features.split('\n').flatMap((feature) => feature.trim() || []));
	if (features.size === 0) return null;
	return (
		<ul className="flex flex-col gap-2" {...markOf(tier, 'features')}>
			{[...features].map((feature) => (
				<li key={feature} className="flex gap-2">
					<Icon name="check" className={`mt-0.5 size-5 ${className}`} />
					<span className="min-w-0 hyphens-auto">{feature}</span>
				</li>
			))}
		</ul>
	);
}
