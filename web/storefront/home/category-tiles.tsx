// The categories as pictures, as many in a row as fills the rows best.

import { mediaQuery } from '../../../rules/breakpoints.ts';
import { categoryNameKey } from '../../../rules/texts/thing-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { Picture } from '../../platform/picture.tsx';
import { widestCard } from '../product-grid.tsx';

const columns = { 3: 'tablet:grid-cols-3', 4: 'tablet:grid-cols-4', 5: 'tablet:grid-cols-5' };

function bestColumns(count: number): keyof typeof columns {
	if (count % 4 === 0 || count > 10) return 4;
	if (count % 5 === 0) return 5;
	return count % 3 === 0 ? 3 : 4;
}

const tileWidths = `${mediaQuery('smartphone')} 50vw, ${mediaQuery('extraLarge')} 18rem, 25vw`;

export function CategoryTiles() {
	const { shopfront } = usePlatform();
	const { categories } = shopfront;
	return (
		<ul className={`grid grid-cols-2 gap-x-4 gap-y-6 phone:gap-x-6 ${columns[bestColumns(categories.length)]}`}>
			{categories.map(({ id, slug, name, image }) => (
				<li key={slug}>
					<NearLink to={`/category/${slug}`} className="group tile">
						{image && (
							<span className="tile-frame">
								<Picture className="tile-picture" image={image} sizes={tileWidths} upTo={widestCard} decorative />
							</span>
						)}
						<span className="tile-name">{named(categoryNameKey(id), name)}</span>
					</NearLink>
				</li>
			))}
		</ul>
	);
}
