// Finds what is ordered; of a product with variants one is chosen.
import { IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { Picture } from '../../../platform/picture.tsx';
import { productsToOrderDocument } from './on-behalf.documents.ts';
import { useRested } from './use-rested.ts';

type Product = Data<typeof productsToOrderDocument>['orderForProducts'][number];

interface ProductSearchProps {
	onAdd(productId: string, name: string): void;
	/** A user has ordered nothing. */
	missing: boolean;
}

export function ProductSearch({ onAdd, missing }: ProductSearchProps) {
	const { t, language } = usePlatform();
	const [typed, setTyped] = useState('');
	const search = useRested(typed.trim());
	const { data } = useAdminQuery(productsToOrderDocument, { search, language }, { enabled: search !== '', keep: true });
	const found = search === '' || typed.trim() === '' ? undefined : data?.orderForProducts;
	return (
		<div className="rounded-theme bg-sunken p-3">
			<TextField
				label={t('orderFor.searchProduct')}
				hint={t('orderFor.searchProductHint')}
				value={typed}
				onChange={setTyped}
				autoComplete="off"
				error={missing ? t('orderFor.noLines') : undefined}
			/>
			<div aria-live="polite">{found?.length === 0 && <p className="mt-2 text-muted">{t('kit.nothingFound')}</p>}</div>
			{found && found.length > 0 && (
				<ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1">
					{found.map((product) => (
						<li key={product.id} className="rounded-theme border border-line bg-surface px-3 py-2">
							<Found product={product} onAdd={onAdd} />
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function Found({ product, onAdd }: Pick<ProductSearchProps, 'onAdd'> & { product: Product }) {
	const { t } = usePlatform();
	const [variantId, setVariantId] = useState('');
	const [tried, setTried] = useState(false);
	const { id, name, code, image, variants } = product;
	const chosen = variants.find((variant) => variant.id === variantId);
	const add = () => {
		setTried(true);
		if (variants.length === 0) onAdd(id, name);
		else if (chosen) onAdd(chosen.id, `${name}, ${chosen.name}`);
	};
	return (
		<div className="flex flex-wrap items-center gap-3">
			<span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-theme bg-sunken">
				{image ? (
					<Picture image={image} sizes="48px" upTo={160} decorative className="size-full object-cover" />
				) : (
					<IconPackage aria-hidden size={20} className="text-muted" />
				)}
			</span>
			<span className="min-w-32 grow basis-40 wrap-anywhere">
				<span className="block font-medium">{name}</span>
				<span className="block text-sm text-muted">{code}</span>
			</span>
			{variants.length > 0 && (
				<div className="min-w-40 grow basis-40">
					<Select
						label={t('orderFor.variant')}
						required
						value={variantId}
						choices={variants.map((variant) => ({ value: variant.id, label: variant.name }))}
						onChange={setVariantId}
						error={tried && !chosen ? t('orderFor.chooseVariant') : null}
					/>
				</div>
			)}
			<Button size="small" aria-label={t('orderFor.addNamed', { name })} onClick={add}>
				{t('orderFor.add')}
			</Button>
		</div>
	);
}
