// A template as a file: the document, and the pictures of the library that it shows. It is taken into another shop as something that a stranger has made.
import type { Design } from './design.ts';
import { designLimits, designVersion } from './design.ts';
import { type Check, type DesignError, isRecord, list, oneOf, record, satisfies, text } from './shape.ts';
import { validateDesign } from './validate.ts';

const templateFileVersion = 1;
const format = 'platen-template';

/** Of the whole file: pictures take a third more than they have bytes. */
export const mostTemplateFileBytes = 60 * 2 ** 20;

export interface TemplatePicture {
	id: string;
	name: string;
	/** Base64. */
	data: string;
}

export interface TemplateFile {
	format: typeof format;
	version: typeof templateFileVersion;
	document: Design;
	pictures: readonly TemplatePicture[];
}

export const makeTemplateFile = (document: Design, pictures: readonly TemplatePicture[]): TemplateFile => ({
	...{ format, version: templateFileVersion, document, pictures },
});

const isBase64 = (value: unknown) =>
	typeof value === 'string' && value.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value) && value.length > 0;

const shape: Check = record({
	format: oneOf([format]),
	version: oneOf([templateFileVersion]),
	document: satisfies(isRecord),
	pictures: list(
		record({ id: text(64, /^[\w-]+$/), name: text(200), data: satisfies(isBase64) }),
		designLimits.pictures * 2,
	),
});

export type ReadTemplateFile =
	| { file: TemplateFile; error?: never }
	/** `isNewer`: written by a newer version of this shop system. */
	| { file?: never; error: DesignError; isNewer: boolean };

function parse(json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
}

const isAbove = (value: unknown, version: number) => Number.isSafeInteger(value) && (value as number) > version;

const isNewerFile = (given: unknown): boolean =>
	isRecord(given) &&
	given.format === format &&
	(isAbove(given.version, templateFileVersion) ||
		(isRecord(given.document) && isAbove(given.document.version, designVersion)));

/** @returns the document in the current version */
export function readTemplateFile(json: string): ReadTemplateFile {
	const given = parse(json);
	if (isNewerFile(given)) return { error: { path: 'version', code: 'version' }, isNewer: true };
	const errors: DesignError[] = [];
	shape(given, '', errors);
	if (errors[0]) return { error: errors[0], isNewer: false };
	// Its shape has just been checked.
	const file = given as TemplateFile;
	const { design, errors: found } = validateDesign(file.document);
	if (!design) return { error: found[0] ?? { path: 'document', code: 'shape' }, isNewer: false };
	return { file: { ...file, document: design } };
}
