// /designs/{id}: the proof of a design that was made at the provider, and its content release.
import { IconPaletteOff } from '@tabler/icons-react';
import { useState } from 'react';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { Breadcrumb } from '../../kit/breadcrumb.tsx';
import { Button } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { useFocusCatcher } from '../../platform/catch-focus.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { cartAddress } from '../cart/cart-address.ts';
import { EditorReturn } from './editor-return.tsx';
import { isStaff, orderedLine, sentBackLine } from './lines.ts';
import { EditLink, LaterLink, OrderedSteps, ReleasedSteps } from './next-steps.tsx';
import { has, ProofFindings } from './proof-findings.tsx';
import { ProofPages } from './proof-pages.tsx';
import { EditorProblem, ProofProblem } from './proof-problem.tsx';
import { FormProblem, ReleaseForm } from './release-form.tsx';
import { type Proof, type ShownDesign, useProof, useSlow } from './use-proof.ts';

export function Component() {
	const { t } = usePlatform();
	const { design, failed, busy, checkAgain } = useProof();
	return (
		<ThemeScope name="shop" className="fills-page min-w-0 bg-raised">
			<div className="mx-auto w-full max-w-page min-w-0 px-4 py-6 phone:px-8 desktop:py-10">
				<Breadcrumb
					above={[{ label: t('designProof.drafts'), to: cartAddress({ tab: 'drafts' }) }]}
					here={t('designProof.title')}
				/>
				<h1 className="mt-4 font-heading text-3xl font-bold wrap-anywhere phone:text-4xl">{t('designProof.title')}</h1>
				<EditorReturn />
				{design?.proof ? (
					<Checked design={design} proof={design.proof} busy={busy} onCheckAgain={checkAgain} />
				) : design !== undefined ? (
					<Missing />
				) : failed ? (
					<div role="alert" className="mt-6">
						<Notice kind="danger" action={<Button onClick={checkAgain}>{t('common.tryAgain')}</Button>}>
							{t('designProof.notLoaded')}
						</Notice>
					</div>
				) : (
					<div className="mt-6 min-h-96 max-w-2xl">
						<Skeleton lines={6} />
					</div>
				)}
			</div>
		</ThemeScope>
	);
}

/** Whatever the reader confirms, it cannot be released as it is. */
const isBarred = (design: ShownDesign): boolean => design.misfit !== null || has(design, 'error');

interface CheckedProps {
	design: ShownDesign;
	proof: Proof;
	busy: boolean;
	onCheckAgain(): void;
}

function Checked({ design, proof, busy, onCheckAgain }: CheckedProps) {
	const { t } = usePlatform();
	const { name, productName, revision, variant } = design;
	const { isShown, notePage } = useShownPages(design);
	const hasPages = proof.state === 'ready' || proof.lowResUrl !== null || design.isReleased;
	const isToCheck =
		proof.state === 'ready' && !design.misfit && !design.isReleased && !isStaff(design) && !orderedLine(design);
	// What stands in the way is read first where everything is in one column.
	const isStopped = proof.state === 'failed' || isBarred(design);
	const steps = useFocusCatcher<HTMLDivElement>(`${proof.state} ${proof.problem} ${revision}`);
	return (
		<>
			<p className="mt-2 text-muted wrap-anywhere">{[name, productName].filter(Boolean).join(' · ')}</p>
			{variant && <p className="mt-1 wrap-anywhere">{t('designProof.variant', { variant })}</p>}
			<FormProblem />
			<div role="status" className="mt-4 max-w-2xl">
				{proof.state === 'preparing' ? <Preparing /> : isToCheck && <p>{t('designProof.text')}</p>}
			</div>
			<div className="mt-6 grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_24rem]">
				{hasPages && (
					<div className="grid min-w-0 gap-4">
						{proof.state === 'failed' && <p>{t('designProof.lastProof')}</p>}
						<ProofPages key={revision} design={design} onPage={notePage} />
					</div>
				)}
				<div
					ref={steps}
					tabIndex={-1}
					className={`grid min-w-0 gap-4 rounded-theme border border-line bg-surface p-5 outline-none desktop:sticky desktop:top-4 ${isStopped ? 'order-first desktop:order-none' : ''}`}
				>
					<EditorProblem known={proof.problem} />
					<Steps design={design} proof={proof} busy={busy} isShown={isShown} onCheckAgain={onCheckAgain} />
				</div>
			</div>
		</>
	);
}

/** Nobody confirms pages that they have not seen: each is there, or it is said that it is not. */
function useShownPages({ revision, previews }: ShownDesign) {
	const [shown, setShown] = useState<{ revision: number; pages: readonly number[] }>({ revision, pages: [] });
	const pages = shown.revision === revision ? shown.pages : [];
	const notePage = (page: number) =>
		setShown((before) => ({
			revision,
			pages: before.revision === revision ? [...new Set([...before.pages, page])] : [page],
		}));
	return { isShown: previews.every(({ page }) => pages.includes(page)), notePage };
}

function Preparing() {
	const { t } = usePlatform();
	const isSlow = useSlow(true);
	return (
		<div className="grid gap-2">
			<Progress label={t('designProof.preparing')} />
			<p className="text-sm">{t(isSlow ? 'designProof.slow' : 'designProof.preparingText')}</p>
			<noscript>
				<a href="?check=1" className="text-link underline underline-offset-2">
					{t('designProof.lookAgain')}
				</a>
			</noscript>
		</div>
	);
}

function Steps({ design, proof, busy, isShown, onCheckAgain }: CheckedProps & { isShown: boolean }) {
	const { t, base } = usePlatform();
	/** What the reader had begun to confirm. */
	const [looked, setLooked] = useState<number>();
	const [line] = design.orderLines;
	if (isStaff(design))
		return (
			<>
				<Notice kind="info">{t('designProof.ofCustomer', { name: line?.customerName ?? '' })}</Notice>
				<a href={`${base}/admin/orders/${line?.orderId ?? ''}`} className={buttonClass('primary', 'medium')}>
					{t('designProof.toOrder')}
				</a>
				<ProofFindings design={design} />
			</>
		);
	const ordered = orderedLine(design);
	if (ordered) return <OrderedSteps design={design} line={ordered} />;
	const sentBack = sentBackLine(design);
	if (design.isReleased && !sentBack) return <ReleasedSteps design={design} />;
	const others = (
		<>
			<EditLink design={design} isMain={proof.state === 'ready' && isBarred(design)} />
			<LaterLink design={design} />
		</>
	);
	return (
		<>
			{sentBack && (
				<Notice kind="warning">
					<p>{t('designProof.sentBack')}</p>
					<p className="mt-2 font-semibold wrap-anywhere whitespace-pre-line">{sentBack.refusalReason}</p>
					<p className="mt-2">{t('designProof.sentBackText')}</p>
				</Notice>
			)}
			{design.isInCart && <Notice kind="info">{t('designProof.takenBack')}</Notice>}
			<div role="alert" className="empty:hidden">
				{looked !== undefined && looked !== design.revision && (
					<Notice kind="warning">{t('designProof.changedMeanwhile')}</Notice>
				)}
			</div>
			{proof.problem !== null ? (
				<ProofProblem design={design} problem={proof.problem} busy={busy} onCheckAgain={onCheckAgain} />
			) : (
				<>
					{design.misfit && <Misfit misfit={design.misfit} />}
					<ProofFindings design={design} />
					{proof.state === 'ready' && !isBarred(design) ? (
						<ReleaseForm
							key={design.revision}
							design={design}
							isShown={isShown}
							onTick={() => setLooked(design.revision)}
							onChanged={onCheckAgain}
						>
							{others}
						</ReleaseForm>
					) : (
						<div className="grid gap-2">{others}</div>
					)}
				</>
			)}
		</>
	);
}

/** The number of pages is named first: with another one the format says nothing. */
function Misfit({ misfit }: { misfit: NonNullable<ShownDesign['misfit']> }) {
	const { t } = usePlatform();
	const { pages, wantedPages, ...sizes } = misfit;
	return (
		<Notice kind="danger">
			<p>
				{pages === wantedPages
					? t('designProof.misfit.size', sizes)
					: t('designProof.misfit.pages', { pages, wanted: wantedPages })}
			</p>
			<p className="mt-2">{t('designProof.misfit.advice')}</p>
		</Notice>
	);
}

function Missing() {
	const { t, base } = usePlatform();
	const drafts = `${base}/cart?tab=drafts`;
	const back = new URLSearchParams({ deepLink: encodeDeepLink(drafts) });
	return (
		<div className="mt-6 rounded-theme border border-line bg-surface">
			<EmptyState
				picture={<IconPaletteOff aria-hidden size={32} />}
				title={t('designProof.missing')}
				text={t('designProof.missingText')}
				action={
					<div className="flex flex-wrap justify-center gap-3">
						<a href={drafts} className={buttonClass('primary', 'medium')}>
							{t('designProof.toDrafts')}
						</a>
						<a href={`${base}/login?${back}`} className={buttonClass('neutral', 'medium')}>
							{t('designProof.signIn')}
						</a>
					</div>
				}
			/>
		</div>
	);
}
