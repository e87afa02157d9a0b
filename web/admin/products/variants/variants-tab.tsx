// The variants of a product: found, added, edited, taken away. Everything waits for the product to be saved, except pictures.
// Rows are shown in pages: a product may have hundreds of variants.
import { IconPlus, IconSearch, IconStack2, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { newId } from '../../../../rules/ids.ts';
import { Button } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { controlStyle } from '../../../kit/field.tsx';
import { MultiSelect } from '../../../kit/multi-select.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { same } from '../../same-values.ts';
import type { VariantValues } from '../product-values.ts';
import type { TabProps } from '../tab-props.ts';
import { useBaseLanguage } from '../translation-fields.tsx';
import { CombinationsDialog } from './combinations-dialog.tsx';
import type { VariantStockEditor } from './use-variant-stock.ts';
import { VariantDrawer } from './variant-drawer.tsx';
import { VariantRows } from './variant-rows.tsx';
import { valueIn } from './variant-texts.ts';

const rowsOfPage = 50;

const newVariant = (code = ''): VariantValues => ({
	id: null,
	key: newId(),
	code,
	published: true,
	orderable: true,
	names: {},
	fields: {},
	fate: 'kept',
	pricing: null,
	weightMg: null,
});

/** Words that were typed and taken away are none. */
const isUntouched = (variant: VariantValues): boolean =>
	same({ ...variant, names: {} }, { ...newVariant(), key: variant.key }) &&
	Object.values(variant.names).every((name) => name.trim() === '');

export function VariantsTab(props: TabProps & { stock: VariantStockEditor }) {
	const { product, surroundings, editor, readOnly } = props;
	const { t } = usePlatform();
	const base = useBaseLanguage();
	const { values, set } = editor;
	const [search, setSearch] = useState('');
	const [page, setPage] = useState(0);
	const [open, setOpen] = useState<string>();
	const [combining, setCombining] = useState(false);
	const choices = values.choiceFields.flatMap((id) => surroundings.fields.find((field) => field.id === id) ?? []);
	const matches = ({ code, names, fields }: VariantValues) =>
		[code, ...Object.values(names), ...choices.map(({ id }) => valueIn(fields, id, base))].some((text) =>
			text.toLowerCase().includes(search.trim().toLowerCase()),
		);
	const found = search.trim() === '' ? values.variants : values.variants.filter(matches);
	const pages = Math.max(1, Math.ceil(found.length / rowsOfPage));
	const at = Math.min(page, pages - 1);
	const changeVariant = (key: string, change: Partial<VariantValues>) =>
		set({ variants: values.variants.map((variant) => (variant.key === key ? { ...variant, ...change } : variant)) });
	const forget = (key: string) => set({ variants: values.variants.filter((variant) => variant.key !== key) });
	const add = (variants: readonly VariantValues[]) => set({ variants: [...values.variants, ...variants] });
	const chosen = values.variants.find(({ key }) => key === open);
	const counted = (fate: VariantValues['fate']) => values.variants.filter((variant) => variant.fate === fate).length;
	const [deleted, removed] = [counted('deleted'), counted('removed')];
	const choosable = surroundings.fields.filter(({ meta, type }) => !meta && type === 'text');
	return (
		<div className="grid gap-4">
			{choosable.length > 0 && (
				<MultiSelect
					label={t('product.choiceFields')}
					hint={t('product.choiceFieldsHint')}
					disabled={readOnly}
					value={values.choiceFields}
					onChange={(choiceFields) => set({ choiceFields })}
					choices={choosable.map(({ id, label }) => ({ value: id, label }))}
				/>
			)}
			{deleted > 0 && (
				<Notice kind="warning">
					<span className="flex items-center gap-2">
						<IconTrash aria-hidden size={18} />
						{t('product.deletedOnSave', { count: deleted })}
					</span>
				</Notice>
			)}
			{removed > 0 && <Notice kind="info">{t('product.removedOnSave', { count: removed })}</Notice>}
			<div className="flex flex-wrap items-center gap-3">
				<label className="relative min-w-52 grow">
					<span className="sr-only">{t('product.searchVariants')}</span>
					<IconSearch aria-hidden size={18} className="absolute start-3 top-1/2 -translate-y-1/2 text-muted" />
					<input
						type="search"
						placeholder={t('product.searchVariants')}
						value={search}
						onChange={(event) => {
							setSearch(event.target.value);
							setPage(0);
						}}
						className={`${controlStyle} ps-10`}
					/>
				</label>
				{!readOnly && (
					<>
						<Button
							icon={<IconPlus aria-hidden size={18} />}
							onClick={() => {
								const variant = newVariant();
								add([variant]);
								setOpen(variant.key);
							}}
						>
							{t('product.addVariant')}
						</Button>
						{choices.length > 0 && (
							<Button icon={<IconStack2 aria-hidden size={18} />} onClick={() => setCombining(true)}>
								{t('product.addCombinations')}
							</Button>
						)}
					</>
				)}
			</div>
			{values.variants.length === 0 ? (
				<EmptyState
					title={t('product.noVariants')}
					text={t('product.noVariantsText')}
					picture={<IconStack2 aria-hidden size={32} />}
				/>
			) : (
				<VariantRows
					{...props}
					variants={found.slice(at * rowsOfPage, (at + 1) * rowsOfPage)}
					choices={choices}
					onOpen={setOpen}
					onChange={changeVariant}
					onForget={forget}
				/>
			)}
			{pages > 1 && (
				<div className="flex flex-wrap items-center justify-end gap-2">
					<span role="status" className="text-sm text-muted">
						{t('product.variantPage', { page: at + 1, pages, total: found.length })}
					</span>
					<Button size="small" disabled={at === 0} onClick={() => setPage(at - 1)}>
						{t('product.pageBefore')}
					</Button>
					<Button size="small" disabled={at === pages - 1} onClick={() => setPage(at + 1)}>
						{t('product.pageAfter')}
					</Button>
				</div>
			)}
			{chosen && (
				<VariantDrawer
					variant={chosen}
					product={product}
					surroundings={surroundings}
					editor={editor}
					readOnly={readOnly}
					onChange={(change) => changeVariant(chosen.key, change)}
					onClose={() => {
						if (isUntouched(chosen)) forget(chosen.key);
						setOpen(undefined);
					}}
				/>
			)}
			{combining && (
				<CombinationsDialog
					fields={choices}
					product={values}
					onAdd={(variants) => {
						add(variants);
						setCombining(false);
					}}
					onClose={() => setCombining(false)}
				/>
			)}
		</div>
	);
}
