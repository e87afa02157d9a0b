// What lists show of a product, as one piece: it is written when something changes and read as it stands.
import type { LabelKind, UnavailableReason } from '../../../rules/catalogue/kinds.ts';
import type { Image } from '../../media/media-path.ts';

export interface ListedLabel {
	id: string;
	name: string;
	kind: LabelKind;
	from: string | null;
	until: string | null;
}

export interface ProductCard {
	id: string;
	slug: string;
	name: string;
	/** Null where it has no price. */
	fromPrice: number | null;
	/** Where nobody has described it, it shows what the product is called. */
	image: Image | null;
	published: boolean;
	unavailable: UnavailableReason | null;
	/** Also those that hold at other times. */
	labels: ListedLabel[];
}
