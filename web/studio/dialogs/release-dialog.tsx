// The content release: the pages as the shop will print them, what must be accepted, and the word that the content was checked. Then the item goes
// to the cart. What was changed since the pictures were made cannot be released.
import { type FormEvent, Suspense, useRef, useState } from 'react';
import type { Finding } from '../../../rules/designs/findings.ts';
import { releaseTextVersion } from '../../../rules/printing/print-data.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { ApiFailure, type Fetcher } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { finaliseDraftDocument } from '../../storefront/cart/cart.documents.ts';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { type DesignSession, useSituation } from '../header/draft-session.ts';
import { sentBackLine } from '../orders/draft-orders.ts';
import { isOnlyOrdered } from '../orders/only-ordered.ts';
import { OrderedRelease } from '../orders/ordered-release.tsx';
import { releaseDesignDocument } from '../studio.documents.ts';
import { latePart } from '../view/late-part.tsx';
import { type Proof, Proofs, useProof } from './proof.tsx';

const SeriesProofs = latePart(() => import('../series/series-proofs.tsx'), { inPlace: true });

interface ReleaseProps {
	session: DesignSession;
	/** Of the browser, until those of the server are there. */
	findings: readonly Finding[];
	onClose(): void;
	/** To the rows of the series. */
	onSeries(): void;
}

const findingsOf = ({ findings }: Proof) => findings as Finding[];

export default function ReleaseDialog({ session, findings, onClose, onSeries }: ReleaseProps) {
	const { t } = usePlatform();
	const { proof, failure, load } = useProof(session);
	const { saving } = useSituation(session);
	const place = useRef<HTMLDivElement>(null);
	/** Since the proof was made: it is another one now, and nothing of it is confirmed. */
	const [isOther, setOther] = useState(false);
	// Rows of a series are checked one by one, below.
	const isSeries = proof !== undefined && proof.seriesRows !== null;
	const errors = (isSeries ? [] : proof ? findingsOf(proof) : findings).filter(({ severity }) => severity === 'error');
	return (
		<NativeDialog wide title={t('printData.releaseTitle')} onClose={onClose}>
			<div ref={place} tabIndex={-1} className="relative min-h-0 grow overflow-auto outline-none">
				<div className="mx-auto grid w-full max-w-4xl gap-4 p-4 tablet:p-8">
					<div role="alert" className="empty:hidden">
						{isOther && <Notice kind="warning">{t('studio.changedMeanwhile')}</Notice>}
					</div>
					{errors.length > 0 ? (
						<>
							<p>{t('studio.errorsFirst')}</p>
							<FindingsPanel findings={errors} onGo={onClose} />
						</>
					) : saving === 'signedOut' ? (
						<SignedOut onRetry={() => void load()} />
					) : failure !== undefined ? (
						<div role="alert">
							<Notice kind="danger" action={<Button onClick={() => void load()}>{t('studio.tryAgain')}</Button>}>
								{failure}
							</Notice>
						</div>
					) : proof ? (
						<Release
							key={`${proof.revision} ${proof.seriesRevision}`}
							session={session}
							proof={proof}
							onSeries={onSeries}
							onClose={onClose}
							onMended={() => {
								// The button that was pressed goes.
								place.current?.focus();
								void load();
							}}
							onChanged={() => {
								setOther(true);
								void load();
							}}
						/>
					) : (
						<Progress label={t('studio.makingProof')} />
					)}
				</div>
			</div>
		</NativeDialog>
	);
}

/** Nothing can be proofed before what was typed is with the shop. */
function SignedOut({ onRetry }: { onRetry(): void }) {
	const { t, base } = usePlatform();
	return (
		<div role="alert">
			<Notice
				kind="warning"
				action={
					<div className="flex flex-wrap gap-2">
						<Button onClick={() => window.open(`${base}/login`, '_blank', 'noopener')}>{t('studio.logIn')}</Button>
						<Button onClick={onRetry}>{t('studio.saveAgain')}</Button>
					</div>
				}
			>
				{t('studio.signedOut')}
			</Notice>
		</div>
	);
}

interface FormProps {
	session: DesignSession;
	proof: Proof;
	onClose(): void;
	onSeries(): void;
	/** Something was mended here: the proof is made anew. */
	onMended(): void;
	/** The design is another one than that of the proof. */
	onChanged(): void;
}

const Release = (props: FormProps) =>
	isOnlyOrdered(props.proof) ? <OrderedRelease session={props.session} /> : <ReleaseForm {...props} />;

function ReleaseForm({ proof, onClose, onSeries, onMended, onChanged }: FormProps) {
	const { t, ask, base } = usePlatform();
	const [isAccepted, setAccepted] = useState(false);
	const [isChecked, setChecked] = useState(false);
	const [isTried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const form = useRef<HTMLFormElement>(null);
	/** Undefined: the rows of a series are still being checked, or cannot be printed. */
	const [ofRows, setOfRows] = useState<readonly Finding[]>();
	const isReady = proof.seriesRows === null || ofRows !== undefined;
	const findings = (proof.seriesRows === null ? findingsOf(proof) : (ofRows ?? [])).filter(
		({ severity }) => severity !== 'error',
	);
	const warnings = [...new Set(findings.flatMap(({ severity, code }) => (severity === 'warning' ? code : [])))];
	const missing = t('studio.pleaseConfirm');
	const sentBack = sentBackLine(proof);

	async function release(): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		const { id, revision, seriesRevision, itemId } = proof;
		try {
			const looked = { id, revision, seriesRevision, acceptedCodes: warnings };
			await ask(releaseDesignDocument, { ...looked, textVersion: releaseTextVersion });
			if (itemId) await finalise(ask, itemId);
			window.location.assign(sentBack ? `${base}/orders/${sentBack.orderNumber}` : `${base}/cart`);
		} catch (error) {
			if (error instanceof ApiFailure && error.code === 'DESIGN_CHANGED') return onChanged();
			setFailure(t('studio.notReleased', { reason: failureText(error, t) }));
			setBusy(false);
		}
	}

	const submit = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (isChecked && (warnings.length === 0 || isAccepted)) return void release();
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
	};
	return (
		<form ref={form} onSubmit={submit} noValidate className="grid gap-4">
			<p>{t('studio.releaseText')}</p>
			{proof.seriesRows === null ? (
				<Proofs proof={proof} />
			) : (
				<Suspense fallback={<Progress label={t('studio.makingProof')} />}>
					<SeriesProofs
						designId={proof.id}
						count={proof.seriesRows}
						revisions={{ design: proof.revision, series: proof.seriesRevision }}
						onChecked={setOfRows}
						onEdit={onSeries}
						onGo={onClose}
					/>
				</Suspense>
			)}
			{findings.length > 0 && <FindingsPanel findings={findings} onGo={onClose} onMended={onMended} />}
			{warnings.length > 0 && (
				<Checkbox
					label={t('printData.accept')}
					required
					checked={isAccepted}
					onChange={setAccepted}
					error={isTried && !isAccepted ? missing : undefined}
				/>
			)}
			<Checkbox
				label={t('printData.checked')}
				required
				checked={isChecked}
				onChange={setChecked}
				error={isTried && !isChecked ? missing : undefined}
			/>
			<div role="alert" className="empty:hidden">
				{failure !== undefined && <Notice kind="danger">{failure}</Notice>}
			</div>
			<div className="flex flex-wrap justify-end gap-2">
				<Button onClick={onClose}>{t('studio.keepEditing')}</Button>
				<Button type="submit" colour="primary" busy={busy} disabled={!isReady}>
					{t(sentBack ? 'studioOrders.releaseAgain' : 'studio.releaseAndOrder')}
				</Button>
			</div>
		</form>
	);
}

/** What was changed while it was in the cart is there already. */
async function finalise(ask: Fetcher, id: string): Promise<void> {
	try {
		await ask(finaliseDraftDocument, { id, contentChecked: true });
	} catch (error) {
		if (!(error instanceof ApiFailure && error.code === 'NOT_FOUND')) throw error;
	}
}
