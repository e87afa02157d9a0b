// What a template must be before drafts may begin with it.
import { fitsSpecification } from '../../../rules/designs/blank-design.ts';
import type { Design } from '../../../rules/designs/design.ts';
import { pictureIdsOf } from '../../../rules/designs/picture-ids.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { validateDesign } from '../../../rules/designs/validate.ts';
import { isId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { readPrintablePictures } from '../../media/read-pictures.ts';
import { findFaceFile } from '../../printing/faces.ts';
import { refuseTemplate } from './refuse-template.ts';

async function checkFaces({ faces }: Design): Promise<void> {
	for (const face of faces) {
		const file = await findFaceFile(face);
		if (file?.sha256 !== face.sha256) throw refuseTemplate('face', `${face.family} ${face.weight}`);
	}
}

/** Shoppers see those of the library alone. */
async function checkPictures(sql: Sql, tenantId: string, design: Design): Promise<void> {
	const ids = pictureIdsOf(design);
	const known = await readPrintablePictures(sql, tenantId, ids.filter(isId));
	const missing = ids.find((id) => !known.has(id));
	if (missing !== undefined) throw refuseTemplate('picture', missing);
}

/** @throws Refused DESIGN_TEMPLATE_INVALID */
export async function checkTemplate(
	sql: Sql,
	tenantId: string,
	document: unknown,
	specification: PrintSpecification,
): Promise<Design> {
	const { design, errors } = validateDesign(document);
	if (!design) throw refuseTemplate('document', errors[0]?.path ?? '');
	if (!fitsSpecification(design, specification)) throw refuseTemplate('pages');
	await checkFaces(design);
	await checkPictures(sql, tenantId, design);
	return design;
}
