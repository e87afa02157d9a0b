// A list of products with its title, its length and the way through it.
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../kit/breadcrumb.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { usePlace } from '../platform/page.ts';
import type { productPageDocument } from './catalogue.documents.ts';
import { Paging } from './paging.tsx';
import { ProductGrid } from './product-grid.tsx';
import { pageNumber, perPage } from './product-questions.ts';

interface ListFrameProps {
	title: string;
	description?: string;
	above?: readonly Crumb[];
	products: Data<typeof productPageDocument>['products'];
	/** What is said where the list would be. */
	empty: ReactNode;
	/** The address of a page of the list. */
	to(number: number): string;
}

export function ListFrame({ title, description, above, products, empty, to }: ListFrameProps) {
	const { t } = usePlatform();
	const place = usePlace();
	return (
		<section className="mx-auto max-w-page px-4 pt-6 pb-16 phone:px-8 desktop:pt-10">
			{above && <Breadcrumb above={above} here={title} />}
			<h1 className="mt-4 font-heading text-3xl font-bold wrap-break-word hyphens-auto phone:text-4xl">{title}</h1>
			{description && <p className="mt-3 max-w-prose text-lg">{description}</p>}
			<p className="mt-2 mb-8 text-muted">{t('catalogue.count', { count: products.total })}</p>
			{products.items.length > 0 ? <ProductGrid products={products.items} heading="h2" /> : empty}
			<Paging number={pageNumber(place)} pages={Math.ceil(products.total / perPage)} to={to} />
		</section>
	);
}
