// The schema as it is written: each domain adds its types and operations to this builder, in its own graphql.ts. Types that
// several domains show or extend are refs of their domain's graphql-parts.ts.
import SchemaBuilder from '@pothos/core';
import type { Money } from '../../rules/money.ts';
import type { Messages } from '../../rules/texts/translator.ts';
import type { GraphContext } from './context.ts';
import type { FormError } from './form.ts';
import type { Upload } from './upload.ts';

export const builder = new SchemaBuilder<{
	Context: GraphContext;
	DefaultFieldNullability: false;
	Objects: {
		Money: Money;
		FormFault: FormError;
		Translation: { languageCode: string; translation: string };
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

builder.queryType({ description: 'Reads data. All queries of a document are independent of each other.' });
builder.mutationType({ description: 'Changes data. The mutations of a document are executed one after the other.' });

builder.objectType('Money', {
	description: 'An amount of money.',
	fields: (t) => ({
		minor: t.exposeInt('minor', { description: 'Amount in the smallest unit of the currency, such as cents.' }),
		currency: t.exposeString('currency', { description: 'Currency as an ISO 4217 code.' }),
	}),
});
