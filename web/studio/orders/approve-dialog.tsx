// Releases an ordered design by hand: the pages as they will be printed, and what of the print check is overruled by it.
import { Suspense, useState } from 'react';
import type { Finding } from '../../../rules/designs/findings.ts';
import { notPrintable } from '../../../rules/designs/not-printable.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Proof, Proofs, useProof } from '../dialogs/proof.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { latePart } from '../view/late-part.tsx';
import { approveDesignDocument } from './orders.documents.ts';
import type { LineDialogProps } from './send-back-dialog.tsx';

const SeriesProofs = latePart(() => import('../series/series-proofs.tsx'), { inPlace: true });
/** What of the rows is overruled is not listed one by one. */
const ignore = () => undefined;

export default function ApproveDialog({ session, line, onClose }: LineDialogProps) {
	const { t } = usePlatform();
	const { proof, failure, load } = useProof(session);
	/** Since the proof was made: it is another one now. */
	const [isOther, setOther] = useState(false);
	const loadAgain = () => {
		setOther(true);
		void load();
	};
	return (
		<NativeDialog wide title={t('studioOrders.approveTitle')} onClose={onClose}>
			<div className="relative min-h-0 grow overflow-auto">
				<div className="mx-auto grid w-full max-w-4xl gap-4 p-4 tablet:p-8">
					<div role="alert" className="empty:hidden">
						{isOther && <Notice kind="warning">{t('studio.changedMeanwhile')}</Notice>}
					</div>
					{failure !== undefined ? (
						<div role="alert">
							<Notice kind="danger" action={<Button onClick={() => void load()}>{t('studio.tryAgain')}</Button>}>
								{failure}
							</Notice>
						</div>
					) : proof ? (
						<Approval
							key={`${proof.revision} ${proof.seriesRevision}`}
							{...{ proof, line, onClose }}
							onMended={() => void load()}
							onChanged={loadAgain}
						/>
					) : (
						<Progress label={t('studio.makingProof')} />
					)}
				</div>
			</div>
		</NativeDialog>
	);
}

interface ApprovalProps extends Omit<LineDialogProps, 'session'> {
	proof: Proof;
	/** Something was mended here: the proof is made anew. */
	onMended(): void;
	/** The design is another one than that of the proof. */
	onChanged(): void;
}

function Approval({ proof, line, onClose, onMended, onChanged }: ApprovalProps) {
	const { t, ask, base } = usePlatform();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const findings = (proof.findings as Finding[]).filter(({ severity }) => severity !== 'hint');
	const blocking = findings.filter(({ code }) => notPrintable.has(code));

	async function approve(): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		try {
			const { revision, seriesRevision } = proof;
			await ask(approveDesignDocument, { itemId: line.itemId, revision, seriesRevision });
			window.location.assign(`${base}/admin/orders/${line.orderId}`);
		} catch (error) {
			if (error instanceof ApiFailure && error.code === 'DESIGN_CHANGED') return onChanged();
			setFailure(t('studioOrders.notApproved', { reason: failureText(error, t) }));
			setBusy(false);
		}
	}

	const shown = blocking.length > 0 ? blocking : findings;
	return (
		<div className="grid gap-4">
			{blocking.length === 0 && <p>{t('studioOrders.approveText')}</p>}
			{proof.seriesRows === null ? (
				<Proofs proof={proof} />
			) : (
				<Suspense fallback={<Progress label={t('studio.makingProof')} />}>
					<SeriesProofs
						designId={proof.id}
						count={proof.seriesRows}
						revisions={{ design: proof.revision, series: proof.seriesRevision }}
						onChecked={ignore}
						onEdit={onClose}
						onGo={onClose}
					/>
				</Suspense>
			)}
			{shown.length > 0 && (
				<div className="grid gap-2">
					<p className="font-semibold">
						{t(blocking.length > 0 ? 'studioOrders.notPrintable' : 'studioOrders.overruled')}
					</p>
					<FindingsPanel findings={shown} onGo={onClose} onMended={onMended} />
				</div>
			)}
			<div role="alert" className="empty:hidden">
				{failure !== undefined && <Notice kind="danger">{failure}</Notice>}
			</div>
			<div className="flex flex-wrap justify-end gap-2">
				<Button onClick={onClose}>{t('studio.keepEditing')}</Button>
				{blocking.length === 0 && (
					<Button colour="primary" busy={busy} onClick={() => void approve()}>
						{t('studioOrders.approveDo')}
					</Button>
				)}
			</div>
		</div>
	);
}
