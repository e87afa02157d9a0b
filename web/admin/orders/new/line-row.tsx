// One thing that is ordered: how many, what the customer calls it, and what that costs them, at once and by the rules of the shop.
import { IconPackage, IconTrash } from '@tabler/icons-react';
import { offeredQuantities, priceOf } from '../../../../rules/pricing/price-of.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { Picture } from '../../../platform/picture.tsx';
import { type NewLine, type QuotedLine, quantityOf } from './new-order.ts';

interface LineRowProps {
	line: NewLine;
	quoted: QuotedLine | undefined;
	onChange(change: Partial<NewLine>): void;
	onRemove(): void;
}

export function LineRow({ line, quoted, onChange, onRemove }: LineRowProps) {
	const { t } = usePlatform();
	const name = quoted?.name ?? line.name;
	return (
		<div className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-3 gap-y-2">
			<span className="grid size-12 place-items-center overflow-hidden rounded-theme bg-sunken">
				{quoted?.picture ? (
					<Picture image={quoted.picture} sizes="48px" upTo={160} decorative className="size-full object-cover" />
				) : (
					<IconPackage aria-hidden size={20} className="text-muted" />
				)}
			</span>
			<div className="min-w-0 wrap-anywhere">
				<p className="font-medium">{name}</p>
				<p className="text-sm text-muted">
					{quoted && [quoted.code, ...quoted.options.map((option) => `${option.name}: ${option.value}`)].join(' · ')}
				</p>
			</div>
			<Button
				size="small"
				aria-label={t('orderFor.removeNamed', { name })}
				icon={<IconTrash aria-hidden size={18} />}
				onClick={onRemove}
			/>
			{quoted && (
				<div className="col-span-3 grid gap-3 phone:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] phone:items-start">
					<Quantity line={line} quoted={quoted} onChange={(quantity) => onChange({ quantity })} />
					{quoted.itemNameAllowed ? (
						<TextField
							label={t('orderFor.itemName')}
							maxLength={120}
							value={line.itemName}
							onChange={(itemName) => onChange({ itemName })}
						/>
					) : (
						<span />
					)}
					<Price line={line} quoted={quoted} />
				</div>
			)}
		</div>
	);
}

interface Priced {
	line: NewLine;
	quoted: QuotedLine;
}

/** What keeps it from being ordered. What the server has said is about the quantity that it was asked about. */
function useProblem({ line, quoted }: Priced): string | undefined {
	const { t } = usePlatform();
	const { number } = useAmounts(quoted.pricing.currency);
	const quantity = quantityOf(line, quoted);
	const price = priceOf(quoted.pricing, quantity);
	if (price === 'noPrice') return t('orderFor.noPrice');
	if (typeof price === 'string') return t('orderFor.badQuantity');
	if (!quoted.problem || quoted.quantity !== quantity) return undefined;
	if (quoted.problem === 'stock') return t('orderFor.stock', { count: number(quoted.available ?? 0) });
	return t(quoted.problem === 'subscription' ? 'orderFor.subscription' : 'orderFor.notForSale');
}

function Quantity({ line, quoted, onChange }: Priced & { onChange(quantity: number | undefined): void }) {
	const { t } = usePlatform();
	const { number } = useAmounts(quoted.pricing.currency);
	const choices = offeredQuantities(quoted.pricing);
	const quantity = quantityOf(line, quoted);
	const field = { label: t('orderFor.quantity'), required: true, error: useProblem({ line, quoted }) ?? null };
	if (!choices || choices.length === 0)
		return <NumberField {...field} min={1} step={1} value={quantity} onChange={onChange} />;
	return (
		<Select
			{...field}
			value={String(quantity)}
			choices={choices.map((choice) => ({ value: String(choice), label: number(choice) }))}
			onChange={(value) => onChange(Number(value))}
		/>
	);
}

function Price({ line, quoted }: Priced) {
	const { t } = usePlatform();
	const { money, unit } = useAmounts(quoted.pricing.currency);
	const price = priceOf(quoted.pricing, quantityOf(line, quoted));
	return (
		<p aria-live="polite" className="min-w-28 text-end tabular-nums phone:pt-6">
			{typeof price === 'string' ? (
				'–'
			) : (
				<>
					<span className="block font-bold">{money(price.total)}</span>
					<span className="block text-sm text-muted">{t('orderFor.perPiece', { price: unit(price.unitPrice) })}</span>
				</>
			)}
		</p>
	);
}
