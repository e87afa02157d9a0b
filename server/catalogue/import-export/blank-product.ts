// What a product is that only a table knows yet.
import { plainBorder } from '../../../rules/catalogue/image-border.ts';
import { newId } from '../../../rules/ids.ts';
import { blank } from '../products/create-product.ts';
import type { EditedProduct } from '../products/product-shape.ts';

/** Until it has one, its slug is one that is allowed: it is made of the name when it is saved. */
const noSlugYet = 'product';

export const blankProduct = (code: string, slug: string): EditedProduct => ({
	...blank,
	id: newId(),
	slug: slug || noSlugYet,
	code,
	names: {},
	published: false,
	archivedAt: null,
	createdAt: new Date(0),
	updatedAt: new Date(0),
	orderable: true,
	itemNameAllowed: false,
	personalised: false,
	revision: 1,
	choiceFields: [],
	border: plainBorder,
	labelIds: [],
	categoryIds: [],
	images: [],
	thumbnail: null,
	variants: [],
});
