// Holds a drawn design against what the press needs. Pure: the same findings while it is designed and before it is printed.
import type { Design } from './design.ts';
import type { DrawnDesign } from './drawn-design.ts';
import { type Finding, severities } from './findings.ts';
import type { FieldValues } from './placeholders.ts';
import { checkBleed, checkInk, checkLines, checkPictures } from './preflight/areas.ts';
import type { DistanceInside, PageCheck, PictureFacts } from './preflight/context.ts';
import { checkFields, checkPages } from './preflight/document.ts';
import { checkInks } from './preflight/inks.ts';
import { checkCodes, checkMargins, checkTexts } from './preflight/texts.ts';
import type { PrintSpecification } from './print-specification.ts';

const pageChecks: readonly PageCheck[] = [
	checkPictures,
	checkBleed,
	checkMargins,
	checkTexts,
	checkLines,
	checkInk,
	checkCodes,
];

export interface PreflightInput {
	design: Design;
	/** What it was drawn with. */
	values: FieldValues;
	drawn: DrawnDesign;
	specification: PrintSpecification;
	/** Undefined: nothing is known of the picture, and nothing is said about it. */
	pictureOf(mediaId: string): PictureFacts | undefined;
	/** That of `outline.ts`, which browsers load for products with a die line alone. */
	distanceInside: DistanceInside;
}

/** An element is named once for each kind of finding, with the worst of them. */
function keepWorst(findings: readonly Finding[]): Finding[] {
	const worst = new Map<string, Finding>();
	for (const found of findings) {
		const key =
			found.elementId === null ? `${worst.size}` : `${found.page} ${found.elementId} ${found.code} ${found.names}`;
		const known = worst.get(key);
		if (!known || severities.indexOf(found.severity) < severities.indexOf(known.severity)) worst.set(key, found);
	}
	return [...worst.values()];
}

export function preflight({ design, values, drawn, ...given }: PreflightInput): Finding[] {
	const { specification } = given;
	const ofPages = drawn.pages.flatMap(({ operations, reports }, index) => {
		const context = { number: index + 1, operations, reports, ...given };
		return pageChecks.flatMap((check) => [...check(context)]);
	});
	return keepWorst([
		...checkPages(design, specification),
		...checkFields(design, values, drawn.pages),
		...checkInks(specification, drawn.pages),
		...ofPages,
	]);
}
