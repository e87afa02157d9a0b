// Choosing how many: a number that is typed, a row of buttons, or a list to unfold, as the product's quantities are. Links and a form
// first: the server answers for those without JavaScript.
import { type ReactNode, useId } from 'react';
import { offeredQuantities } from '../../../../rules/pricing/price-of.ts';
import type { Offer } from '../../../../rules/pricing/pricing.ts';
import { smallestQuantity } from '../../../../rules/pricing/quantities.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useRouteLocation } from '../../../platform/page.ts';
import { PlainLink } from '../plain-link.tsx';
import type { ChosenQuantity } from './use-quantity.ts';

interface QuantityProps {
	slug: string;
	offer: Offer;
	chosen: ChosenQuantity;
	/** What is wrong with the number, and what to do. */
	fault: ReactNode;
	/** Of the form that it stands in. */
	formId: string;
}

/** More than that are a list to unfold. */
const mostButtons = 12;

export function Quantity(props: QuantityProps) {
	const offered = offeredQuantities(props.offer);
	if (!offered) return <NumberField {...props} />;
	return offered.length > mostButtons ? (
		<LongList {...props} offered={offered} />
	) : (
		<Buttons {...props} offered={offered} />
	);
}

const label = 'mb-2 block font-bold';
const control =
	'min-h-11 rounded-theme border border-control-line bg-control px-3 text-control-text tabular-nums hover:border-control-line-hover aria-invalid:border-control-line-invalid';

/** Keeps what else the address says when it is sent. */
function Sent({ slug, formId, children }: Pick<QuantityProps, 'slug' | 'formId'> & { children: ReactNode }) {
	const { t, base } = usePlatform();
	const { search } = useRouteLocation();
	return (
		<form
			id={formId}
			action={`${base}/product/${slug}`}
			onSubmit={(event) => event.preventDefault()}
			className="flex flex-wrap gap-2"
		>
			{children}
			{['variant', 'test'].map((name) => {
				const value = search.get(name);
				return value && <input key={name} type="hidden" name={name} value={value} />;
			})}
			<noscript>
				<button type="submit" className="min-h-11 rounded-theme bg-button px-4 font-bold text-button-text">
					{t('offer.calculate')}
				</button>
			</noscript>
		</form>
	);
}

function NumberField({ slug, offer, chosen, fault, formId }: QuantityProps) {
	const { t } = usePlatform();
	const id = useId();
	return (
		<div className="mt-6">
			<label htmlFor={id} className={label}>
				{t('offer.quantity')}
			</label>
			<Sent slug={slug} formId={formId}>
				<input
					id={id}
					name="quantity"
					inputMode="numeric"
					autoComplete="off"
					maxLength={12}
					value={chosen.text}
					onChange={(event) => chosen.type(event.target.value)}
					aria-invalid={Boolean(fault)}
					aria-describedby={`${id}-hint ${id}-fault`}
					className={`${control} w-32`}
				/>
			</Sent>
			<p id={`${id}-hint`} className="mt-1 text-sm text-hint">
				<Possible offer={offer} />
			</p>
			<Fault id={`${id}-fault`}>{fault}</Fault>
		</div>
	);
}

/** Which numbers may be typed. */
function Possible({ offer }: { offer: Offer }) {
	const { t } = usePlatform();
	const { number } = useAmounts(offer.currency);
	const { mode, linear } = offer.quantities;
	const smallest = smallestQuantity(offer) ?? 1;
	if (mode === 'linear' && linear)
		return t('offer.inSteps', { from: number(smallest), to: number(linear.to), step: number(linear.step) });
	return smallest > 1 ? t('offer.atLeast', { quantity: number(smallest) }) : t('offer.anyQuantity');
}

interface OfferedProps extends QuantityProps {
	offered: readonly number[];
}

function Buttons({ offer, chosen, fault, formId, offered }: OfferedProps) {
	const { t } = usePlatform();
	const { number } = useAmounts(offer.currency);
	const id = useId();
	return (
		<section aria-labelledby={id} className="mt-6">
			<p id={id} className={label}>
				{t('offer.quantity')}
			</p>
			<ul className="flex flex-wrap gap-2">
				{offered.map((quantity) => (
					<li key={quantity}>
						<PlainLink
							to={chosen.addressOf(quantity)}
							stay
							aria-current={quantity === chosen.quantity || undefined}
							aria-label={t('offer.pieces', { quantity: number(quantity) })}
							className={`flex min-h-11 min-w-14 items-center justify-center rounded-theme border px-3 tabular-nums ${quantity === chosen.quantity ? 'border-accent bg-raised font-bold ring-1 ring-accent' : 'border-control-line hover:border-control-line-hover'}`}
						>
							{number(quantity)}
						</PlainLink>
					</li>
				))}
			</ul>
			{/* What goes into the cart without JavaScript is what the address says. */}
			<form id={formId} hidden>
				<input type="hidden" name="quantity" value={chosen.text} />
			</form>
			<Fault>{fault}</Fault>
		</section>
	);
}

function LongList({ slug, offer, chosen, fault, formId, offered }: OfferedProps) {
	const { t } = usePlatform();
	const { number } = useAmounts(offer.currency);
	const id = useId();
	const known = offered.includes(chosen.quantity);
	return (
		<div className="mt-6">
			<label htmlFor={id} className={label}>
				{t('offer.quantity')}
			</label>
			<Sent slug={slug} formId={formId}>
				<select
					id={id}
					name="quantity"
					value={known ? String(chosen.quantity) : ''}
					onChange={(event) => chosen.choose(Number(event.target.value))}
					aria-invalid={Boolean(fault)}
					aria-describedby={`${id}-fault`}
					className={`${control} min-w-40`}
				>
					{!known && <option value="">–</option>}
					{offered.map((quantity) => (
						<option key={quantity} value={quantity}>
							{t('offer.pieces', { quantity: number(quantity) })}
						</option>
					))}
				</select>
			</Sent>
			<Fault id={`${id}-fault`}>{fault}</Fault>
		</div>
	);
}

const Fault = ({ id, children }: { id?: string; children: ReactNode }) => (
	<div id={id} role="alert" className="mt-1 text-sm text-error empty:hidden">
		{children}
	</div>
);
