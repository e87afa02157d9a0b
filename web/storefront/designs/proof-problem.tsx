// Why there is no proof of what the design is now, and what helps.
import { Button } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import { EditLink, LaterLink } from './next-steps.tsx';
import type { Proof, ShownDesign } from './use-proof.ts';

type Problem = NonNullable<Proof['problem']>;

/** Nothing that is done here makes it work again. */
const isFinal = (problem: Problem) => problem === 'account' || problem === 'gone';
const isPassing = (problem: Problem) => problem === 'unavailable' || problem === 'settings';

/** Why the editor was not opened, as the address says it. */
const editorProblems = ['unavailable', 'settings', 'account', 'gone'] as const;

/** @param known what stands here in any case */
export function EditorProblem({ known }: { known: Problem | null }) {
	const { t } = usePlatform();
	const named = useRouteLocation().search.get('problem');
	const problem = editorProblems.find((one) => one === named);
	return (
		<div role="alert" className="empty:hidden">
			{problem && problem !== known && <Notice kind="warning">{t(`designProof.problem.${problem}`)}</Notice>}
		</div>
	);
}

interface ProblemProps {
	design: ShownDesign;
	problem: Problem;
	busy: boolean;
	onCheckAgain(): void;
}

export function ProofProblem({ design, problem, busy, onCheckAgain }: ProblemProps) {
	const { t, base } = usePlatform();
	const { productSlug } = design;
	return (
		<>
			<div role="alert">
				<Notice kind={isPassing(problem) ? 'warning' : 'danger'}>{t(`designProof.problem.${problem}`)}</Notice>
			</div>
			<div className="grid gap-2">
				{isPassing(problem) && (
					<Button colour="primary" busy={busy} onClick={onCheckAgain}>
						{t('common.tryAgain')}
					</Button>
				)}
				{isFinal(problem) ? (
					productSlug !== null && (
						<a href={`${base}/product/${productSlug}`} className={buttonClass('primary', 'medium')}>
							{t('designProof.newDesign')}
						</a>
					)
				) : (
					<>
						{!isPassing(problem) && <EditLink design={design} isMain />}
						<LaterLink design={design} />
					</>
				)}
			</div>
		</>
	);
}
