// Print specifications in the API.
import { readDieLine } from '../../../rules/designs/print-specification.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { type FoundSpecification, findSpecification } from './find-specification.ts';
import { inksType, requirementType, specificationType } from './graphql-types.ts';
import { deleteSpecification, saveSpecification } from './save-specification.ts';

const foundType = builder.objectRef<FoundSpecification>('ProductPrintSpecification').implement({
	description: 'The print specification of a product or variant.',
	fields: (t) => ({
		productId: t.exposeID('productId', {
			description: 'Id of the product that it is set at; a variant without its own has that of its product.',
		}),
		specification: t.expose('specification', { type: specificationType, description: 'The specification itself.' }),
		revision: t.exposeInt('revision', { description: 'Number of the save; the next one names it.' }),
	}),
});

const specificationInput = builder.inputType('PrintSpecificationInput', {
	description: 'What the press needs to know of a product. Lengths are whole micrometres.',
	fields: (t) => ({
		width: t.int({ required: true, description: 'Width of the trimmed, unfolded sheet, 5 mm to 5 m.' }),
		height: t.int({ required: true, description: 'Height of the trimmed, unfolded sheet, 5 mm to 5 m.' }),
		bleed: t.int({ required: true, description: 'Bleed on every side, at most 50 mm.' }),
		safeMargin: t.int({ required: true, description: 'Safe margin inside the trim, at most 50 mm.' }),
		sides: t.stringList({ required: true, description: 'Names of the printed sides or pages, 1 to 200, each once.' }),
		folds: t.intList({
			required: true,
			description: 'Distances of the folds from the left edge, ascending, at most 12.',
		}),
		dieLine: t.string({
			description:
				'Outline of a shape that is cut out, as absolute commands `M`, `L`, `C`, `Z`. Fractions of a micrometre are rounded.',
		}),
		profileId: t.id({ description: 'Id of an uploaded colour profile; FOGRA39L coated if left out.' }),
		maximumInk: t.int({ required: true, description: 'Largest total of all inks in percent, 100 to 400.' }),
		errorPpi: t.int({ required: true, description: 'Resolution of pictures below which nothing can be released.' }),
		warningPpi: t.int({ required: true, description: 'Resolution of pictures below which the shopper is warned.' }),
		dataRequirement: t.field({
			type: requirementType,
			required: true,
			description: 'When the shopper gives the print data.',
		}),
		cropMarks: t.boolean({ required: true, description: 'Whether print files get crop marks.' }),
		countsRowsTogether: t.boolean({
			description: 'Whether all rows of a series cost as much as one run of all pieces; false if left out.',
		}),
		inks: t.field({ type: inksType, description: 'The inks that it is printed with; full colour if left out.' }),
	}),
});

builder.queryField('printSpecification', (t) =>
	t.field({
		type: foundType,
		nullable: true,
		description: 'The print specification of a product or variant; null if it is not printed from data.',
		extensions: needs('qProd'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		resolve: async (_root, { productId }, { tenant, inTenant }) =>
			(await inTenant((sql) => findSpecification(sql, tenant.id, checkId(productId)))) ?? null,
	}),
);

builder.mutationField('savePrintSpecification', (t) =>
	t.field({
		type: foundType,
		description:
			'Sets the print specification of a product or variant. Fails with `VALIDATION` naming the field, and with `PRODUCT_CHANGED` if another user has saved it since.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			revision: t.arg.int({ description: 'The revision that is changed; null if it has none of its own yet.' }),
			specification: t.arg({ type: specificationInput, required: true, description: 'The new specification.' }),
		},
		resolve: (_root, { productId, revision, specification }, context) => {
			const { sides, dieLine, profileId, countsRowsTogether, inks, ...given } = specification;
			return context.inTenant((sql) =>
				saveSpecification(sql, callerOf(context), checkId(productId), revision ?? null, {
					...given,
					sides: sides.map((name) => ({ name: name.trim() })),
					dieLine: readDieLine(dieLine ?? ''),
					profileId: profileId ? checkId(profileId) : null,
					...(countsRowsTogether && { countsRowsTogether }),
					...(inks === 'oneColour' && { inks }),
				}),
			);
		},
	}),
);

builder.mutationField('deletePrintSpecification', (t) =>
	t.boolean({
		description:
			'Removes the print specification of a product or variant. Always true. Fails with `PRODUCT_CHANGED` if another user has saved it since.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			revision: t.arg.int({ required: true, description: 'The revision that is removed.' }),
		},
		async resolve(_root, { productId, revision }, context) {
			await context.inTenant((sql) => deleteSpecification(sql, callerOf(context), checkId(productId), revision));
			return true;
		},
	}),
);
