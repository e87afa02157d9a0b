// Monthly or yearly: plain radio buttons. What they show and hide is said in style alone, so that it works before any script does.
import { useStage } from '../stage/stage.tsx';
import type { BillingWay } from './plan-links.ts';

/** What stands in a `billing` is shown for one way of paying (web/blocks.css). */
export const shownFor: Record<BillingWay, string> = {
	monthly: 'billed-monthly',
	yearly: 'billed-yearly',
};

export const billingWays: readonly BillingWay[] = ['monthly', 'yearly'];

interface ChoiceProps {
	/** Several of them may stand on a page. */
	id: string;
	initial: BillingWay;
}

export function BillingChoice({ id, initial }: ChoiceProps) {
	const { t } = useStage();
	return (
		<fieldset className="flex max-w-full flex-wrap justify-center rounded-strong border border-(--applications-pricingTiers-border) bg-(--applications-pricingTiers-background) p-1 text-(--applications-pricingTiers-text)">
			<legend className="sr-only">{t('pricingTiers.billing')}</legend>
			{billingWays.map((way) => (
				<label
					key={way}
					className="flex min-h-11 cursor-pointer items-center rounded-strong px-5 font-semibold transition-colors duration-150 has-checked:bg-chosen has-checked:text-chosen-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus motion-reduce:transition-none"
				>
					<input type="radio" name={`billing-${id}`} value={way} defaultChecked={way === initial} className="sr-only" />
					{t(`pricingTiers.${way}`)}
				</label>
			))}
		</fieldset>
	);
}
