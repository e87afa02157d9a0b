// A finding in words for somebody who fills in a template: fields by their labels, and advice that can be followed here.
import type { Design } from '../../../rules/designs/design.ts';
import type { Finding, FindingCode } from '../../../rules/designs/findings.ts';
import { describeFinding, type FindingText } from '../../../rules/printing/describe-finding.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { labelOf } from '../fields/field-uses.ts';
import { fieldOfFinding } from './field-of-finding.ts';

const ofFields: ReadonlySet<FindingCode> = new Set(['requiredFieldEmpty', 'defaultTextLeft']);

/** What the texts about uploaded files advise cannot be done where the template holds everything else. */
const ownAdvice = ['textDoesNotFit', 'missingGlyphs', 'lowResolution', 'textShrunk', 'defaultTextLeft'] as const;
type OwnAdvice = (typeof ownAdvice)[number];

const hasOwnAdvice = (code: FindingCode): code is OwnAdvice => (ownAdvice as readonly FindingCode[]).includes(code);

/** @param isFree in free mode */
export function describeProblem(
	t: Translate,
	finding: Finding,
	design: Design,
	language: string,
	isFree = false,
): FindingText {
	const names = ofFields.has(finding.code)
		? finding.names.map((key) => labelOf(design.fields.find((field) => field.key === key)?.labels ?? {}, language, key))
		: finding.names;
	const { problem, advice } = describeFinding(t, { ...finding, names });
	if (
		finding.code === 'defaultTextLeft' &&
		design.fields.every(({ key, required }) => required || !finding.names.includes(key))
	)
		return { problem, advice: t('studio.advice.exampleRequired') };
	// Beside the fields nothing can be moved.
	if (finding.code === 'outsideTrim' && !(design.freedom.isFree && (isFree || !fieldOfFinding(design, finding))))
		return { problem, advice: t('studio.advice.outsideTrim') };
	return { problem, advice: hasOwnAdvice(finding.code) ? t(`studio.advice.${finding.code}`) : advice };
}

/** A template that nobody has filled in yet has many examples: one sentence names them all. */
export function joinExamples(findings: readonly Finding[]): Finding[] {
	const [first, ...others] = findings.filter(({ code }) => code === 'defaultTextLeft');
	if (!first || others.length === 0) return [...findings];
	const names = [first, ...others].flatMap((one) => one.names);
	const joined: Finding = { ...first, page: null, names };
	return findings.flatMap((one) => (one === first ? joined : one.code === 'defaultTextLeft' ? [] : one));
}
