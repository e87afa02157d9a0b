// What every tab of the editor of a product gets.
import type { Editor } from '../editor.ts';
import type { Product, ProductValues, Surroundings } from './product-values.ts';

export interface TabProps {
	product: Product;
	surroundings: Surroundings;
	editor: Editor<ProductValues>;
	readOnly: boolean;
}
