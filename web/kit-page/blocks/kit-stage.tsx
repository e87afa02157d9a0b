// What blocks stand on in the kit: that of visitors, with products of the shop wherever a block shows some.
import type { ReactNode } from 'react';
import { sampleFeed } from '../../../blocks/samples/sample-feed.ts';
import type { ProductsProps, Stage } from '../../../blocks/stage/stage.tsx';
import type { ShownImage } from '../../../rules/page-contract.ts';
import { ProductGrid } from '../../page-view/product-grid.tsx';
import { homeProducts } from '../../page-view/product-queries.ts';
import { VisitorStage } from '../../page-view/visitor-stage.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useResult } from '../../platform/page.ts';

function Products({ heading }: ProductsProps) {
	const { products } = useResult(homeProducts(usePlatform()));
	return <ProductGrid products={products.items} heading={heading} />;
}

const over: Partial<Stage> = { Products, feedOf: ({ id }) => sampleFeed(id) };

export function KitStage({ pictures, children }: { pictures: readonly ShownImage[]; children: ReactNode }) {
	return (
		<VisitorStage page={{ pictures: [...pictures], products: [], feeds: [] }} sections={[]} over={over}>
			{children}
		</VisitorStage>
	);
}
