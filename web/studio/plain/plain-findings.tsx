// What preflight has found, with a link to the field that it is about.
import type { Design } from '../../../rules/designs/design.ts';
import { type Finding, severities } from '../../../rules/designs/findings.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { fieldControlId } from '../fields/field-uses.ts';
import { describeProblem, joinExamples } from '../findings/describe-problem.ts';
import { fieldOfFinding } from '../findings/field-of-finding.ts';
import { severityKinds } from '../findings/severity-kinds.ts';

interface FindingsProps {
	design: Design;
	findings: readonly Finding[];
}

export function PlainFindings({ design, findings }: FindingsProps) {
	const { t, language } = usePlatform();
	if (findings.length === 0) return <Notice kind="success">{t('studio.noFindings')}</Notice>;
	return severities.map((severity) => {
		const found = findings.filter((one) => one.severity === severity);
		return (
			found.length > 0 && (
				<Notice key={severity} kind={severityKinds[severity]}>
					<h3 className="font-bold">{t(`studio.severity.${severity}`)}</h3>
					<ul className="mt-1 grid gap-2">
						{joinExamples(found).map((one, index) => {
							const { problem, advice } = describeProblem(t, one, design, language);
							const field = fieldOfFinding(design, one);
							return (
								// biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and are written once
								<li key={index}>
									{problem} {advice}{' '}
									{field && (
										<a href={`#${fieldControlId(field.key)}`} className="underline underline-offset-2">
											{t('studio.goToField')}
										</a>
									)}
								</li>
							);
						})}
					</ul>
				</Notice>
			)
		);
	});
}
