// Further quantities or versions that go into the cart in one go, where the shop wants that. Rows of plain fields: those without
// JavaScript have two of them, others as many as they need.
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { longestItemName } from '../../../../rules/cart/merge.ts';
import { parsePieces } from '../../../../rules/numbers.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Data, textOf } from '../../../platform/graphql.ts';
import { useHydrated } from '../../../platform/hydrated.ts';
import type { ProductDetails } from '../product-query.ts';
import { rowPriceDocument } from './add-to-cart.documents.ts';

export interface FurtherRow {
	/** Of a variant, or of the product. */
	productId: string;
	/** As it stands in the field. */
	text: string;
	name: string;
}

/** No more than the server takes at once. */
const mostRows = 20;

const control =
	'min-h-11 w-full min-w-0 rounded-theme border border-control-line bg-control px-3 text-control-text hover:border-control-line-hover aria-invalid:border-control-line-invalid';

type RowPrice = Data<typeof rowPriceDocument>['productPrice'];

export const rowQuery = (productId: string, quantity: number) => ({ id: productId, quantity });

function useLivePrice(productId: string, quantity: number): RowPrice | undefined {
	const { ask } = usePlatform();
	const variables = rowQuery(productId, quantity);
	const { data } = useQuery({
		queryKey: [textOf(rowPriceDocument), variables],
		queryFn: async () => ((await ask(rowPriceDocument, variables)) as Data<typeof rowPriceDocument>).productPrice,
		enabled: Number.isInteger(quantity) && quantity > 0,
		placeholderData: (before) => before,
	});
	return data;
}

/** What the server writes has empty rows. */
const useRowPrice = import.meta.env.SSR ? () => undefined : useLivePrice;

interface FurtherItemsProps {
	details: ProductDetails;
	formId: string;
	rows: readonly FurtherRow[];
	onChange(rows: readonly FurtherRow[]): void;
}

export function FurtherItems({ details, formId, rows, onChange }: FurtherItemsProps) {
	const { t } = usePlatform();
	const live = useHydrated();
	const { variant, product } = details;
	const own = variant?.id ?? product.id;
	const change = (index: number, next: Partial<FurtherRow>) =>
		onChange(rows.map((row, place) => (place === index ? { ...row, ...next } : row)));
	return (
		<details className="mt-6 rounded-theme border border-line px-4 py-3">
			<summary className="min-h-8 cursor-pointer font-bold">{t('addToCart.several')}</summary>
			<p className="mt-1 text-sm text-hint">{t('addToCart.severalHint')}</p>
			{rows.map((row, index) => (
				<Row
					// biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
					key={index}
					details={details}
					formId={formId}
					row={row}
					number={index + 1}
					onChange={(next) => change(index, next)}
				/>
			))}
			{live && rows.length < mostRows && (
				<div className="mt-3">
					<Button
						icon={<IconPlus aria-hidden size={18} />}
						onClick={() => onChange([...rows, { productId: own, text: '', name: '' }])}
					>
						{t('addToCart.moreRows')}
					</Button>
				</div>
			)}
		</details>
	);
}

interface RowProps {
	details: ProductDetails;
	formId: string;
	row: FurtherRow;
	number: number;
	onChange(next: Partial<FurtherRow>): void;
}

function Row({ details, formId, row, number, onChange }: RowProps) {
	const { t, language, notation } = usePlatform();
	const id = useId();
	const quantity = parsePieces(row.text, language, notation);
	const price = useRowPrice(row.productId, quantity);
	const { money } = useAmounts(details.pricing.currency);
	const faulty = row.text.trim() !== '' && (!Number.isInteger(quantity) || quantity < 1 || Boolean(price?.fault));
	return (
		<fieldset className="mt-3 grid gap-2 border-t border-line pt-3 phone:grid-cols-[1fr_8rem]">
			<legend className="sr-only">{t('addToCart.row', { number })}</legend>
			{details.variants.length > 0 ? (
				<label className="min-w-0">
					<span className="mb-1 block text-sm">{t('addToCart.rowVariant')}</span>
					<select
						form={formId}
						name="rowProduct"
						value={row.productId}
						onChange={(event) => onChange({ productId: event.target.value })}
						className={control}
					>
						{details.variants
							.filter(({ unavailable }) => !unavailable)
							.map(({ id: variantId, name, code, values }) => (
								<option key={variantId} value={variantId}>
									{values.join(', ') || name || code}
								</option>
							))}
					</select>
				</label>
			) : (
				<input type="hidden" form={formId} name="rowProduct" value={row.productId} />
			)}
			<label className="min-w-0">
				<span className="mb-1 block text-sm">{t('addToCart.rowQuantity')}</span>
				<input
					form={formId}
					name="rowQuantity"
					inputMode="numeric"
					autoComplete="off"
					maxLength={12}
					value={row.text}
					onChange={(event) => onChange({ text: event.target.value })}
					aria-invalid={faulty}
					aria-describedby={`${id}-price`}
					className={`${control} tabular-nums`}
				/>
			</label>
			{details.itemNameAllowed && (
				<label className="min-w-0 phone:col-span-2">
					<span className="mb-1 block text-sm">{t('addToCart.rowName')}</span>
					<input
						form={formId}
						name="rowName"
						autoComplete="off"
						maxLength={longestItemName}
						value={row.name}
						onChange={(event) => onChange({ name: event.target.value })}
						className={control}
					/>
				</label>
			)}
			<p
				id={`${id}-price`}
				aria-live="polite"
				className={`text-sm tabular-nums phone:col-span-2 ${faulty ? 'text-error' : ''}`}
			>
				{faulty
					? t('addToCart.fault.quantity')
					: row.text.trim() !== '' && typeof price?.total === 'number' && money(price.total)}
			</p>
		</fieldset>
	);
}
