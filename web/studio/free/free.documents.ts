// What free mode asks beside the steps of editing.
import { graphql } from '../../platform/graphql.ts';

export const convertSwatchDocument = graphql(`
	query ConvertSwatch($hex: String, $cmyk: [Float!], $productId: ID) {
		convertSwatch(hex: $hex, cmyk: $cmyk, productId: $productId) { cmyk screen }
	}
`);
