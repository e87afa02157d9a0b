// What preflight finds while the design is made, grouped by severity, each with what to do and the way to where it is done.
import { memo } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import { type Finding, severities } from '../../../rules/designs/findings.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { fieldControlId } from '../fields/field-uses.ts';
import { useReadOnly, useStudio } from '../studio-context.tsx';
import { useShowElements } from '../view/use-selection.ts';
import { describeProblem, joinExamples } from './describe-problem.ts';
import { fieldOfFinding } from './field-of-finding.ts';
import { severityKinds } from './severity-kinds.ts';

interface PanelProps {
	findings: readonly Finding[];
	/** Beside the page in free mode: objects are gone to, and fields are elsewhere. */
	isFree?: boolean | undefined;
	/** Before the focus goes there: closes what lies over it, or is true where it went to a place of its own. */
	onGo?: ((field: string | undefined, page: number | null) => unknown) | undefined;
	/** After something was mended here. */
	onMended?: (() => void) | undefined;
	/** That they are of, unless it is the one that is open. */
	design?: Design | undefined;
}

/** Shows what was found when it was found: the design that is typed into goes on. */
export const FindingsPanel = memo(function FindingsPanel({ findings, ...given }: PanelProps) {
	const { t } = usePlatform();
	if (findings.length === 0) return <Notice kind="success">{t('studio.noFindings')}</Notice>;
	return (
		<div className="grid gap-2">
			{severities.map((severity) => {
				const found = findings.filter((one) => one.severity === severity);
				return (
					found.length > 0 && (
						<Notice key={severity} kind={severityKinds[severity]}>
							<h3 className="font-bold">{t(`studio.severity.${severity}`)}</h3>
							<ul className="mt-1 grid gap-3">
								{joinExamples(found).map((one, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and come anew as a whole
									<OneFinding key={index} finding={one} {...given} />
								))}
							</ul>
						</Notice>
					)
				);
			})}
		</div>
	);
});

interface FindingProps extends Omit<PanelProps, 'findings'> {
	finding: Finding;
}

/** Where it is mended, if it is there. */
const focusOn = (...ids: (string | undefined)[]) => {
	for (const id of ids) {
		const found =
			id &&
			(document.getElementById(id) ??
				document.querySelector<SVGElement>(`[data-paper] [data-element="${CSS.escape(id)}"]`));
		if (found) return found.focus();
	}
};

function OneFinding({ finding, isFree, onGo, onMended, design: given }: FindingProps) {
	const { t, language } = usePlatform();
	const showElements = useShowElements();
	const { store } = useStudio();
	const design = given ?? store.document;
	const { problem, advice } = describeProblem(t, finding, design, language, isFree);
	const page = finding.page === null ? undefined : design.pages[finding.page - 1];
	const { elementId } = finding;
	const isObject = isFree && elementId !== null;
	const field = isObject ? undefined : fieldOfFinding(design, finding);
	const go = () => {
		if (onGo?.(field?.key, finding.page) === true) return;
		showElements(page?.id, elementId === null ? [] : [elementId]);
		// What lies over the page must be gone first.
		requestAnimationFrame(() => focusOn(field && fieldControlId(field.key), elementId ?? undefined));
	};
	return (
		<li>
			<p className="wrap-break-word">
				{page && design.pages.length > 1 && <span className="font-semibold">{describeSide(t, page.name)}: </span>}
				{problem} {advice}
			</p>
			<div className="mt-1 flex flex-wrap gap-2">
				{(field || page) && (
					<Button size="small" onClick={go}>
						{t(isObject ? 'studio.goToObject' : field ? 'studio.goToField' : 'studio.goToPage')}
					</Button>
				)}
				{finding.code === 'defaultTextLeft' && <LeaveEmpty keys={finding.names} onMended={onMended} />}
			</div>
		</li>
	);
}

/** Of examples that nobody has replaced, those that need not be filled in. */
function LeaveEmpty({ keys, onMended }: { keys: readonly string[]; onMended?: (() => void) | undefined }) {
	const { t } = usePlatform();
	const { store } = useStudio();
	const { fields } = store.document;
	const readOnly = useReadOnly();
	const optional = fields.filter(({ key, required }) => !required && keys.includes(key));
	if (readOnly || optional.length === 0) return null;
	const leave = () => {
		store.change(optional.map(({ key }) => ({ do: 'value', key, value: '' })));
		onMended?.();
	};
	return (
		<Button size="small" onClick={leave}>
			{t('studio.leaveEmpty', { count: optional.length })}
		</Button>
	);
}
