// What lists show of a product, as one piece: it is written when something changes and read as it stands.
import type { LabelKind } from '../../../rules/catalogue/kinds.ts';
import type { Interval } from '../../../rules/subscriptions/interval.ts';
import type { Image } from '../../media/media-path.ts';
import type { Selling } from './selling.ts';

export interface ListedLabel {
	id: string;
	name: string;
	kind: LabelKind;
	from: string | null;
	until: string | null;
}

/** What roles pay otherwise is in it: readers see it through `sellingFor` alone. */
export interface ProductCard extends Selling {
	id: string;
	slug: string;
	name: string;
	/** Where no one has described it, it shows what the product is called. */
	image: Image | null;
	published: boolean;
	/** How often it is paid, where that is the same for all that can be chosen of it; absent: once, or rows of before version 3. */
	every?: Interval | null;
	/** For how many days it is tried out first, where that is the same for all that can be chosen of it; absent in rows of before version 5. */
	trialDays?: number | null;
	/** Also those that hold at other times. */
	labels: ListedLabel[];
}
