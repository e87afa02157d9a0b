// One item: where it leads, what it is called in each language, who sees it, which products its panel shows.
import { IconX } from '@tabler/icons-react';
import {
	type EditedItem,
	hasEntity,
	longestLabel,
	mostProducts,
	needsLabel,
} from '../../../../rules/navigation/menu.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Drawer } from '../../../kit/drawer.tsx';
import { MultiSelect } from '../../../kit/multi-select.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { TranslationFields } from '../../translation-fields.tsx';
import { itemName, type MenuRole, type MenuTarget, type Targets, targetKey, targetState } from './menu-values.ts';
import { TargetSearch } from './target-search.tsx';

interface ItemDrawerProps {
	item: EditedItem;
	targets: Targets;
	roles: readonly MenuRole[];
	readOnly: boolean;
	error: string | undefined;
	onChange(change: Partial<EditedItem>, target?: MenuTarget): void;
	onClose(): void;
}

export function ItemDrawer({ item, targets, roles, readOnly, error, onChange, onClose }: ItemDrawerProps) {
	const platform = usePlatform();
	const { t } = platform;
	const { kind } = item;
	const state = targetState(item, targets);
	const target = targets.get(targetKey(kind, item.target));
	const isNamed = needsLabel(kind) || Boolean(item.labels[platform.languages[0]?.languageCode ?? '']?.trim());
	const unknownRoles = item.roles.filter((id) => !roles.some((role) => role.id === id));
	return (
		<Drawer
			open
			onClose={onClose}
			size="medium"
			title={itemName(item, targets, platform)}
			actions={
				<Button colour="primary" onClick={onClose}>
					{t('navigation.done')}
				</Button>
			}
		>
			<div className="grid gap-5">
				{error && <Notice kind="danger">{error}</Notice>}
				<p className="text-muted">
					{t(kind === 'categories' ? 'navigation.categoriesHint' : `navigation.kind.${kind}`)}
					{target && ` · ${target.name} · ${target.address}`}
				</p>
				{state && <Notice kind="warning">{t(`navigation.stateHint.${state}`)}</Notice>}
				{kind === 'url' && (
					<TextField
						label={t('navigation.url')}
						hint={t('navigation.urlHint')}
						kind="link"
						required
						disabled={readOnly}
						value={item.target}
						onChange={(url) => onChange({ target: url })}
					/>
				)}
				{kind !== 'categories' && (
					<TranslationFields
						name="labels"
						labelIn={(language) => t('navigation.labelIn', { language })}
						hint={needsLabel(kind) ? '' : t('navigation.labelHint')}
						otherHint={t(isNamed ? 'navigation.labelOtherHint' : 'navigation.labelOtherUnnamedHint')}
						rules={{ required: needsLabel(kind), maxLength: longestLabel }}
						words={item.labels}
						onChange={(labels) => onChange({ labels })}
						errorOf={() => undefined}
						readOnly={readOnly}
					/>
				)}
				{kind === 'category' && <Products item={item} targets={targets} readOnly={readOnly} onChange={onChange} />}
				<MultiSelect
					label={t('navigation.roles')}
					hint={t('navigation.rolesHint')}
					disabled={readOnly}
					value={item.roles}
					onChange={(chosen) => onChange({ roles: chosen })}
					choices={[
						...roles.map(({ id, label }) => ({ value: id, label })),
						...unknownRoles.map((id) => ({ value: id, label: t('navigation.deletedRole') })),
					]}
				/>
				{(hasEntity(kind) || kind === 'url') && (
					<Checkbox
						label={t('navigation.newTab')}
						disabled={readOnly}
						checked={item.newTab}
						onChange={(newTab) => onChange({ newTab })}
					/>
				)}
			</div>
		</Drawer>
	);
}

type ProductsProps = Pick<ItemDrawerProps, 'item' | 'targets' | 'readOnly' | 'onChange'>;

/** Which products the panel of a category shows: its first ones, or those that were picked. */
function Products({ item, targets, readOnly, onChange }: ProductsProps) {
	const { t } = usePlatform();
	const { products } = item;
	const nameOf = (id: string) => targets.get(targetKey('product', id))?.name ?? t('navigation.deletedTarget');
	return (
		<div className="grid gap-3">
			<RadioGroup
				label={t('navigation.products')}
				hint={t('navigation.productsHint')}
				disabled={readOnly}
				value={products ? 'picked' : 'automatic'}
				onChange={(way) => onChange({ products: way === 'picked' ? [] : undefined })}
				choices={[
					{ value: 'automatic', label: t('navigation.products.automatic') },
					{ value: 'picked', label: t('navigation.products.picked') },
				]}
			/>
			{products && products.length > 0 && (
				<ul className="grid gap-1">
					{products.map((id) => (
						<li key={id} className="flex items-center gap-2 rounded-theme border border-line px-3 py-2">
							<span className="min-w-0 grow wrap-break-word">{nameOf(id)}</span>
							{!readOnly && (
								<Button
									size="small"
									icon={<IconX aria-hidden size={18} />}
									aria-label={t('navigation.removeNamed', { name: nameOf(id) })}
									onClick={() => onChange({ products: products.filter((one) => one !== id) })}
								/>
							)}
						</li>
					))}
				</ul>
			)}
			{products && !readOnly && products.length < mostProducts && (
				<TargetSearch
					kind="product"
					label={t('navigation.pickProduct')}
					chosen={products}
					onChoose={(target) => onChange({ products: [...products, target.id] }, target)}
				/>
			)}
		</div>
	);
}
