// The versions of a product: by what tells them apart, paper, format, finishing; by name where nothing does. Links, so that they can
// be chosen without JavaScript, that look like what is chosen among.
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { variantWith } from '../../../rules/catalogue/choose-variant.ts';
import { productFieldLabelKey, productNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import { PlainLink } from './plain-link.tsx';
import { addressWith, type ProductDetails } from './product-query.ts';

interface VariantsProps {
	details: ProductDetails;
}

/** More names than that are a list to unfold. */
const shownAtOnce = 12;

export function Variants({ details }: VariantsProps) {
	const { variants, choices } = details;
	if (variants.length === 0) return null;
	if (choices.length > 0)
		return choices.map((choice, index) => <Choice key={choice.fieldId} details={details} index={index} />);
	return variants.length > shownAtOnce ? <LongList details={details} /> : <Names details={details} />;
}

function Choice({ details, index }: VariantsProps & { index: number }) {
	const { t } = usePlatform();
	const place = useRouteLocation();
	const { choices, variants, variant: current, product } = details;
	const choice = choices[index];
	if (!choice) return null;
	return (
		<Group label={named(productFieldLabelKey(choice.fieldId), choice.label)} chosen={current?.values[index]}>
			{choice.values.map((value) => {
				const found = variantWith(variants, current, index, value);
				return (
					found && (
						<Option
							key={value}
							to={addressWith(product.slug, place, { variant: found.variant.code })}
							chosen={current?.values[index] === value}
							other={found.exact ? undefined : t('productPage.otherCombination')}
						>
							{value}
						</Option>
					)
				);
			})}
		</Group>
	);
}

function Names({ details: { variants, variant: current, product } }: VariantsProps) {
	const { t } = usePlatform();
	const place = useRouteLocation();
	return (
		<Group label={t('productPage.variant')}>
			{variants.map(({ id, code, name }) => (
				<Option key={id} to={addressWith(product.slug, place, { variant: code })} chosen={current?.id === id}>
					{name ? named(productNameKey(id), name) : code}
				</Option>
			))}
		</Group>
	);
}

/** A form like any other: sent by its button, and by itself where there is JavaScript. */
function LongList({ details: { variants, variant: current, product } }: VariantsProps) {
	const { t, base } = usePlatform();
	const place = useRouteLocation();
	const navigate = useNavigate();
	const id = useId();
	const choose = (code: string) =>
		navigate(code ? addressWith(product.slug, place, { variant: code }) : `/product/${product.slug}`, {
			preventScrollReset: true,
			replace: true,
		});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		choose(String(new FormData(event.currentTarget).get('variant')));
	};
	const [quantity, test] = [place.search.get('quantity'), place.search.get('test')];
	return (
		<form action={`${base}/product/${product.slug}`} onSubmit={submit} className="mt-6">
			<label htmlFor={id} className="mb-2 block font-bold">
				{t('productPage.variant')}
			</label>
			<div className="flex flex-wrap gap-2">
				<select
					id={id}
					name="variant"
					key={current?.id}
					defaultValue={current?.code ?? ''}
					onChange={(event) => choose(event.target.value)}
					className="min-h-11 min-w-0 grow rounded-theme border border-control-line bg-control px-3 text-control-text"
				>
					{!current && <option value="">–</option>}
					{variants.map(({ id: variantId, code, name }) => (
						<option key={variantId} value={code}>
							{name || code}
						</option>
					))}
				</select>
				{quantity && <input type="hidden" name="quantity" value={quantity} />}
				{test && <input type="hidden" name="test" value={test} />}
				<noscript>
					<button type="submit" className="min-h-11 rounded-theme bg-button px-4 font-bold text-button-text">
						{t('productPage.chooseVariant')}
					</button>
				</noscript>
			</div>
		</form>
	);
}

interface GroupProps {
	label: string;
	chosen?: string | undefined;
	children: React.ReactNode;
}

function Group({ label, chosen, children }: GroupProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="mt-6">
			<p id={id} className="mb-2">
				<span className="font-bold">{label}</span>
				{chosen && <span className="text-muted">: {chosen}</span>}
			</p>
			<ul className={`flex flex-wrap gap-2 ${chosen ? 'print:hidden' : ''}`}>{children}</ul>
		</section>
	);
}

interface OptionProps {
	to: string;
	chosen: boolean;
	/** What is said of a combination that does not exist. */
	other?: string | undefined;
	children: React.ReactNode;
}

const looks = {
	chosen: 'border-accent bg-raised font-bold ring-1 ring-accent',
	free: 'border-control-line hover:border-control-line-hover',
	other: 'border-dashed border-control-line text-muted hover:border-control-line-hover',
};

function Option({ to, chosen, other, children }: OptionProps) {
	const look = chosen ? looks.chosen : other ? looks.other : looks.free;
	return (
		<li className="min-w-0">
			<PlainLink
				to={to}
				stay
				aria-current={chosen || undefined}
				title={other}
				className={`flex min-h-11 min-w-11 items-center justify-center rounded-theme border px-3 py-1 text-center wrap-anywhere ${look}`}
			>
				<span>
					{children}
					{other && <span className="sr-only"> ({other})</span>}
				</span>
			</PlainLink>
		</li>
	);
}
