// What a block stands on where it only shows what it is: pictures are drawn, products are the first of the shop.
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { sampleFeed } from '../../../blocks/samples/sample-feed.ts';
import type { AnySection, ProductsProps, Stage } from '../../../blocks/stage/stage.tsx';
import type { ShownImage } from '../../../rules/page-contract.ts';
import { ProductCard } from '../../page-view/product-grid.tsx';
import { VisitorStage } from '../../page-view/visitor-stage.tsx';
import { hasOwnSize } from '../canvas/picture-size.ts';
import { useCatalogue } from '../settings/products-field.tsx';

const nothing = { pictures: [], products: [], feeds: [] };
const none: readonly AnySection[] = [];

const sample: ShownImage = {
	id: 'sample',
	url: '',
	width: 1600,
	height: 1000,
	alt: '',
	focalPoint: { x: 0.5, y: 0.5 },
	sizes: [],
};

const isBehind = (className: string | undefined): boolean => /(?:^|\s)-z-\d/.test(className ?? '');

const Picture: Stage['Picture'] = ({ className }) => (
	<span
		className={`${className ?? ''} grid ${hasOwnSize(className) ? '' : 'aspect-8/5 w-full'} place-items-center bg-sunken text-muted`}
	>
		{/* Words stand on what lies behind them. */}
		{!isBehind(className) && (
			<IconPhoto aria-hidden className={hasOwnSize(className) ? 'size-1/2' : 'size-24'} stroke={1} />
		)}
	</span>
);

function Products({ columns = 4, heading }: ProductsProps) {
	const { data } = useCatalogue('', '', 0, 4);
	return (
		<ul className="grid gap-6" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
			{data?.items.slice(0, columns).map((product) => (
				<li key={product.id}>
					<ProductCard product={product} heading={heading} eager={false} />
				</li>
			))}
		</ul>
	);
}

export function SampleStage({ language, children }: { language: string; children: ReactNode }) {
	const over = useMemo(
		(): Partial<Stage> => ({
			language,
			pictureOf: () => sample,
			Picture,
			Products,
			feedOf: ({ id }) => sampleFeed(id),
		}),
		[language],
	);
	return (
		<VisitorStage page={nothing} sections={none} over={over}>
			{children}
		</VisitorStage>
	);
}
