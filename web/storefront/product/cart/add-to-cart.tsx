// The way into the cart: what the article is to be called, further ones where the shop wants that, and the button. A form that is sent
// where there is no JavaScript; the quantity stands in it already.
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { longestItemName } from '../../../../rules/cart/merge.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import { parsePieces } from '../../../../rules/numbers.ts';
import type { Price } from '../../../../rules/pricing/pricing.ts';
import { Button } from '../../../kit/button.tsx';
import { useLowerEdge } from '../../../kit/lower-edge.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Data, textOf } from '../../../platform/graphql.ts';
import { useHydrated } from '../../../platform/hydrated.ts';
import { OptionalPart } from '../../../platform/optional-part.tsx';
import { useRouteLocation } from '../../../platform/page.ts';
import type { ChosenQuantity } from '../price/use-quantity.ts';
import type { PrintChoiceProps } from '../print/print-choice.tsx';
import type { SentProps } from '../print/sent-print-data.tsx';
import { type PrintChoiceState, usePrintChoice } from '../print/use-print-choice.ts';
import type { ProductDetails } from '../product-query.ts';
import { rowPriceDocument } from './add-to-cart.documents.ts';
import type { CartNotification } from './added-toast.tsx';
import { BuyBar } from './buy-bar.tsx';
import { CustomizeButton } from './customize-button.tsx';
import { emptyRow, FurtherItems, type FurtherRow, rowQuery } from './further-items.tsx';
import { loadToast } from './load-toast.ts';
import { PartNotLoaded } from './part-not-loaded.tsx';
import { PurchasePrice, purchaseClass, type ShownTotal } from './purchase-price.tsx';
import { notAddedReasons, useAdding, type WantedItem } from './use-adding.ts';
import { useItemName } from './use-item-name.ts';

/** Without a connection it cannot be loaded: the page stays as it is. */
const AddedToast = lazy<ComponentType<{ said: CartNotification }>>(() =>
	loadToast().catch(() => ({ default: () => null })),
);

/** Without it the product can be ordered, and its data sent later. */
const PrintChoice = lazy<ComponentType<PrintChoiceProps>>(() =>
	import('../print/print-choice.tsx').catch(() => ({ default: PartNotLoaded })),
);

const SentPrintData = lazy<ComponentType<SentProps>>(() =>
	import('../print/sent-print-data.tsx').catch(() => ({ default: () => null })),
);

/** What the page after a sent form says. */
const outcomes = {
	...notAddedReasons,
	full: 'cartErrors.cartFull',
	draftsFull: 'cartErrors.draftsFull',
	design: 'cartErrors.contentNotChecked',
	failed: undefined,
} as const;

const isOutcome = (text: string | null): text is keyof typeof outcomes =>
	text !== null && Object.hasOwn(outcomes, text);

interface AddProps {
	details: ProductDetails;
	chosen: ChosenQuantity;
	/** The quantity cannot be had; why stands beside it. */
	faulty: boolean;
	/** Of the form that has the quantity. */
	formId: string;
}

/** What is printed from a template alone, or uploaded in the editor, has no other way into the cart. */
const isDesigned = ({ hasDesignTemplate, designIntent, printing }: ProductDetails) =>
	hasDesignTemplate && ((printing?.requirement ?? 'none') === 'none' || designIntent?.startsWith('upload') === true);

export function AddToCart(props: AddProps) {
	const { details, chosen, formId } = props;
	const { product, variant } = details;
	const unavailable = variant ? variant.unavailable : product.unavailable;
	const [name, setName] = useItemName(product.id);
	// Why stands above, once: a button that does nothing would say it again.
	if (unavailable) return null;
	return (
		<>
			{details.itemNameAllowed && <ItemName formId={formId} name={name} onChange={setName} />}
			{details.hasDesignTemplate && (
				<CustomizeButton
					productId={variant?.id ?? product.id}
					quantity={chosen.text}
					itemName={name}
					isOnlyWay={isDesigned(details)}
					intent={details.designIntent}
				/>
			)}
			{isDesigned(details) ? (
				<Outcome failed={undefined} fresh />
			) : (
				<AddFinished {...props} name={name} onName={setName} />
			)}
		</>
	);
}

interface FinishedProps extends AddProps {
	name: string;
	onName(name: string): void;
}

/** What needs no design: it has none, or its print data is uploaded. */
function AddFinished({ details, chosen, faulty, formId, name, onName: setName }: FinishedProps) {
	const { t, language, notation } = usePlatform();
	const { product, variant, severalAtOnce } = details;
	const productId = variant?.id ?? product.id;
	const action = useAction(productId, chosen);
	const live = useHydrated();
	const client = useQueryClient();
	const [typed, setRows] = useState<readonly FurtherRow[]>();
	const rows = severalAtOnce ? (typed ?? [emptyRow(details), emptyRow(details)]) : [];
	const print = usePrintChoice(details);
	const { interval, intervalCount } = details.pricing.payment;
	const per = interval ? t(`offer.per.${interval}`, { count: intervalCount }) : undefined;
	const { add, busy, said, forget } = useAdding({
		per,
		onSignIn: print.store,
		onAddedLater: async ([line], [item]) => {
			if (line && item?.isSeparate) await print.sendStored(line.id);
		},
	});

	const filled = rows.flatMap((row, index) => (row.text.trim() === '' ? [] : { row, index }));
	const further = filled.map(({ row }): WantedItem => {
		const quantity = parsePieces(row.text, language, notation);
		const known = client.getQueryData<Data<typeof rowPriceDocument>['productPrice']>([
			textOf(rowPriceDocument),
			rowQuery(row.productId, quantity),
		]);
		return { productId: row.productId, quantity, itemName: row.name || null, seenTotal: known?.total ?? null };
	});

	async function addChosen() {
		const { answer } = chosen;
		const place = wrongPlace(formId, faulty);
		if (place || faulty || typeof answer === 'string') {
			place?.closest('details')?.setAttribute('open', '');
			return place?.focus();
		}
		if (print.check()) return;
		const { file } = print;
		const first = { productId, quantity: answer.quantity, itemName: name || null, seenTotal: answer.total };
		const lines = await add([{ ...first, isSeparate: file !== undefined }, ...further]);
		if (!lines) return;
		setName('');
		setRows(undefined);
		if (file && lines[0]) await print.send(lines[0].id, file);
	}
	const { press, waiting } = useOnceChosen(addChosen);
	const button = useRef<HTMLDivElement>(null);
	useLowerEdge(button, true);
	const price = typeof chosen.answer === 'string' ? undefined : chosen.answer;
	const label = t(further.length > 0 ? 'addToCart.addAll' : 'addToCart.add');
	const refused = refusedRow(said, filled);
	const [sum, setSum] = useState<number>();
	const shown = useShownTotal(price, further.length, sum);
	const isBusy = busy || waiting || print.upload.running !== undefined;

	return (
		<>
			{severalAtOnce && (
				<FurtherItems
					details={details}
					formId={formId}
					rows={rows}
					onChange={(next) => {
						forget();
						setRows(next);
					}}
					chosenTotal={price?.total}
					onSum={setSum}
					per={per}
					refused={refused}
				/>
			)}
			<PrintPart details={details} choice={print} />
			<div ref={button} className={purchaseClass}>
				<PurchasePrice shown={shown} currency={details.pricing.currency} per={per} />
				<Button
					colour="primary"
					size="large"
					type={live ? 'button' : 'submit'}
					form={formId}
					formMethod="post"
					formAction={action}
					busy={isBusy}
					onClick={live ? press : undefined}
					icon={<IconShoppingCartPlus aria-hidden size={22} />}
				>
					{label}
				</Button>
				{said?.orderable !== undefined && (
					<p role="alert" className="mt-2 text-sm text-error tablet:basis-full">
						{t('addToCart.share', {
							quantity: formatNumber(said.orderable, language, notation),
							count: said.orderable,
						})}
					</p>
				)}
				<Outcome failed={refused ? undefined : failureOf(said)} fresh={said === undefined} />
			</div>
			<SentPart choice={print} />
			{live && (
				<BuyBar
					instead={button}
					total={shown}
					currency={details.pricing.currency}
					per={per}
					label={label}
					busy={isBusy}
					onPress={press}
				/>
			)}
			{said?.added && (
				<OptionalPart>
					<AddedToast said={said} />
				</OptionalPart>
			)}
		</>
	);
}

/** Beside a button that adds all of them. */
function useShownTotal(price: Price | undefined, further: number, sum: number | undefined): ShownTotal {
	const { t, language, notation } = usePlatform();
	if (further > 0) return { total: sum, amount: t('addToCart.lines', { count: further + 1 }) };
	const quantity = price && formatNumber(price.quantity, language, notation);
	return { total: price?.total, amount: quantity ? t('offer.pieces', { quantity }) : '' };
}

const failureOf = (said: CartNotification | undefined): string | undefined =>
	said && !said.added ? said.words : undefined;

/** Beside the further line that the shop did not take. What is chosen above them stands first. */
function refusedRow(said: CartNotification | undefined, filled: readonly { index: number }[]) {
	const words = failureOf(said);
	const row = said?.position ? filled[said.position - 1] : undefined;
	return words && row ? { index: row.index, words } : undefined;
}

/** What the server writes has none: without JavaScript print data is sent after the order. */
function PrintPart({ details: { printing }, choice }: { details: ProductDetails; choice: PrintChoiceState }) {
	const live = useHydrated();
	if (!live || !printing) return null;
	return (
		<OptionalPart instead={<PartNotLoaded />}>
			<PrintChoice
				requirement={printing.requirement}
				sideCount={printing.sides.length}
				choice={choice}
				dataSheet={printing.dataSheet}
			/>
		</OptionalPart>
	);
}

function SentPart({ choice }: SentProps) {
	if (!choice.upload.running && !choice.itemId) return null;
	return (
		<OptionalPart>
			<SentPrintData choice={choice} />
		</OptionalPart>
	);
}

/** A shopper who has just chosen another version or quantity means that one, also while this page is on its way to it. */
function useOnceChosen(work: () => void) {
	const { base } = usePlatform();
	const { pathname } = useLocation();
	const underWay = useNavigation().location?.pathname === base + pathname;
	const [pressed, setPressed] = useState(false);
	const now = useEffectEvent(work);
	useEffect(() => {
		if (!pressed || underWay) return;
		setPressed(false);
		now();
	}, [pressed, underWay]);
	return { press: () => setPressed(true), waiting: pressed };
}

/** Where something is wrong: it says what. Quantities that are links have no field; the first of them stands for them. */
function wrongPlace(formId: string, faulty: boolean): HTMLElement | undefined {
	const form = document.getElementById(formId);
	if (!(form instanceof HTMLFormElement)) return undefined;
	const field = [...form.elements].find((one) => one.getAttribute('aria-invalid') === 'true');
	const place = field ?? (faulty ? form.closest('section')?.querySelector('a') : undefined);
	return place instanceof HTMLElement ? place : undefined;
}

/** Everything beside what is typed: where it comes from and leads to, and what the page says it costs. */
function useAction(productId: string, { answer }: ChosenQuantity): string {
	const { base, language } = usePlatform();
	const { pathname, search } = useLocation();
	const query = new URLSearchParams({
		product: productId,
		language,
		to: `${base}/cart`,
		back: base + pathname + search,
		...(typeof answer !== 'string' && { seen: `${answer.quantity}:${answer.total}` }),
	});
	return `/service-api/cart?${query}`;
}

interface OutcomeProps {
	failed: string | undefined;
	/** Nothing has happened since the page was sent. */
	fresh: boolean;
}

function Outcome({ failed, fresh }: OutcomeProps) {
	const { t } = usePlatform();
	const sent = useRouteLocation().search.get('cart');
	const why = fresh && isOutcome(sent) ? outcomes[sent] : undefined;
	const words = failed ?? (fresh && isOutcome(sent) ? t('cartErrors.notAdded') : '');
	return (
		<p role="alert" className="mt-2 text-sm text-error empty:hidden tablet:basis-full">
			{words}
			{words && why && ` ${t(why)}`}
		</p>
	);
}

interface ItemNameProps {
	formId: string;
	name: string;
	onChange(name: string): void;
}

function ItemName({ formId, name, onChange }: ItemNameProps) {
	const { t } = usePlatform();
	const id = useId();
	return (
		<div className="mt-6">
			<label htmlFor={id} className="mb-2 block font-bold">
				{t('offer.itemName.label')}
			</label>
			<input
				id={id}
				form={formId}
				name="itemName"
				value={name}
				maxLength={longestItemName}
				autoComplete="off"
				aria-describedby={`${id}-hint`}
				onChange={(event) => onChange(event.target.value)}
				className="min-h-11 w-full rounded-theme border border-control-line bg-control px-3 text-control-text hover:border-control-line-hover"
			/>
			<p id={`${id}-hint`} className="mt-1 text-sm text-hint">
				{t('offer.itemName.hint')}
			</p>
		</div>
	);
}
