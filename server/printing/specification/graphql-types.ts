// The types of print specifications in the API.
import { dataRequirements, inkChoices, type PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';

export const requirementType = builder.enumType('PrintDataRequirement', {
	description: 'When the shopper gives the print data of a product.',
	values: describeValues(dataRequirements, {
		none: 'Never: the product is printed without data of the shopper.',
		now: 'Before it is ordered.',
		later: 'Before it is ordered or afterwards.',
	}),
});

export const inksType = builder.enumType('PrintInks', {
	description: 'Which inks a product is printed with.',
	values: describeValues(inkChoices, {
		fullColour: 'Cyan, magenta, yellow and black.',
		oneColour: 'One ink: black, or one that is mixed.',
	}),
});

export const specificationType = builder.objectRef<PrintSpecification>('PrintSpecification').implement({
	description: 'What the press needs to know of a product. Lengths are whole micrometres.',
	fields: (t) => ({
		width: t.exposeInt('width', { description: 'Width of the trimmed, unfolded sheet.' }),
		height: t.exposeInt('height', { description: 'Height of the trimmed, unfolded sheet.' }),
		bleed: t.exposeInt('bleed', { description: 'How far print data reaches beyond the trim on every side.' }),
		safeMargin: t.exposeInt('safeMargin', {
			description: 'Distance from the trim in which nothing important may lie.',
		}),
		sides: t.stringList({
			description: 'Names of the printed sides or pages, in their order.',
			resolve: ({ sides }) => sides.map(({ name }) => name),
		}),
		folds: t.intList({
			description: 'Distances of the folds from the left edge of the first side.',
			resolve: ({ folds }) => [...folds],
		}),
		dieLine: t.exposeString('dieLine', {
			nullable: true,
			description: 'Outline of a shape that is cut out, as absolute path commands; null if the trim is the outline.',
		}),
		profileId: t.exposeID('profileId', {
			nullable: true,
			description: 'Id of the colour profile that print files are made for; null for FOGRA39L coated.',
		}),
		maximumInk: t.exposeInt('maximumInk', { description: 'Largest total of all inks, in percent.' }),
		errorPpi: t.exposeInt('errorPpi', { description: 'Resolution of pictures below which nothing can be released.' }),
		warningPpi: t.exposeInt('warningPpi', { description: 'Resolution of pictures below which the shopper is warned.' }),
		dataRequirement: t.expose('dataRequirement', {
			type: requirementType,
			description: 'When the shopper gives the print data.',
		}),
		cropMarks: t.exposeBoolean('cropMarks', { description: 'Whether print files have crop marks.' }),
		countsRowsTogether: t.boolean({
			description:
				'Whether all rows of a series cost as much as one run of all pieces; else each row is a run of its own.',
			resolve: ({ countsRowsTogether }) => countsRowsTogether ?? false,
		}),
		inks: t.field({
			type: inksType,
			description: 'The inks that it is printed with.',
			resolve: ({ inks }) => inks ?? 'fullColour',
		}),
	}),
});
