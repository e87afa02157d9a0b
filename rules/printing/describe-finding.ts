// A finding and a refusal in words: what is wrong, and what to do. The texts are in the group `printFindings`.
import type { Finding, FindingCode } from '../designs/findings.ts';
import type { GivenWith } from '../messages/groups.ts';
import type { Translate } from '../texts/translator.ts';
import type { RefusalCode } from './print-data.ts';

export interface FindingText {
	problem: string;
	advice: string;
}

type Problem = `printFindings.${FindingCode}.problem`;
type Needed = { [Code in FindingCode]: GivenWith<`printFindings.${Code}.problem`>[0] };

/** Which numbers each sentence needs, in millimetres, points, percent or as counted; `names` are those of the finding. */
const neededNumbers: {
	readonly [Code in FindingCode]: readonly Exclude<keyof NonNullable<Needed[Code]> & string, 'names'>[];
} = {
	lowResolution: ['ppi', 'least'],
	missingBleed: ['bleed'],
	outsideSafeArea: ['margin'],
	outsideTrim: [],
	textDoesNotFit: [],
	textShrunk: ['percent'],
	missingGlyphs: [],
	substitutedGlyphs: [],
	smallText: ['size', 'least'],
	thinLine: ['width', 'least'],
	tooMuchInk: ['ink', 'most'],
	smallTextInSeveralInks: ['size'],
	requiredFieldEmpty: [],
	defaultTextLeft: [],
	wrongPageCount: ['pages', 'needed'],
	wrongPageSize: ['width', 'height', 'neededWidth', 'neededHeight'],
	pageSizeScalable: ['width', 'height', 'neededWidth', 'neededHeight'],
	fontNotEmbedded: [],
	encrypted: [],
	containsScript: [],
	containsForm: [],
	rgbColour: [],
	transparency: [],
	noTrimBox: [],
	smallCode: ['size', 'least'],
	lowCodeContrast: [],
};

export function describeFinding(t: Translate, { code, numbers, names }: Finding): FindingText {
	const given = Object.fromEntries(neededNumbers[code].map((name) => [name, numbers[name] ?? 0]));
	const key: Problem = `printFindings.${code}.problem`;
	// Which arguments belong to which key the table above says, held to the messages by its type.
	const problem = (t as (key: Problem, given: object) => string)(key, { ...given, names: names.join(', ') });
	return { problem, advice: t(`printFindings.${code}.advice`) };
}

export const describeRefusal = (t: Translate, code: Exclude<RefusalCode, 'byShop'>): string =>
	t(`printFindings.refused.${code}`);
