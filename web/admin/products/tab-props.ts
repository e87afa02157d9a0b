// What every tab of the editor of a product gets.
import type { Editor } from '../editor.ts';
import type { EditingContext, Product, ProductValues } from './product-values.ts';

export interface TabProps {
	product: Product;
	surroundings: EditingContext;
	editor: Editor<ProductValues>;
	readOnly: boolean;
}
