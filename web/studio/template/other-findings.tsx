// What preflight says of the layouts and colour schemes that are not being edited: shoppers choose those as well.
import { useMemo } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import { draw } from '../../../rules/designs/draw.ts';
import { allAlternatives } from '../../../rules/designs/editing/all-alternatives.ts';
import { severities } from '../../../rules/designs/findings.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { findProblems, useDrawServices } from '../engine/use-drawn.ts';
import { labelOf } from '../fields/field-uses.ts';
import { describeProblem, joinExamples } from '../findings/describe-problem.ts';
import { severityKinds } from '../findings/severity-kinds.ts';
import { useDesign, useStudio } from '../studio-context.tsx';
import { isOfTemplate } from './is-of-template.ts';

function useOthers() {
	const { engine, specification } = useStudio();
	const design = useDesign();
	const services = useDrawServices(engine);
	return useMemo(() => {
		const [, ...others] = allAlternatives(design);
		return others.flatMap((other) => {
			const found = findProblems(other, draw(other, {}, services), specification, engine, {});
			const findings = found.filter(isOfTemplate).filter(({ severity }) => severity !== 'hint');
			return findings.length > 0 ? [{ other, findings }] : [];
		});
	}, [design, services, specification, engine]);
}

const nameOf = ({ layouts, layoutId, schemes, schemeId }: Design, language: string): string =>
	[layouts.find(({ id }) => id === layoutId), schemes.find(({ id }) => id === schemeId)]
		.flatMap((one) => (one ? [labelOf(one.labels, language, one.id)] : []))
		.join(' · ');

export function OtherFindings() {
	const { t, language } = usePlatform();
	return useOthers().map(({ other, findings }) => {
		const worst = severities.find((severity) => findings.some((one) => one.severity === severity)) ?? 'warning';
		return (
			<Notice key={`${other.layoutId} ${other.schemeId}`} kind={severityKinds[worst]}>
				<h3 className="font-bold">{nameOf(other, language)}</h3>
				<ul className="mt-1 grid gap-1">
					{[...new Set(joinExamples(findings).map((one) => describeProblem(t, one, other, language).problem))].map(
						(problem) => (
							<li key={problem}>{problem}</li>
						),
					)}
				</ul>
			</Notice>
		);
	});
}
