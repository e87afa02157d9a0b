// What the page of a product says about its printing.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { productDetailsRef } from '../../catalogue/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import { querySpecifications } from '../specification/find-specification.ts';
import { requirementType } from '../specification/graphql-types.ts';
import { dataSheetAddress } from './data-sheet-address.ts';

interface ProductPrinting {
	productId: string;
	specification: PrintSpecification;
}

const printing = builder.objectRef<ProductPrinting>('ProductPrinting').implement({
	description: 'What shoppers need to know about the print data of a product. Lengths are whole micrometres.',
	fields: (t) => ({
		requirement: t.field({
			type: requirementType,
			description: 'When the shopper gives the print data.',
			resolve: ({ specification }) => specification.dataRequirement,
		}),
		width: t.int({
			description: 'Width of the trimmed, unfolded sheet.',
			resolve: ({ specification }) => specification.width,
		}),
		height: t.int({
			description: 'Height of the trimmed, unfolded sheet.',
			resolve: ({ specification }) => specification.height,
		}),
		bleed: t.int({
			description: 'How far print data reaches beyond the trim on every side.',
			resolve: ({ specification }) => specification.bleed,
		}),
		sides: t.stringList({
			description: 'Names of the printed sides or pages, in their order.',
			resolve: ({ specification }) => specification.sides.map(({ name }) => name),
		}),
		dataSheet: t.string({
			description: 'Path of the data sheet, a PDF; `?language=` chooses its language.',
			resolve: ({ productId }) => dataSheetAddress(productId),
		}),
	}),
});

builder.objectField(productDetailsRef, 'printing', (t) =>
	t.field({
		type: printing,
		nullable: true,
		description:
			'Printing of the chosen variant, or of a product without variants; null if it is not printed from data of the shopper.',
		async resolve({ listed, sold, variant }, _args, { tenant, read }) {
			const productId = variant?.id ?? listed.card.id;
			const readOwn = async () =>
				(await read((sql) => querySpecifications(sql, tenant.id, [productId])))[0]?.specification;
			const specification = sold ? sold.printing : await readOwn();
			return specification && specification.dataRequirement !== 'none' ? { productId, specification } : null;
		},
	}),
);
