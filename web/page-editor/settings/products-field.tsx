// Products chosen one by one, with the dialog of the catalogue to choose from.
import { IconArrowDown, IconArrowUp, IconPhoto, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { Picture } from '../../platform/picture.tsx';
import { productPageDocument } from '../../storefront/list/list.documents.ts';
import { useParts } from '../canvas/use-parts.ts';
import type { ControlProps } from './fields-form.tsx';
import { ProductsDialog } from './products-dialog.tsx';

export type CatalogueProduct = Data<typeof productPageDocument>['products']['items'][number];

interface ProductsFieldProps extends ControlProps<readonly string[]> {
	max: number;
}

/** What the chosen ones are called: from the section itself, or from the list they were chosen from. */
function useChosenProducts(section: string, ids: readonly string[], picked: readonly CatalogueProduct[]) {
	const { products } = useParts();
	const shown = products.find((one) => one.section === section)?.products ?? [];
	return ids.map(
		(id) => [...shown, ...picked].find((product) => product.id === id) ?? { id, name: undefined, image: null },
	);
}

export function ProductsField({ at, label, value, onChange, max }: ProductsFieldProps) {
	const { t } = usePlatform();
	const [choosing, setChoosing] = useState(false);
	const [picked, setPicked] = useState<readonly CatalogueProduct[]>([]);
	const chosen = useChosenProducts(at.section, value, picked);
	const move = (place: number, by: number) => {
		const next = [...value];
		const [id] = next.splice(place, 1);
		if (id !== undefined) next.splice(place + by, 0, id);
		onChange(next);
	};
	return (
		<fieldset className="grid gap-2">
			<legend className="mb-1 text-sm font-semibold text-label">{label}</legend>
			<ol className="grid gap-1">
				{chosen.map(({ id, name, image }, place) => (
					<li key={id} className="flex items-center gap-2 rounded-theme border border-line p-1.5">
						<span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-theme bg-sunken">
							{image ? (
								<Picture image={image} sizes="2.5rem" decorative className="size-full object-cover" />
							) : (
								<IconPhoto aria-hidden size={18} />
							)}
						</span>
						<span className="min-w-0 grow truncate text-sm">{name ?? t('pageEditor.hiddenProduct')}</span>
						<Button
							size="small"
							disabled={place === 0}
							icon={<IconArrowUp aria-hidden size={16} />}
							aria-label={t('pageEditor.productUp', { name: name ?? '' })}
							onClick={() => move(place, -1)}
						/>
						<Button
							size="small"
							disabled={place === value.length - 1}
							icon={<IconArrowDown aria-hidden size={16} />}
							aria-label={t('pageEditor.productDown', { name: name ?? '' })}
							onClick={() => move(place, 1)}
						/>
						<Button
							size="small"
							icon={<IconX aria-hidden size={16} />}
							aria-label={t('pageEditor.productRemove', { name: name ?? '' })}
							onClick={() => onChange(value.filter((other) => other !== id))}
						/>
					</li>
				))}
			</ol>
			<Button onClick={() => setChoosing(true)}>{t('pageEditor.chooseProducts')}</Button>
			{choosing && (
				<ProductsDialog
					chosen={value}
					max={max}
					onClose={() => setChoosing(false)}
					onChoose={(ids, known) => {
						setPicked((before) => [...before, ...known]);
						onChange(ids);
						setChoosing(false);
					}}
				/>
			)}
		</fieldset>
	);
}

/** The catalogue as this reader sees it. */
export function useCatalogue(search: string, category: string, offset: number, first: number) {
	const { ask, language } = usePlatform();
	return useQuery({
		queryKey: [textOf(productPageDocument), 'choosing', language, search, category, offset],
		queryFn: async () => {
			const asked = { language, search: search || null, category: category || null, first, offset };
			return ((await ask(productPageDocument, asked)) as Data<typeof productPageDocument>).products;
		},
	});
}
