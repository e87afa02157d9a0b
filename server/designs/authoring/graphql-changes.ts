// Beginning, importing, overwriting and restoring templates in the API.
import { readFile } from 'node:fs/promises';
import { backgroundPlacements } from '../../../rules/designs/place-background.ts';
import { mostTemplateFileBytes } from '../../../rules/designs/template-file.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { addBackground, measureBackground } from '../backgrounds/add-background.ts';
import type { LibraryServices } from '../pictures/add-library-picture.ts';
import { requireSpecification } from '../templates/change-templates.ts';
import { holdTemplate } from '../templates/find-template.ts';
import { createTemplate, createTemplateFromFile } from './create-template.ts';
import { templateType } from './graphql.ts';
import { importTemplate } from './import-template.ts';
import { restoreTemplateVersion } from './template-versions.ts';

/** Of a PDF or SVG. */
const mostBackgroundBytes = 40 * 2 ** 20;

function servicesOf({ inTenant, media, signal }: GraphContext): LibraryServices {
	if (!media) throw new Error('no media services in this context');
	return { inTenant, media, signal };
}

const overwriting =
	'Whether it may replace an existing template. What was worked on is stored as a version of the design and can be undone in the studio; published versions stay.';

const adapting =
	'Whether it may lose what the pages of the product have no room for. Without it, `DESIGN_TEMPLATE_INVALID` with the `reason` `format` names `width`, `height`, `wantedWidth` and `wantedHeight` in micrometres, the pages that are `dropped` or would be `empty`, and how many objects lie `outside`.';

const placementType = builder.enumType('BackgroundPlacement', {
	description: 'How a page with another format than the product is placed.',
	values: describeValues(backgroundPlacements, {
		actualSize: 'As large as it is, in the middle of the page.',
		fit: 'Scaled as a whole, within the trim.',
		fill: 'Scaled over everything that is printed, and cut off where it is more.',
	}),
});

const placing =
	'How pages with another format are placed. Without it, `DESIGN_TEMPLATE_INVALID` with the `reason` `format` names `width`, `height`, `wantedWidth` and `wantedHeight` in micrometres, and the `page`.';

const backgroundReasons =
	'`background`, `pdfDamaged`, `pdfEncrypted`, `pdfNoPage`, `svgDamaged`, `svgTooLarge` or `format`';

builder.mutationFields((t) => ({
	createDesignTemplate: t.field({
		type: templateType,
		description:
			'Begins the template of a product or variant. Shoppers see it once it is published. Fails with `DESIGN_TEMPLATE_EXISTS`, with `PRODUCT_NOT_PRINTED` if there is no print specification, with `NOT_FOUND` if there is nothing to copy, and with `DESIGN_TAKEN_OVER` if the one to be overwritten is open in the studio.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			copyOf: t.arg.id({
				description: 'Id of a product whose template it begins with; without it with an empty page for each side.',
			}),
			overwrite: t.arg.boolean({ description: overwriting }),
			adapt: t.arg.boolean({ description: adapting }),
		},
		resolve: (_root, { productId, copyOf, overwrite, adapt }, context) =>
			context.inTenant((sql) =>
				createTemplate(sql, callerOf(context), {
					productId: checkId(productId),
					copyOf: copyOf ? checkId(copyOf) : null,
					overwrite: overwrite ?? false,
					adapt: adapt ?? false,
				}),
			),
	}),
	createDesignTemplateFromFile: t.field({
		type: templateType,
		description: `Begins a template with pages of a PDF, one for each side, or with an SVG on the first side, as locked background. Fails as \`createDesignTemplate\`, and with \`DESIGN_TEMPLATE_INVALID\`, whose \`reason\` is ${backgroundReasons}.`,
		extensions: { ...needs('mProd'), ...takesFiles({ bytes: mostBackgroundBytes }) },
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			file: t.arg({ type: 'Upload', required: true, description: 'A PDF or SVG, at most 40 MiB.' }),
			overwrite: t.arg.boolean({ description: overwriting }),
			placement: t.arg({ type: placementType, description: placing }),
		},
		resolve: async (_root, { productId, file, overwrite, placement }, context) =>
			createTemplateFromFile(servicesOf(context), callerOf(context), {
				productId: checkId(productId),
				overwrite: overwrite ?? false,
				placement: placement ?? null,
				file: { name: file.name, bytes: await readFile(file.path) },
			}),
	}),
	importDesignTemplate: t.field({
		type: templateType,
		description:
			'Takes in a template that was exported, also in another shop. Its pictures go to the media library. Fails as `createDesignTemplate`, and with `DESIGN_TEMPLATE_INVALID`, whose `reason` is `file`, `version`, `document`, `face`, `picture` or `format`.',
		extensions: { ...needs('mProd'), ...takesFiles({ bytes: mostTemplateFileBytes }) },
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			file: t.arg({ type: 'Upload', required: true, description: 'The exported file.' }),
			overwrite: t.arg.boolean({ description: overwriting }),
			adapt: t.arg.boolean({ description: adapting }),
		},
		resolve: async (_root, { productId, file, overwrite, adapt }, context) =>
			importTemplate(servicesOf(context), callerOf(context), {
				productId: checkId(productId),
				overwrite: overwrite ?? false,
				adapt: adapt ?? false,
				bytes: await readFile(file.path),
			}),
	}),
	restoreDesignTemplate: t.field({
		type: templateType,
		description:
			'Makes a published version what is worked on. Shoppers see it once it is published again. Fails with `DESIGN_TAKEN_OVER` if the template is open in the studio.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the template.' }),
			version: t.arg.int({ required: true, description: 'Number of the version.' }),
		},
		resolve: (_root, { id, version }, context) =>
			context.inTenant((sql) => restoreTemplateVersion(sql, callerOf(context), checkId(id), version)),
	}),
	addTemplateBackground: t.field({
		type: 'JSON',
		description:
			'Puts a page of a PDF, or an SVG, into the media library, and returns it: `element` is an element of a design that shows it as locked background, `picture` has `id`, `name`, `width` and `height`. Fails with `DESIGN_TEMPLATE_INVALID` as `createDesignTemplateFromFile`.',
		extensions: { ...needs('mProd'), ...takesFiles({ bytes: mostBackgroundBytes }) },
		args: {
			id: t.arg.id({ required: true, description: 'Id of the template.' }),
			page: t.arg.int({ description: 'Number of the page of a PDF, from 1; the first if left out.' }),
			file: t.arg({ type: 'Upload', required: true, description: 'A PDF or SVG, at most 40 MiB.' }),
			placement: t.arg({ type: placementType, description: placing }),
		},
		resolve: async (_root, { id, page, file, placement }, context) => {
			const { tenant, inTenant } = context;
			const { document, inks } = await inTenant(async (sql) => {
				const template = await holdTemplate(sql, tenant.id, checkId(id));
				const specification = await requireSpecification(sql, tenant.id, template.productId);
				return { document: template.document, inks: specification.inks };
			});
			const sent = { name: file.name, bytes: await readFile(file.path) };
			const { product } = document;
			const wanted = { product, page: Math.max(1, page ?? 1), count: 1, inks, placement: placement ?? null };
			const [services, caller] = [servicesOf(context), callerOf(context)];
			const measured = await measureBackground(services, caller, sent, wanted);
			return addBackground(services, caller, measured, 0, product);
		},
	}),
}));
