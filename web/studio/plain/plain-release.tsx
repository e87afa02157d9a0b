// The content release in a plain form: it is about exactly the pictures above, so it names their revision.
import type { Finding } from '../../../rules/designs/findings.ts';
import { buttonClass } from '../../kit/button-style.ts';
import { Asterisk } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import { isReleaseProblem } from './plain-names.ts';
import type { Draft } from './plain-studio.tsx';

interface ReleaseProps {
	draft: Draft;
	findings: readonly Finding[];
}

export function PlainRelease({ draft, findings }: ReleaseProps) {
	const { t } = usePlatform();
	const problem = useRouteLocation().search.get('problem') ?? '';
	const hasErrors = findings.some(({ severity }) => severity === 'error');
	const warnings = [...new Set(findings.flatMap(({ severity, code }) => (severity === 'warning' ? code : [])))];
	const isSentBack = draft.orderLines.some(({ state }) => state === 'refused');
	return (
		<section aria-labelledby="studio-release" className="grid gap-3">
			<h2 id="studio-release" className="text-lg font-bold">
				{t('printData.releaseTitle')}
			</h2>
			{isReleaseProblem(problem) && <Notice kind="danger">{t(`studio.plain.problem.${problem}`)}</Notice>}
			{draft.seriesRows !== null && <p>{t('studio.plain.series', { count: draft.seriesRows })}</p>}
			<p>{t(hasErrors ? 'studio.plain.errorsFirst' : 'studio.plain.releaseText')}</p>
			{!hasErrors && (
				<>
					<input type="hidden" name="revision" value={draft.revision} />
					<input type="hidden" name="seriesRevision" value={draft.seriesRevision} />
					{warnings.length > 0 && (
						<Confirmation name="accepted" value={warnings.join(' ')} label={t('printData.accept')} />
					)}
					<Confirmation name="checked" value="1" label={t('printData.checked')} />
					<div>
						<button type="submit" name="do" value="release" className={buttonClass('primary', 'medium')}>
							{t(isSentBack ? 'studioOrders.releaseAgain' : 'studio.releaseAndOrder')}
						</button>
					</div>
				</>
			)}
		</section>
	);
}

const Confirmation = ({ label, ...sent }: { name: string; value: string; label: string }) => (
	<label className="flex items-start gap-2 pointer-coarse:min-h-11">
		<input type="checkbox" {...sent} className="mt-1 size-4 accent-chosen" />
		<span>
			{label}
			<Asterisk />
		</span>
	</label>
);
