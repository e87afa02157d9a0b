// What an entry of the menu opens: of a category what it is, what is below it, and products of it; of all others columns of what stands below.
import type { ShopCategory } from '../../../rules/page-contract.ts';
import { categoryDescriptionKey, categoryNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { categoryPreviewsDocument, pickedProductsDocument } from '../../page-view/catalogue.documents.ts';
import { CategoryLink } from '../../page-view/category-link.tsx';
import { ProductCard } from '../../page-view/product-grid.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { query, useResult } from '../../platform/page.ts';
import { EntryLink, type ShownEntry, useBelow } from './menu-entries.tsx';

const mostBelow = 12;
const link = 'inline-block py-1 underline-offset-4 hover:underline';

/** @param props.entry one entry; @param props.entries several, which did not fit into the row */
export default function MenuPanel({ entry, entries }: { entry?: ShownEntry; entries?: readonly ShownEntry[] }) {
	const below = useBelow();
	if (entry?.found) return <CategoryPanel entry={entry} category={entry.found} />;
	return <Columns entries={entries ?? (entry ? below(entry) : [])} />;
}

function Columns({ entries }: { entries: readonly ShownEntry[] }) {
	const below = useBelow();
	return (
		<ul className="mx-auto grid max-h-[70dvh] max-w-page grid-cols-4 gap-x-8 gap-y-4 overflow-y-auto px-8 py-6">
			{entries.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in a menu twice
				<li key={index}>
					<EntryLink entry={entry} className={`${link} font-bold wrap-break-word`} />
					<Links entries={below(entry)} />
				</li>
			))}
		</ul>
	);
}

function Links({ entries }: { entries: readonly ShownEntry[] }) {
	const below = useBelow();
	if (entries.length === 0) return null;
	return (
		<ul>
			{entries.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in a menu twice
				<li key={index}>
					<EntryLink entry={entry} className={`${link} wrap-break-word`} />
					<div className="ps-3">
						<Links entries={entry.below ? below(entry) : []} />
					</div>
				</li>
			))}
		</ul>
	);
}

function CategoryPanel({ entry, category }: { entry: ShownEntry; category: ShopCategory }) {
	const { t } = usePlatform();
	const below = useBelow();
	const children = below(entry).slice(0, mostBelow);
	return (
		<div className="mx-auto grid min-h-72 max-w-page grid-cols-4 gap-6 px-8 py-6">
			<div>
				<p className="font-heading text-xl font-bold text-heading">
					{entry.key ? named(entry.key, entry.label) : named(categoryNameKey(category.id), category.name)}
				</p>
				<p className="mt-2 text-sm text-muted">{named(categoryDescriptionKey(category.id), category.description)}</p>
				{children.length > 0 && (
					<div className="mt-3">
						<Links entries={children} />
					</div>
				)}
				<CategoryLink category={category} className="mt-4 inline-block py-1 font-bold text-link underline">
					{t('header.wholeCategory')}
				</CategoryLink>
			</div>
			{entry.item ? <PickedProducts item={entry.item} /> : <FirstProducts slug={category.slug} />}
		</div>
	);
}

function FirstProducts({ slug }: { slug: string }) {
	const { language } = usePlatform();
	const { categoryPreviews } = useResult(query(categoryPreviewsDocument, { language }));
	const products = categoryPreviews.find((preview) => preview.slug === slug)?.products ?? [];
	return products.map((product) => <ProductCard key={product.id} product={product} heading="p" eager />);
}

function PickedProducts({ item }: { item: string }) {
	const { language } = usePlatform();
	const { navigationProducts } = useResult(query(pickedProductsDocument, { item, language }));
	return navigationProducts.map((product) => <ProductCard key={product.id} product={product} heading="p" eager />);
}
