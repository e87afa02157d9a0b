// What the blocks of a page stand on for visitors: the shop's pictures, links, products and words.
import { type ReactNode, useMemo } from 'react';
import { plainParts } from '../../blocks/stage/plain-parts.tsx';
import { type AnySection, type ProductsProps, type Stage, StageProvider } from '../../blocks/stage/stage.tsx';
import type { ShownFeed } from '../../rules/feeds/feed.ts';
import type { ShownImage } from '../../rules/page-contract.ts';
import { type ButtonColour, buttonClass } from '../kit/button-style.ts';
import { openConsentEvent, readConsent } from '../platform/consent.ts';
import { usePlatform } from '../platform/environment.tsx';
import { Picture } from '../platform/picture.tsx';
import { bestColumns, CategoryTile } from './category-tiles.tsx';
import { categoriesBelow } from './category-tree.ts';
import type { ContentPage } from './content-page.ts';
import { laterParts } from './later-parts.ts';
import { ProductCard } from './product-grid.tsx';
import { StoredLink } from './stored-link.tsx';

const columnClasses = {
	1: 'grid-cols-1',
	2: 'grid-cols-2',
	3: 'grid-cols-2 @phone:grid-cols-3',
	4: 'grid-cols-2 @phone:grid-cols-4',
};

export function productsOn(products: ContentPage['products']) {
	return function Products({ of, columns = 4, heading }: ProductsProps) {
		const { t, pricesIncludeTax } = usePlatform();
		const shown = products.find(({ section }) => section === of.id)?.products ?? [];
		if (shown.length === 0) return null;
		return (
			<>
				<ul className={`grid gap-4 @phone:gap-6 ${columnClasses[columns]}`}>
					{shown.map((product) => (
						<li key={product.id}>
							<ProductCard product={product} heading={heading} eager={false} large={columns === 1} />
						</li>
					))}
				</ul>
				<p className="card-note">{t(pricesIncludeTax ? 'catalogue.includingVat' : 'catalogue.excludingVat')}</p>
			</>
		);
	};
}

const tileColumns = { 3: '@phone:grid-cols-3', 4: '@phone:grid-cols-4', 5: '@phone:grid-cols-5' };

function CategoryTiles({ below }: { of: AnySection; below: string | null; heading: 'h2' | 'h3' }) {
	const { shopfront } = usePlatform();
	const parent = shopfront.categories.find(({ id }) => id === below)?.slug ?? null;
	const categories = categoriesBelow(shopfront.categories, parent);
	return (
		<ul className={`grid grid-cols-2 gap-x-4 gap-y-6 @phone:gap-x-6 ${tileColumns[bestColumns(categories.length)]}`}>
			{categories.map((category) => (
				<li key={category.slug}>
					<CategoryTile category={category} />
				</li>
			))}
		</ul>
	);
}

/** The first section that has one gets the heading of the page. */
export const firstHeading = (sections: readonly AnySection[]): string | undefined =>
	sections.find(({ texts }) => texts.title !== undefined && texts.title !== '')?.id;

const mayLoad = () => readConsent()?.choices.external === true;
const openConsent = () => void dispatchEvent(new Event(openConsentEvent));

interface StageProps {
	page: Pick<ContentPage, 'products'> & {
		pictures: readonly ShownImage[];
		/** Visitors are shown the items alone. */
		feeds: readonly { section: string; items: unknown }[];
		madeAt?: string | null;
	};
	sections: readonly AnySection[];
	/** What the canvas does otherwise. */
	over?: Partial<Stage>;
	children: ReactNode;
}

export function VisitorStage({ page, sections, over, children }: StageProps) {
	const { language, notation, currency, timeZone, t, shopfront } = usePlatform();
	const { pictures, products, feeds, madeAt } = page;
	const first = firstHeading(sections);
	const stage = useMemo((): Stage => {
		const byId = new Map(pictures.map((picture) => [picture.id, picture]));
		return {
			language,
			notation,
			currency,
			timeZone,
			t,
			canvas: false,
			headingOf: ({ id }) => (id === first ? 'h1' : 'h2'),
			pictureOf: (id) => (id === null ? undefined : byId.get(id)),
			feedOf: ({ id }) => feeds.find(({ section }) => section === id) as ShownFeed | undefined,
			madeAt: madeAt ? Date.parse(madeAt) : undefined,
			shop: shopfront,
			mayLoad,
			openConsent,
			buttonClass: (colour, size) => buttonClass(colour as ButtonColour, size),
			...plainParts,
			Link: StoredLink,
			Picture,
			Products: productsOn(products),
			CategoryTiles,
			...laterParts,
			...over,
		};
	}, [language, notation, currency, timeZone, t, shopfront, first, pictures, products, feeds, madeAt, over]);
	return <StageProvider value={stage}>{children}</StageProvider>;
}
