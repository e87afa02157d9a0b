// Takes a template in that comes as a file: validated as a whole before anything is stored, its pictures into the library of this shop, its faces those of
// this installation, its swatches as this shop's press shows them.
import type { Design, Face } from '../../../rules/designs/design.ts';
import { mapPictures } from '../../../rules/designs/map-pictures.ts';
import { pictureIdsOf } from '../../../rules/designs/picture-ids.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { mostTemplateFileBytes, readTemplateFile, type TemplateFile } from '../../../rules/designs/template-file.ts';
import { isId } from '../../../rules/ids.ts';
import type { Caller } from '../../accounts/services.ts';
import { Refused } from '../../failure.ts';
import { readPrintablePictures } from '../../media/read-pictures.ts';
import { screenColours } from '../../printing/colour/colour-work.ts';
import { findFaceFile } from '../../printing/faces.ts';
import { loadProfile } from '../../printing/profiles/find-profile.ts';
import { addLibraryPicture, type LibraryServices } from '../pictures/add-library-picture.ts';
import { requireSpecification } from '../templates/change-templates.ts';
import { type FoundTemplate, findTemplate } from '../templates/find-template.ts';
import { refuseTemplate } from '../templates/refuse-template.ts';
import { adaptDesign } from './create-template.ts';
import { putTemplate } from './replace-template.ts';

interface Import {
	productId: string;
	bytes: Buffer;
	overwrite: boolean;
	/** Whether it may lose what the pages of this product have no room for. */
	adapt: boolean;
}

/** @throws Refused */
function readFile(bytes: Buffer): TemplateFile {
	if (bytes.length > mostTemplateFileBytes) throw new Refused('TOO_LARGE');
	const read = readTemplateFile(bytes.toString('utf8'));
	if (!read.file) throw refuseTemplate(read.isNewer ? 'version' : 'file', read.error.path);
	return read.file;
}

/** By their names: their bytes may be others here. */
async function findFaces(faces: readonly Face[]): Promise<Face[]> {
	return Promise.all(
		faces.map(async (face) => {
			const file = await findFaceFile(face);
			if (!file) throw refuseTemplate('face', `${face.family} ${face.weight}`);
			return { ...face, sha256: file.sha256 };
		}),
	);
}

interface Shop {
	specification: PrintSpecification;
	/** Pictures of the library that the template names already. */
	known: ReadonlySet<string>;
	profile: Awaited<ReturnType<typeof loadProfile>>;
	/** Whether it has a template already. */
	exists: boolean;
}

function findShop({ inTenant }: LibraryServices, caller: Caller, { productId }: Import, ids: string[]) {
	const tenantId = caller.tenant.id;
	return inTenant(async (sql): Promise<Shop> => {
		const specification = await requireSpecification(sql, tenantId, productId);
		const exists = (await findTemplate(sql, tenantId, { productId })) !== undefined;
		const known = new Set((await readPrintablePictures(sql, tenantId, ids.filter(isId))).keys());
		return { specification, known, exists, profile: await loadProfile(sql, tenantId, specification.profileId) };
	});
}

/** @returns the ids that the pictures have here, by those that they had @throws RefusedPicture */
async function addPictures(
	services: LibraryServices,
	caller: Caller,
	pictures: TemplateFile['pictures'],
): Promise<Map<string, string>> {
	const ids = new Map<string, string>();
	for (const { id, name, data } of pictures) {
		const file = { name, bytes: Buffer.from(data, 'base64') };
		ids.set(id, (await addLibraryPicture(services, caller, file)).id);
	}
	return ids;
}

/** What they look like is computed from the profile of this shop, never believed. */
async function colourSwatches(design: Design, { profile }: Shop, tenantId: string): Promise<Design> {
	const work = { tenantId, profile };
	const screens = await screenColours(
		work,
		design.swatches.map(({ cmyk }) => cmyk),
	);
	const swatches = design.swatches.map((swatch, index) => ({ ...swatch, screen: screens[index] ?? swatch.screen }));
	const schemes = await Promise.all(
		design.schemes.map(async (scheme) => {
			const entries = Object.entries(scheme.colours);
			const shown = await screenColours(
				work,
				entries.map(([, { cmyk }]) => cmyk),
			);
			const colours = entries.map(([id, { cmyk, screen }], index) => [id, { cmyk, screen: shown[index] ?? screen }]);
			return { ...scheme, colours: Object.fromEntries(colours) };
		}),
	);
	return { ...design, swatches, schemes };
}

/**
 * @throws Refused DESIGN_TEMPLATE_INVALID with what is wrong, DESIGN_TEMPLATE_EXISTS, PRODUCT_NOT_PRINTED, TOO_LARGE;
 * RefusedPicture for a picture that is none
 */
export async function importTemplate(
	services: LibraryServices,
	caller: Caller,
	wanted: Import,
): Promise<FoundTemplate> {
	const { document, pictures } = readFile(wanted.bytes);
	const faces = await findFaces(document.faces);
	const ids = pictureIdsOf(document);
	const shop = await findShop(services, caller, wanted, ids);
	const missing = ids.filter((id) => !shop.known.has(id));
	const sent = new Map(pictures.map((picture) => [picture.id, picture]));
	const absent = missing.find((id) => !sent.has(id));
	if (absent !== undefined) throw refuseTemplate('picture', absent);
	const fitted = adaptDesign({ ...document, faces }, shop.specification, wanted.adapt);
	// Nobody is asked whether to overwrite something by a file that cannot be used.
	if (shop.exists && !wanted.overwrite) throw new Refused('DESIGN_TEMPLATE_EXISTS');
	const coloured = await colourSwatches(fitted, shop, caller.tenant.id);
	const added = await addPictures(
		services,
		caller,
		missing.flatMap((id) => sent.get(id) ?? []),
	);
	const { productId, overwrite } = wanted;
	const origin = { imported: true, pictures: added.size };
	return services.inTenant((sql) =>
		putTemplate(sql, caller, { productId, document: mapPictures(coloured, added), overwrite, origin }),
	);
}
