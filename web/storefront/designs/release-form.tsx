// The content release: the word that the pages were checked. Sent without JavaScript, it does the same.
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { releaseTextVersion } from '../../../rules/printing/print-data.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { useRouteLocation } from '../../platform/page.ts';
import { addToCart, sentBackLine } from './lines.ts';
import { releaseProofDocument } from './proof.documents.ts';
import { warningCodes } from './proof-findings.tsx';
import type { ShownDesign } from './use-proof.ts';

interface FormProps {
	design: ShownDesign;
	/** Every page is there to be checked. */
	isShown: boolean;
	onTick(): void;
	/** The design is another one than that of the pictures. */
	onChanged(): void;
	/** What else can be done. */
	children: ReactNode;
}

/** Why a release by the plain form came to nothing, as the address says it. */
const formProblems = ['changed', 'errors', 'accept', 'check', 'failed'] as const;

function useFormProblem() {
	const named = useRouteLocation().search.get('problem');
	return formProblems.find((one) => one === named);
}

/** Above the pages: the form may be far below them. */
export function FormProblem() {
	const { t } = usePlatform();
	const problem = useFormProblem();
	return (
		<div id="problem" role="alert" className="mt-4 max-w-2xl empty:hidden">
			{problem && (
				<Notice kind="danger">
					<p>{t(`designProof.form.${problem}`)}</p>
					<a href="#release" className="mt-1 inline-block text-link underline underline-offset-2">
						{t('designProof.toRelease')}
					</a>
				</Notice>
			)}
		</div>
	);
}

/** Of what no one can print, named by the server. */
const reasons = ['wrongPageCount', 'wrongPageSize', 'series', 'variant', 'proofMissing'] as const;

function describeReason(error: unknown, t: Translate): string {
	const codes = error instanceof ApiFailure && error.code === 'DESIGN_HAS_ERRORS' ? error.facts.codes : undefined;
	const reason = Array.isArray(codes) ? reasons.find((one) => codes.includes(one)) : undefined;
	if (!reason) return failureText(error, t);
	const ordered = reason === 'variant' && error instanceof ApiFailure ? error.facts.ordered : undefined;
	return typeof ordered === 'string'
		? t('designProof.reason.orderedVariant', { ordered })
		: t(`designProof.reason.${reason}`);
}

export function ReleaseForm({ design, isShown, onTick, onChanged, children }: FormProps) {
	const { t, ask, base } = usePlatform();
	const problem = useFormProblem();
	const isHydrated = useHydrated();
	// Without JavaScript no one knows what is shown.
	const isWaiting = isHydrated && !isShown;
	const [isAccepted, setAccepted] = useState(false);
	const [isChecked, setChecked] = useState(false);
	const [isTried, setTried] = useState(problem === 'check' || problem === 'accept');
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const form = useRef<HTMLFormElement>(null);
	const { id, revision, seriesRevision } = design;
	const acceptedCodes = warningCodes(design);
	const hasWarnings = acceptedCodes.length > 0;
	const sentBack = sentBackLine(design);
	const missing = t('designProof.confirm');

	async function release(): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		try {
			await ask(releaseProofDocument, { id, revision, seriesRevision, acceptedCodes, textVersion: releaseTextVersion });
			await addToCart(ask, design);
			window.location.assign(sentBack ? `${base}/orders/${sentBack.orderNumber}` : `${base}/cart`);
		} catch (error) {
			if (error instanceof ApiFailure && error.code === 'DESIGN_CHANGED') onChanged();
			setFailure(t('designProof.notReleased', { reason: describeReason(error, t) }));
			setBusy(false);
		}
	}

	const tick = (set: (isTicked: boolean) => void) => (isTicked: boolean) => {
		set(isTicked);
		onTick();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isWaiting) return;
		setTried(true);
		if (isChecked && (!hasWarnings || isAccepted)) return void release();
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
	};
	return (
		<form
			ref={form}
			id="release"
			method="post"
			action={`${base}/designs/${id}`}
			onSubmit={submit}
			noValidate
			aria-label={t('printData.releaseTitle')}
			className="grid gap-4"
		>
			<input type="hidden" name="revision" value={revision} />
			<input type="hidden" name="seriesRevision" value={seriesRevision} />
			{acceptedCodes.map((code) => (
				<input key={code} type="hidden" name="warning" value={code} />
			))}
			{hasWarnings && (
				<Checkbox
					name="accepted"
					label={t('printData.accept')}
					required
					checked={isAccepted}
					onChange={tick(setAccepted)}
					error={isTried && !isAccepted ? missing : undefined}
				/>
			)}
			<Checkbox
				name="checked"
				label={t('printData.checked')}
				required
				disabled={isWaiting}
				hint={isWaiting ? t('designProof.loadingPages') : undefined}
				checked={isChecked}
				onChange={tick(setChecked)}
				error={isTried && !isChecked ? missing : undefined}
			/>
			<div role="alert" className="empty:hidden">
				{failure !== undefined && <Notice kind="danger">{failure}</Notice>}
			</div>
			<div className="grid gap-2">
				<Button type="submit" colour="primary" busy={busy} disabled={isWaiting}>
					{t(sentBack ? 'designProof.releaseAgain' : 'designProof.release')}
				</Button>
				{children}
			</div>
		</form>
	);
}
