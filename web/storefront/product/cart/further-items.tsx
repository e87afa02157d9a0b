// Further quantities or versions that go into the cart in one go, where the shop wants that. Rows of plain fields: those without
// JavaScript have two of them, others as many as they need.
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentPropsWithoutRef, useCallback, useEffect, useId, useState } from 'react';
import { longestItemName } from '../../../../rules/cart/merge.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import { parsePieces } from '../../../../rules/numbers.ts';
import { offeredQuantities } from '../../../../rules/pricing/price-of.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Data, textOf } from '../../../platform/graphql.ts';
import { useHydrated } from '../../../platform/hydrated.ts';
import { ShippingNote } from '../../shipping-costs/shipping-note.tsx';
import { usePriceNotes } from '../price/price-summary.tsx';
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

interface LivePrice {
	/** Of the row as it stood before, as long as its own is on the way: the choices stay. */
	known: RowPrice | undefined;
	/** Of the row as it stands. */
	price: RowPrice | undefined;
	/** It could not be asked. */
	failed: boolean;
}

/** A shopper who types is not done with the first digit. */
const pauseMs = 300;

/** What has no version yet, or could not be asked, has none. */
function useLivePrice({ productId, text }: FurtherRow): LivePrice {
	const { ask, language, notation } = usePlatform();
	const [rested, setRested] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setRested(text), pauseMs);
		return () => clearTimeout(timer);
	}, [text]);
	const typed = parsePieces(rested, language, notation);
	// Without a number it is asked which there are.
	const variables = rowQuery(productId, Number.isInteger(typed) && typed > 0 ? typed : 0);
	const { data, isPlaceholderData, isError } = useQuery({
		queryKey: [textOf(rowPriceDocument), variables],
		queryFn: async () => ((await ask(rowPriceDocument, variables)) as Data<typeof rowPriceDocument>).productPrice,
		enabled: productId !== '',
		placeholderData: (before) => before,
	});
	const isCurrent = rested === text && productId !== '' && !isPlaceholderData;
	return { known: data, price: isCurrent ? data : undefined, failed: isCurrent && isError };
}

const unknown: LivePrice = { known: undefined, price: undefined, failed: false };

/** What the server writes has empty rows. */
const useRowPrice = import.meta.env.SSR ? () => unknown : useLivePrice;

interface FurtherItemsProps {
	details: ProductDetails;
	formId: string;
	rows: readonly FurtherRow[];
	onChange(rows: readonly FurtherRow[]): void;
	/** What is chosen above them costs; undefined where that cannot be had. */
	chosenTotal: number | undefined;
	/** What is chosen costs together with all rows; undefined as long as that is not known. */
	onSum(sum: number | undefined): void;
	/** How often it is paid; undefined: once. */
	per: string | undefined;
	/** What the shop did not take, and why. */
	refused: { index: number; words: string } | undefined;
}

/** A row begins without a version: nobody orders one that they have not chosen. */
export const emptyRow = ({ variants, product }: ProductDetails): FurtherRow => ({
	productId: variants.length > 0 ? '' : product.id,
	text: '',
	name: '',
});

export function FurtherItems(props: FurtherItemsProps) {
	const { details, formId, rows, onChange, chosenTotal, onSum, per, refused } = props;
	const { t } = usePlatform();
	const note = usePriceNotes(details.pricing).price;
	const { money } = useAmounts(details.pricing.currency);
	const live = useHydrated();
	const [totals, setTotals] = useState<readonly (number | undefined)[]>([]);
	const setTotal = useCallback(
		(index: number, total: number | undefined) => setTotals((before) => Object.assign([...before], { [index]: total })),
		[],
	);
	const filled = rows.flatMap(({ text }, index) => (text.trim() === '' ? [] : [totals[index]]));
	// A part of them is no sum.
	const sum = [chosenTotal, ...filled].reduce((all, total) =>
		all === undefined || total === undefined ? undefined : all + total,
	);
	useEffect(() => onSum(sum), [onSum, sum]);
	const change = (index: number, next: Partial<FurtherRow>) =>
		onChange(rows.map((row, place) => (place === index ? { ...row, ...next } : row)));
	return (
		<details {...(refused && { open: true })} className="mt-6 rounded-theme border border-line px-4 py-3">
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
					onTotal={setTotal}
					per={per}
					refused={refused?.index === index ? refused.words : ''}
				/>
			))}
			{live && rows.length < mostRows && (
				<div className="mt-3">
					<Button icon={<IconPlus aria-hidden size={18} />} onClick={() => onChange([...rows, emptyRow(details)])}>
						{t('addToCart.moreRows')}
					</Button>
				</div>
			)}
			{filled.length > 0 && (
				<div className="mt-3 border-t border-line pt-3">
					{/* With each line its own price is read: the sum once it is known. */}
					<p aria-live="polite" aria-atomic className="min-h-6 tabular-nums">
						{sum !== undefined && (
							<>
								<span className="font-bold">{t('addToCart.sum', { total: money(sum) })}</span> {per}
							</>
						)}
					</p>
					<p className="text-sm text-muted">
						<ShippingNote text={note} />
					</p>
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
	/** What it costs; undefined as long as that is not known. */
	onTotal(index: number, total: number | undefined): void;
	per: string | undefined;
	/** Why the shop did not take it; empty if it did, or was not asked. */
	refused: string;
}

function Row({ details, formId, row, number, onChange, onTotal, per, refused }: RowProps) {
	const { t } = usePlatform();
	const id = useId();
	const { known, price, failed } = useRowPrice(row);
	const total = price?.total ?? undefined;
	useEffect(() => {
		onTotal(number - 1, total);
		return () => onTotal(number - 1, undefined);
	}, [onTotal, number, total]);
	const own = useRowError(row, price);
	const error = own || refused;
	const isFilled = row.text.trim() !== '';
	const isUnchosen = row.productId === '';
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
						aria-invalid={isUnchosen && error !== ''}
						aria-describedby={`${id}-price`}
						className={control}
					>
						<option value="">{t('addToCart.chooseVariant')}</option>
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
			<div className="min-w-0">
				<label htmlFor={`${id}-quantity`} className="mb-1 block text-sm">
					{t('addToCart.rowQuantity')}
				</label>
				<RowQuantity
					offered={known ? known.quantities : offeredQuantities(details.pricing)}
					currency={details.pricing.currency}
					text={row.text}
					onChange={(text) => onChange({ text })}
					field={{
						id: `${id}-quantity`,
						form: formId,
						name: 'rowQuantity',
						'aria-invalid': !isUnchosen && error !== '',
						'aria-describedby': `${id}-price`,
						className: `${control} tabular-nums`,
					}}
				/>
			</div>
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
			<div id={`${id}-price`} className="text-sm tabular-nums phone:col-span-2">
				<p aria-live="polite" className="text-error empty:hidden">
					{error || (isFilled && failed && t('addToCart.rowNotPriced'))}
				</p>
				{isFilled && !own && <RowPriceWords price={price} currency={details.pricing.currency} per={per} />}
			</div>
		</fieldset>
	);
}

/** Keeps its place while it is asked for. */
function RowPriceWords({
	price,
	currency,
	per,
}: {
	price: RowPrice | undefined;
	currency: string;
	per?: string | undefined;
}) {
	const { t } = usePlatform();
	const { money, unit } = useAmounts(currency);
	return (
		<p className="min-h-5">
			{typeof price?.total === 'number' && (
				<>
					<span className="font-bold">{money(price.total)}</span> {per}
					{price.unitPrice !== null && ` · ${t('offer.perPiece', { price: unit(price.unitPrice) })}`}
				</>
			)}
		</p>
	);
}

/** Why a row cannot be added, with what could be chosen instead; empty where it can, or where nothing was typed. */
function useRowError({ productId, text }: FurtherRow, price: RowPrice | undefined): string {
	const { t, language, notation } = usePlatform();
	if (text.trim() === '') return '';
	if (productId === '') return t('addToCart.fault.variant');
	const quantity = parsePieces(text, language, notation);
	if (Number.isInteger(quantity) && quantity > 0 && !price?.fault) return '';
	const near = (price?.near ?? []).map((one) => formatNumber(one, language, notation));
	if (near.length === 0) return t('addToCart.fault.quantity');
	return t('addToCart.fault.near', {
		quantities: new Intl.ListFormat(language, { type: 'disjunction' }).format(near),
	});
}

interface RowQuantityProps {
	/** Null or undefined: any number is typed. */
	offered: readonly number[] | null | undefined;
	currency: string;
	text: string;
	onChange(text: string): void;
	field: Pick<
		ComponentPropsWithoutRef<'select'>,
		'id' | 'form' | 'name' | 'aria-invalid' | 'aria-describedby' | 'className'
	>;
}

/** The same choices as above: a list where there are some, else a number. */
function RowQuantity({ offered, currency, text, onChange, field }: RowQuantityProps) {
	const { number } = useAmounts(currency);
	if (!offered)
		return (
			<input
				{...field}
				inputMode="numeric"
				autoComplete="off"
				maxLength={12}
				value={text}
				onChange={(event) => onChange(event.target.value)}
			/>
		);
	const isKnown = text === '' || offered.includes(Number(text));
	return (
		<select {...field} value={text} onChange={(event) => onChange(event.target.value)}>
			<option value="">–</option>
			{/* Of another version: it stays until another is chosen, and says that it cannot be had. */}
			{!isKnown && <option value={text}>{text}</option>}
			{offered.map((quantity) => (
				<option key={quantity} value={quantity}>
					{number(quantity)}
				</option>
			))}
		</select>
	);
}
