// Begins the template of a product: with an empty page for each side, with the template of another product, or with pages of a file as background.
import { blankDesign, fitDesign } from '../../../rules/designs/blank-design.ts';
import { compareFormat } from '../../../rules/designs/compare-format.ts';
import type { Design } from '../../../rules/designs/design.ts';
import type { BackgroundPlacement } from '../../../rules/designs/place-background.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { validateDesign } from '../../../rules/designs/validate.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { addBackgrounds, type BackgroundFile, measureBackground } from '../backgrounds/add-background.ts';
import type { LibraryServices } from '../pictures/add-library-picture.ts';
import { requireSpecification } from '../templates/change-templates.ts';
import { type FoundTemplate, findTemplate } from '../templates/find-template.ts';
import { refuseTemplate } from '../templates/refuse-template.ts';
import { putTemplate } from './replace-template.ts';

/** As when there are more sides than a design may have pages. @throws Refused DESIGN_TEMPLATE_INVALID */
function checkDocument(design: Design): Design {
	const { errors } = validateDesign(design);
	if (errors) throw refuseTemplate('document', errors[0]?.path);
	return design;
}

/** On the pages of a product. @throws Refused DESIGN_TEMPLATE_INVALID with `format` where these are others and nobody has agreed to that */
export function adaptDesign(design: Design, specification: PrintSpecification, isAgreed: boolean): Design {
	const difference = isAgreed ? null : compareFormat(design, specification);
	if (difference) throw refuseTemplate('format', '', difference);
	return checkDocument(fitDesign(design, specification));
}

interface Beginning {
	productId: string;
	/** A product whose template it begins with; null: an empty page for each side. */
	copyOf: string | null;
	overwrite: boolean;
	/** Whether it may lose what the pages of this product have no room for. */
	adapt: boolean;
}

async function beginDocument(
	sql: Sql,
	tenantId: string,
	{ productId, copyOf, adapt }: Pick<Beginning, 'productId' | 'copyOf' | 'adapt'>,
): Promise<Design> {
	const specification = await requireSpecification(sql, tenantId, productId);
	if (copyOf === null) return checkDocument(blankDesign(specification));
	const source = await findTemplate(sql, tenantId, { productId: copyOf });
	if (!source) throw new Refused('NOT_FOUND');
	return adaptDesign(source.document, specification, adapt);
}

interface FileBeginning extends Pick<Beginning, 'productId' | 'overwrite'> {
	file: BackgroundFile;
	placement: BackgroundPlacement | null;
}

/** The pages of a PDF in their order, or a drawing on the first side. @throws Refused, RefusedPicture */
export async function createTemplateFromFile(
	services: LibraryServices,
	caller: Caller,
	{ productId, overwrite, file, placement }: FileBeginning,
): Promise<FoundTemplate> {
	const { blank, exists, inks } = await services.inTenant(async (sql) => ({
		inks: (await requireSpecification(sql, caller.tenant.id, productId)).inks,
		blank: await beginDocument(sql, caller.tenant.id, { productId, copyOf: null, adapt: false }),
		exists: (await findTemplate(sql, caller.tenant.id, { productId })) !== undefined,
	}));
	const wanted = { product: blank.product, page: 1, count: blank.pages.length, inks, placement };
	const measured = await measureBackground(services, caller, file, wanted);
	// Nobody is asked whether to overwrite something by a file that cannot be used.
	if (exists && !overwrite) throw new Refused('DESIGN_TEMPLATE_EXISTS');
	const document = checkDocument(await addBackgrounds(services, caller, measured, blank));
	const origin = { fileName: file.name.slice(0, 255) };
	return services.inTenant((sql) => putTemplate(sql, caller, { productId, document, overwrite, origin }));
}

export async function createTemplate(
	sql: Sql,
	caller: Caller,
	{ productId, copyOf, overwrite, adapt }: Beginning,
): Promise<FoundTemplate> {
	const document = await beginDocument(sql, caller.tenant.id, { productId, copyOf, adapt });
	return putTemplate(sql, caller, { productId, document, overwrite, origin: { copyOf } });
}
