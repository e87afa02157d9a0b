// Begins the template of a product: with an empty page for each side, with the template of another product, or with pages of a file as background.
import { blankDesign, fitDesign } from '../../../rules/designs/blank-design.ts';
import type { Design } from '../../../rules/designs/design.ts';
import { validateDesign } from '../../../rules/designs/validate.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { addBackgrounds, type BackgroundFile } from '../backgrounds/add-background.ts';
import type { LibraryServices } from '../pictures/add-library-picture.ts';
import { requireSpecification } from '../templates/change-templates.ts';
import { type FoundTemplate, findTemplate } from '../templates/find-template.ts';
import { refuseTemplate } from '../templates/refuse-template.ts';
import { putTemplate } from './replace-template.ts';

/** As when there are more sides than a design may have pages. @throws Refused DESIGN_TEMPLATE_INVALID */
export function checkDocument(design: Design): Design {
	const { errors } = validateDesign(design);
	if (errors) throw refuseTemplate('document', errors[0]?.path);
	return design;
}

async function beginDocument(sql: Sql, tenantId: string, productId: string, copyOf: string | null): Promise<Design> {
	const specification = await requireSpecification(sql, tenantId, productId);
	if (copyOf === null) return checkDocument(blankDesign(specification));
	const source = await findTemplate(sql, tenantId, { productId: copyOf });
	if (!source) throw new Refused('NOT_FOUND');
	return checkDocument(fitDesign(source.document, specification));
}

interface Beginning {
	productId: string;
	/** A product whose template it begins with; null: an empty page for each side. */
	copyOf: string | null;
	overwrite: boolean;
}

/** The pages of a PDF in their order, or a drawing on the first side. @throws Refused, RefusedPicture */
export async function createTemplateFromFile(
	services: LibraryServices,
	caller: Caller,
	{ productId, overwrite, file }: Omit<Beginning, 'copyOf'> & { file: BackgroundFile },
): Promise<FoundTemplate> {
	const blank = await services.inTenant(async (sql) => {
		const document = await beginDocument(sql, caller.tenant.id, productId, null);
		if (!overwrite && (await findTemplate(sql, caller.tenant.id, { productId })))
			throw new Refused('DESIGN_TEMPLATE_EXISTS');
		return document;
	});
	const document = checkDocument(await addBackgrounds(services, caller, file, blank));
	const origin = { fileName: file.name.slice(0, 255) };
	return services.inTenant((sql) => putTemplate(sql, caller, { productId, document, overwrite, origin }));
}

export async function createTemplate(
	sql: Sql,
	caller: Caller,
	{ productId, copyOf, overwrite }: Beginning,
): Promise<FoundTemplate> {
	const document = await beginDocument(sql, caller.tenant.id, productId, copyOf);
	return putTemplate(sql, caller, { productId, document, overwrite, origin: { copyOf } });
}
