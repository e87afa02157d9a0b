// One page of variants.

import { blankPricing } from '../../../../rules/pricing/tidy-settings.ts';
import { Button } from '../../../kit/button.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Label } from '../../../kit/label.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import type { OfferedField, VariantValues } from '../product-values.ts';
import type { TabProps } from '../tab-props.ts';
import { useBaseLanguage } from '../translation-fields.tsx';
import { hasInlinePrice, InlinePrice } from './inline-price.tsx';
import { InlineStock } from './inline-stock.tsx';
import type { VariantStockEditor } from './use-variant-stock.ts';
import { valueIn } from './variant-texts.ts';

interface VariantRowsProps extends TabProps {
	stock: VariantStockEditor;
	variants: readonly VariantValues[];
	choices: readonly OfferedField[];
	onOpen(key: string): void;
	onChange(key: string, change: Partial<VariantValues>): void;
	/** A new one that was never saved. */
	onForget(key: string): void;
}

const cell = 'px-3 py-2 align-middle text-start';

const named = ['code', ...Object.keys(blankPricing).map((name) => `price.${name}`)];

/** What is wrong with one that is not open. */
const faultOf = ({ errorOf }: TabProps['editor'], key: string) =>
	named.map((name) => errorOf(`variant.${key}.${name}`)).find(Boolean);

export function VariantRows(props: VariantRowsProps) {
	const { variants, choices, product, editor, stock, readOnly, onOpen, onChange, onForget } = props;
	const { t } = usePlatform();
	const base = useBaseLanguage();
	const mayPrice = has(useMe(), 'mPrice');
	const { pricing: inherited, published } = editor.values;
	const saved = new Map(product.variants.map((variant) => [variant.id, variant]));
	const headings = [
		{ id: 'code', label: t('products.code') },
		{ id: 'name', label: t('products.name') },
		...choices.map(({ id, label }) => ({ id, label })),
		{ id: 'price', label: t('pricing.title') },
		{ id: 'stock', label: t('stock.onHand') },
		{ id: 'state', label: t('product.variantState') },
		{ id: 'images', label: t('product.variantImages') },
	];
	return (
		<section
			aria-label={t('products.variants')}
			className="relative overflow-x-auto rounded-theme border border-line bg-surface"
		>
			<table className="w-full min-w-160 border-collapse text-start">
				<thead className="bg-sunken text-sm text-label">
					<tr>
						{headings.map(({ id, label }) => (
							<th key={id} scope="col" className={`${cell} font-semibold`}>
								{label}
							</th>
						))}
						<th scope="col" className={cell}>
							<span className="sr-only">{t('products.actions')}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{variants.map((variant) => {
						const own = variant.id ? (saved.get(variant.id)?.images.length ?? 0) : 0;
						const error = faultOf(editor, variant.key);
						return (
							<tr
								key={variant.key}
								data-fate={variant.fate}
								className="border-t border-line data-[fate=deleted]:text-muted data-[fate=deleted]:line-through"
							>
								<th scope="row" className={`${cell} font-medium`}>
									<button
										type="button"
										aria-invalid={error ? true : undefined}
										onClick={() => onOpen(variant.key)}
										className="cursor-pointer text-start text-accent underline wrap-anywhere aria-invalid:text-error"
									>
										{variant.code || t('product.newVariant')}
									</button>
									{error && <span className="block text-sm font-normal text-error">{error}</span>}
								</th>
								<td className={cell}>{variant.names[base]}</td>
								{choices.map(({ id }) => (
									<td key={id} className={cell}>
										{valueIn(variant.fields, id, base)}
									</td>
								))}
								<td className={`${cell} text-sm`}>
									{hasInlinePrice(variant, inherited) ? (
										<InlinePrice
											variant={variant}
											inherited={inherited}
											error={editor.errorOf(`variant.${variant.key}.price.unitPrice`)}
											readOnly={readOnly || !mayPrice}
											onChange={(change) => onChange(variant.key, change)}
										/>
									) : (
										<PriceMark variant={variant} />
									)}
								</td>
								<td className={`${cell} text-sm`}>
									<InlineStock variant={variant} stock={stock} readOnly={readOnly} />
								</td>
								<td className={cell}>
									<span className="flex flex-wrap gap-1">
										<Mark variant={variant} />
										<PublishedChip variant={variant} ofProduct={published} />
										{!variant.orderable && <Chip state="scheduled" label={t('product.variantNotOffered')} />}
									</span>
								</td>
								<td className={`${cell} text-sm`}>
									{own > 0 ? t('product.imagesOwn', { count: own }) : t('product.imagesInherited')}
								</td>
								<td className={`${cell} text-end`}>
									<Fates variant={variant} readOnly={readOnly} {...{ onOpen, onChange, onForget }} />
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</section>
	);
}

/** Of a product that is not published nothing is. */
function PublishedChip({ variant, ofProduct }: { variant: VariantValues; ofProduct: boolean }) {
	const { t } = usePlatform();
	if (!variant.published) return <Chip state="inactive" label={t('products.state.notPublished')} />;
	return ofProduct ? (
		<Chip state="active" label={t('products.state.published')} />
	) : (
		<Chip state="scheduled" label={t('product.variantWithProduct')} />
	);
}

function PriceMark({ variant: { pricing } }: { variant: VariantValues }) {
	const { t } = usePlatform();
	return t(pricing ? 'pricing.variantOwn' : 'pricing.variantInherited');
}

function Mark({ variant: { id, fate } }: { variant: VariantValues }) {
	const { t } = usePlatform();
	if (fate !== 'kept') return <Label kind="sale">{t(`product.variantMarked.${fate}`)}</Label>;
	return id === null ? <Label kind="highlight">{t('product.variantMarked.new')}</Label> : null;
}

type FatesProps = Pick<VariantRowsProps, 'readOnly' | 'onOpen' | 'onChange' | 'onForget'> & { variant: VariantValues };

function Fates({ variant, readOnly, onOpen, onChange, onForget }: FatesProps) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const { key, id, code, fate } = variant;
	if (fate !== 'kept' && !readOnly)
		return (
			<Button size="small" onClick={() => onChange(key, { fate: 'kept' })}>
				{t('product.variantKeep')}
			</Button>
		);
	const remove = async () => {
		const sure = await confirm({
			title: t('product.variantRemoveAsk', { code }),
			text: t('product.variantRemoveText'),
			confirmLabel: t('product.variantRemove'),
		});
		if (sure) onChange(key, { fate: 'removed' });
	};
	const deleteIt = async () => {
		if (id === null) return onForget(key);
		const sure = await confirm({
			title: t('product.variantDeleteAsk', { code }),
			text: t('product.variantDeleteText'),
			confirmLabel: t('product.variantDelete'),
			colour: 'danger',
		});
		if (sure) onChange(key, { fate: 'deleted' });
	};
	return (
		<Menu
			compact
			label={t('products.actionsOf', { name: code || t('product.newVariant') })}
			actions={[
				{ id: 'edit', label: t('products.edit'), onAction: () => onOpen(key) },
				...(readOnly
					? []
					: [
							...(id === null ? [] : [{ id: 'remove', label: t('product.variantRemove'), onAction: remove }]),
							{ id: 'delete', label: t('product.variantDelete'), danger: true, onAction: deleteIt },
						]),
			]}
		/>
	);
}
