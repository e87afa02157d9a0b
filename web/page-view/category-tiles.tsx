// Categories as pictures, as many in a row as fills the rows best.

import { mediaQuery } from '../../rules/breakpoints.ts';
import type { ShopCategory } from '../../rules/page-contract.ts';
import { categoryNameKey } from '../../rules/texts/entity-keys.ts';
import { named } from '../../rules/texts/translator.ts';
import { Picture } from '../platform/picture.tsx';
import { CategoryLink } from './category-link.tsx';
import { widestCard } from './product-grid.tsx';

const columns = { 3: 'phone:grid-cols-3', 4: 'phone:grid-cols-4', 5: 'phone:grid-cols-5' };

/** As many in a row as fills the rows best. */
export function bestColumns(count: number): keyof typeof columns {
	if (count % 4 === 0 || count > 10) return 4;
	if (count % 5 === 0) return 5;
	return count % 3 === 0 ? 3 : 4;
}

const tileWidths = `${mediaQuery('smartphone')} 50vw, ${mediaQuery('extraLarge')} 18rem, 25vw`;
const smallWidths = `${mediaQuery('smartphone')} 33vw, 10rem`;

interface TilesProps {
	categories: readonly ShopCategory[];
	/** Above a list, which is what the page is about. */
	small?: boolean;
}

export function CategoryTiles({ categories, small = false }: TilesProps) {
	const grid = small
		? 'grid-cols-3 phone:grid-cols-4 tablet:grid-cols-6 desktop:grid-cols-8'
		: `grid-cols-2 ${columns[bestColumns(categories.length)]}`;
	return (
		<ul className={`grid gap-x-4 gap-y-6 phone:gap-x-6 ${grid}`}>
			{categories.map((category) => (
				<li key={category.slug}>
					<CategoryTile category={category} small={small} />
				</li>
			))}
		</ul>
	);
}

export function CategoryTile({ category, small = false }: { category: ShopCategory; small?: boolean }) {
	return (
		<CategoryLink category={category} className="group tile">
			{category.image && (
				<span className="tile-frame">
					<Picture
						className="tile-picture"
						image={category.image}
						sizes={small ? smallWidths : tileWidths}
						upTo={widestCard}
						decorative
					/>
				</span>
			)}
			<span className="tile-name">{named(categoryNameKey(category.id), category.name)}</span>
		</CategoryLink>
	);
}
