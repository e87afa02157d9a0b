// What thumbnails are rendered from where a product has no pictures: the format that it is printed in.
import { type FindThumbnailSources, findFirstImages } from '../../catalogue/products/generate-thumbnails.ts';
import { findSpecifications } from '../specification/find-specification.ts';
import { renderThumbnail } from './render-thumbnail.ts';

/**
 * The empty sheet, of a product without pictures and of those of its variants that are printed in another format. A variant without pictures shows
 * those of its product, which say more than an empty sheet.
 */
const findFormats: FindThumbnailSources = async (sql, tenantId, products) => {
	const pictured = await findFirstImages(sql, tenantId, products);
	if (products.some(({ id, isVariant }) => !isVariant && pictured.has(id))) return new Map();
	const ids = products.map(({ id }) => id);
	const specifications = await findSpecifications(sql, tenantId, ids);
	const own = [...specifications].filter(([id, { productId }]) => id === productId);
	return new Map(
		own.map(([id, { specification }]) => [
			id,
			{ madeFrom: 'printSpecification', render: () => renderThumbnail({ specification }) },
		]),
	);
};

/** The first that has something of a product wins. */
export const thumbnailSources: readonly FindThumbnailSources[] = [findFirstImages, findFormats];
