// The schema as it is written: each capability adds its types and operations to this builder, in its own graphql.ts.
import SchemaBuilder from '@pothos/core';
import type { Money } from '../../rules/money.ts';
import type { Messages } from '../../rules/texts/translator.ts';
import type { ListLine } from '../cart/lines.ts';
import type { ProductDetails } from '../catalogue/graphql-product.ts';
import type { PageVariant } from '../catalogue/read-model/product-page.ts';
import type { ShownProduct } from '../catalogue/shown-product.ts';
import type { Image } from '../media/media-path.ts';
import type { FoundOrder } from '../orders/find-order.ts';
import type { ReaderPricing } from '../pricing/find-pricing.ts';
import type { GraphContext } from './context.ts';
import type { FormFault } from './form.ts';
import type { Upload } from './upload.ts';

export const builder = new SchemaBuilder<{
	Context: GraphContext;
	DefaultFieldNullability: false;
	Objects: {
		Money: Money;
		Image: Image;
		FormFault: FormFault;
		Translation: { languageCode: string; translation: string };
		/** Of the catalogue; other capabilities show them or say more of them. */
		Product: ShownProduct;
		ProductDetails: ProductDetails;
		ProductVariant: PageVariant;
		ProductPricing: ReaderPricing;
		/** Of carts, watchlists and drafts. */
		ListItem: ListLine;
		/** Of orders; documents and mails say more of them. */
		Order: FoundOrder;
	};
	Inputs: {
		TranslationInput: { languageCode: string; translation: string };
	};
	Scalars: {
		ID: { Input: string; Output: string };
		Upload: { Input: Upload; Output: never };
		FormValues: { Input: unknown; Output: unknown };
		JSON: { Input: unknown; Output: unknown };
		Messages: { Input: never; Output: Messages };
	};
}>({ defaultFieldNullability: false });

builder.queryType();
builder.mutationType();

builder.objectType('Money', {
	description: 'An amount in the smallest unit of its currency',
	fields: (t) => ({
		minor: t.exposeInt('minor'),
		currency: t.exposeString('currency'),
	}),
});
