// A finding and a refusal in words: what is wrong, and what to do. The texts are in the group `printFindings`.
import type { Finding, FindingCode } from '../designs/findings.ts';
import { toMillimetres } from '../designs/units.ts';
import type { GivenWith } from '../messages/groups.ts';
import type { Translate } from '../texts/translator.ts';
import { mostSingleSides, type RefusalCode } from './print-data.ts';

export interface FindingText {
	problem: string;
	advice: string;
}

type Needed = { [Code in FindingCode]: GivenWith<`printFindings.${Code}.problem`>[0] };

type Unit = 'counted' | 'length';
const counted: Unit = 'counted';
const length: Unit = 'length';

/** Which numbers each sentence needs, and which of them are lengths: those are micrometres in findings and millimetres for people. */
const neededNumbers: {
	readonly [Code in FindingCode]: Omit<Record<keyof NonNullable<Needed[Code]> & string, Unit>, 'names'>;
} = {
	lowResolution: { ppi: counted, least: counted },
	missingBleed: { bleed: length },
	outsideSafeArea: { least: length },
	outsideTrim: {},
	outsideDieLine: {},
	textDoesNotFit: {},
	textShrunk: { percent: counted },
	missingGlyphs: {},
	substitutedGlyphs: {},
	smallText: { points: counted, least: counted },
	thinLine: { points: counted, least: counted },
	tooMuchInk: { ink: counted, most: counted },
	smallTextInSeveralInks: { points: counted },
	severalInks: {},
	requiredFieldEmpty: {},
	defaultTextLeft: {},
	wrongPageCount: { pages: counted, wanted: counted },
	wrongPageSize: { width: length, height: length, wantedWidth: length, wantedHeight: length },
	pageSizeScalable: { width: length, height: length, wantedWidth: length, wantedHeight: length },
	turnedPage: { wantedWidth: length, wantedHeight: length },
	fontNotEmbedded: {},
	encrypted: {},
	containsScript: {},
	containsForm: {},
	rgbColour: {},
	transparency: {},
	noTrimBox: {},
	cutToShape: {},
	smallCode: { module: length, least: length },
	lowCodeContrast: {},
	missingPicture: {},
	changedFace: {},
};

/** Of words for a case of a finding that say more than those of the finding itself. */
const moreNumbers: { readonly 'picture.missingBleed': Record<'percent' | 'lost', Unit> } = {
	'picture.missingBleed': { percent: counted, lost: length },
};

const rounded = (value: number) => Math.round(value * 100) / 100;

function argumentsOf({ code, numbers }: Finding, words: FindingCode | Variant): Record<string, number> {
	const more = words === 'picture.missingBleed' ? moreNumbers[words] : {};
	const units = Object.entries<Unit>({ ...neededNumbers[code], ...more });
	return Object.fromEntries(
		units.map(([name, unit]) => {
			const value = numbers[name] ?? 0;
			return [name, rounded(unit === length ? toMillimetres(value) : value)];
		}),
	);
}

/** A picture or a drawing has no pages, and proportions alone. */
const pictureCodes = ['wrongPageSize', 'pageSizeScalable'] as const;
/** Where a case of a finding has words of its own. */
type Variant =
	| `picture.${(typeof pictureCodes)[number] | 'missingBleed' | 'wrongPageCount' | 'manyPages'}`
	| 'onePage'
	| 'onePicture'
	| 'manyPages'
	| 'tooLowResolution';
type Problem = `printFindings.${FindingCode | Variant}.problem`;

/** Of a wrong number of pages: what can be sent instead. */
function choosePageWords({ wanted = 0 }: Finding['numbers'], isPicture: boolean): Variant | 'wrongPageCount' {
	// A side, or a product that has one alone: there is no other way to send it.
	if (wanted === 1) return isPicture ? 'onePicture' : 'onePage';
	// No one is offered to send so many one by one.
	if (wanted > mostSingleSides) return isPicture ? 'picture.manyPages' : 'manyPages';
	return isPicture ? 'picture.wrongPageCount' : 'wrongPageCount';
}

function chooseWords({ code, severity, numbers }: Finding, isPicture: boolean): FindingCode | Variant {
	if (code === 'lowResolution' && severity === 'error') return 'tooLowResolution';
	if (code === 'wrongPageCount') return choosePageWords(numbers, isPicture);
	// A picture is enlarged instead of leaving white edges; findings of before that was told do not say by how much.
	if (code === 'missingBleed' && numbers.percent !== undefined) return 'picture.missingBleed';
	const ofPicture = isPicture ? pictureCodes.find((one) => one === code) : undefined;
	return ofPicture ? `picture.${ofPicture}` : code;
}

export function describeFinding(t: Translate, finding: Finding, isPicture = false): FindingText {
	const words = chooseWords(finding, isPicture);
	const given = { ...argumentsOf(finding, words), names: finding.names.join(', ') };
	// Which arguments belong to which key the table above says, held to the messages by its type.
	const problem = (t as (key: Problem, given: object) => string)(`printFindings.${words}.problem`, given);
	// A picture that is a whole page has the size of the product: nobody can print it smaller.
	const isFixed = isPicture && finding.code === 'lowResolution';
	return { problem, advice: t(`printFindings.${isFixed ? 'picture.lowResolution' : words}.advice`) };
}

export const describeRefusal = (t: Translate, code: Exclude<RefusalCode, 'byShop'>): string =>
	t(`printFindings.refused.${code}`);
