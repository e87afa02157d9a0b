// Colours and faces that designs are made of, in the API.
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { convertSwatch, type SwatchColour } from './convert-swatch.ts';
import { type DesignFace, listFaces } from './list-faces.ts';

const swatchColour = builder.objectRef<SwatchColour>('SwatchColour').implement({
	description: 'A colour in print and on a screen.',
	fields: (t) => ({
		cmyk: t.floatList({
			description: 'Cyan, magenta, yellow and black in percent.',
			resolve: ({ cmyk }) => [...cmyk],
		}),
		screen: t.exposeString('screen', { description: 'Colour on a screen that matches the print: `#rrggbb`.' }),
	}),
});

builder.queryField('convertSwatch', (t) =>
	t.field({
		type: swatchColour,
		description:
			'The inks of a screen colour, or the screen colour of inks, by the profile that a product is printed with. Fails with `VALIDATION` unless exactly one of `hex` and `cmyk` is given, and for other inks than black if the product is printed in one colour.',
		extensions: needs('own'),
		args: {
			hex: t.arg.string({ description: 'Colour of the screen, `#rrggbb`. Black becomes black ink alone.' }),
			cmyk: t.arg.floatList({ description: 'Four inks in percent, with one decimal at most.' }),
			productId: t.arg.id({ description: 'Product whose profile is used; without it FOGRA39L coated.' }),
		},
		resolve: (_root, { hex, cmyk, productId }, { inTenant, tenant }) =>
			convertSwatch(inTenant, tenant.id, productId ? checkId(productId) : null, { hex, cmyk }),
	}),
);

const designFace = builder.objectRef<DesignFace>('DesignFace').implement({
	description: 'A face that designs can be set in.',
	fields: (t) => ({
		family: t.exposeString('family', { description: 'Name of the family.' }),
		weight: t.exposeInt('weight', { description: 'Weight, 100 to 900.' }),
		italic: t.exposeBoolean('italic', { description: 'Whether it is italic.' }),
		sha256: t.exposeString('sha256', { description: 'Hash of its file, which a design names with the face.' }),
		url: t.exposeString('url', { description: 'Path of the whole TTF.' }),
	}),
});

builder.queryField('designFaces', (t) =>
	t.field({
		type: [designFace],
		description: 'All faces that designs can be set in, by family.',
		extensions: needs('public'),
		resolve: () => listFaces(),
	}),
);
