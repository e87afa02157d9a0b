// The catalogue, to choose products of it.
import { IconPhoto, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Select } from '../../kit/select.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { Picture } from '../../platform/picture.tsx';
import { type CatalogueProduct, useCatalogue } from './products-field.tsx';

interface ProductsDialogProps {
	chosen: readonly string[];
	max: number;
	onChoose(ids: readonly string[], known: readonly CatalogueProduct[]): void;
	onClose(): void;
}

const perPage = 24;

export function ProductsDialog({ chosen, max, onChoose, onClose }: ProductsDialogProps) {
	const { t, shopfront } = usePlatform();
	const [ids, setIds] = useState(chosen);
	const [known, setKnown] = useState<readonly CatalogueProduct[]>([]);
	const [search, setSearch] = useState('');
	const [category, setCategory] = useState('');
	const [offset, setOffset] = useState(0);
	const { data, isPending } = useCatalogue(useDeferredValue(search.trim()), category, offset, perPage);
	const turn = (product: CatalogueProduct) => {
		if (ids.includes(product.id)) setIds(ids.filter((id) => id !== product.id));
		else if (ids.length < max) {
			setIds([...ids, product.id]);
			setKnown([...known, product]);
		}
	};
	const total = data?.total ?? 0;
	return (
		<Dialog
			open
			size="large"
			onClose={onClose}
			title={t('pageEditor.chooseProducts')}
			actions={
				<>
					<p role="status" className="me-auto self-center text-sm text-muted">
						{t('pageEditor.chosenOf', { count: ids.length, most: max })}
					</p>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="adminPrimary" onClick={() => onChoose(ids, known)}>
						{t('pageEditor.apply')}
					</Button>
				</>
			}
		>
			<div className="mb-4 grid gap-3 tablet:grid-cols-2">
				<TextField
					label={t('pageEditor.searchProducts')}
					value={search}
					onChange={(next) => {
						setSearch(next);
						setOffset(0);
					}}
				/>
				<Select
					label={t('pageEditor.category')}
					value={category || 'all'}
					onChange={(slug) => {
						setCategory(slug === 'all' ? '' : slug);
						setOffset(0);
					}}
					choices={[
						{ value: 'all', label: t('pageEditor.allCategories') },
						...shopfront.categories.map(({ slug, name }) => ({ value: slug, label: name })),
					]}
				/>
			</div>
			{isPending && <Skeleton lines={6} />}
			{data && data.items.length === 0 && (
				<p className="flex items-center gap-2 py-6 text-muted">
					<IconSearch aria-hidden size={20} />
					{t('pageEditor.noProducts')}
				</p>
			)}
			<ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
				{data?.items.map((product) => (
					<li key={product.id}>
						<button
							type="button"
							aria-pressed={ids.includes(product.id)}
							onClick={() => turn(product)}
							className="grid w-full cursor-pointer gap-1 overflow-hidden rounded-theme border-2 border-line bg-surface p-1 text-start text-sm hover:border-control-line-hover aria-pressed:border-control-line-focus aria-pressed:bg-item-active aria-pressed:text-item-active-text"
						>
							<span className="grid aspect-4/3 place-items-center overflow-hidden rounded-theme bg-sunken">
								{product.image ? (
									<Picture image={product.image} sizes="12rem" decorative className="size-full object-cover" />
								) : (
									<IconPhoto aria-hidden size={28} />
								)}
							</span>
							<span className="px-1 pb-1 hyphens-auto wrap-break-word">{product.name}</span>
						</button>
					</li>
				))}
			</ul>
			{total > perPage && (
				<div className="mt-4 flex items-center justify-center gap-3">
					<Button disabled={offset === 0} onClick={() => setOffset(offset - perPage)}>
						{t('pageEditor.earlier')}
					</Button>
					<span className="text-sm tabular-nums">
						{offset + 1}–{Math.min(total, offset + perPage)} / {total}
					</span>
					<Button disabled={offset + perPage >= total} onClick={() => setOffset(offset + perPage)}>
						{t('pageEditor.later')}
					</Button>
				</div>
			)}
		</Dialog>
	);
}
