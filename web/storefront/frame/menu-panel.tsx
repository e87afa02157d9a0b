// What an entry of the menu opens: of a category what it is, what is below it, and products of it; of all others columns of what stands below.
import type { MenuEntry, ShopCategory } from '../../../rules/page-contract.ts';
import { categoryDescriptionKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { categoryPreviewsDocument } from '../../page-view/catalogue.documents.ts';
import { CategoryLink } from '../../page-view/category-link.tsx';
import { ProductCard } from '../../page-view/product-grid.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { query, useResult } from '../../platform/page.ts';
import { EntryLink } from './entry-link.tsx';
import { pickedProductsDocument } from './menu-panel.documents.ts';

const mostBelow = 12;
const link = 'inline-block py-1 underline-offset-4 wrap-break-word hover:underline';

/** A shopper who only crosses the menu opens nothing, and may leave it for a moment. */
const restMilliseconds = 150;

/** Opens what the mouse rests on; Escape and following a link close it. */
export function attendMenu(menu: HTMLElement, open: (which: number | undefined) => void): void {
	let waiting: ReturnType<typeof setTimeout> | undefined;
	let rested: HTMLElement | null = null;
	const openSoon = (entry: HTMLElement | null) => {
		rested = entry;
		clearTimeout(waiting);
		waiting = setTimeout(() => open(entry ? Number(entry.dataset.entry) : undefined), restMilliseconds);
	};
	const close = () => {
		clearTimeout(waiting);
		open(undefined);
	};
	const entryAt = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-entry]');
	menu.addEventListener('pointerover', (event) => {
		const entry = entryAt(event);
		if (event.pointerType === 'mouse' && entry && entry !== rested) openSoon(entry);
	});
	menu.addEventListener('pointerleave', (event) => {
		if (event.pointerType === 'mouse') openSoon(null);
	});
	menu.addEventListener('click', (event) => {
		if ((event.target as Element).closest('a')) close();
		else clearTimeout(waiting);
	});
	menu.addEventListener('keydown', ({ key }) => {
		const opener = menu.querySelector<HTMLElement>('[aria-expanded="true"]');
		if (key !== 'Escape' || !opener) return;
		opener.focus();
		close();
	});
	const under = menu.querySelector<HTMLElement>('[data-entry]:hover');
	if (under) openSoon(under);
}

/** @param props.entry one entry; @param props.entries several, which did not fit into the row */
export default function MenuPanel({ entry, entries }: { entry?: MenuEntry; entries?: readonly MenuEntry[] }) {
	const { shopfront } = usePlatform();
	const category = shopfront.categories.find(({ slug }) => slug === entry?.category);
	if (entry && category) return <CategoryPanel entry={entry} category={category} />;
	return <Columns entries={entries ?? entry?.below ?? []} />;
}

const Columns = ({ entries }: { entries: readonly MenuEntry[] }) => (
	<ul className="mx-auto grid max-h-[70dvh] max-w-page grid-cols-4 gap-x-8 gap-y-4 overflow-y-auto px-8 py-6">
		{entries.map((entry, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in a menu twice
			<li key={index}>
				<EntryLink entry={entry} className={`${link} font-bold`} />
				<Links entries={entry.below} />
			</li>
		))}
	</ul>
);

const Links = ({ entries = [] }: { entries?: readonly MenuEntry[] | undefined }) =>
	entries.length > 0 && (
		<ul>
			{entries.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in a menu twice
				<li key={index}>
					<EntryLink entry={entry} className={link} />
					<div className="ps-3">
						<Links entries={entry.below} />
					</div>
				</li>
			))}
		</ul>
	);

function CategoryPanel({ entry, category }: { entry: MenuEntry; category: ShopCategory }) {
	const { t } = usePlatform();
	return (
		<div className="mx-auto grid min-h-72 max-w-page grid-cols-4 gap-6 px-8 py-6">
			<div>
				<p className="font-heading text-xl font-bold text-heading">
					{entry.key ? named(entry.key, entry.label) : entry.label}
				</p>
				<p className="mt-2 text-sm text-muted">{named(categoryDescriptionKey(category.id), category.description)}</p>
				<div className="mt-3">
					<Links entries={entry.below?.slice(0, mostBelow)} />
				</div>
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
