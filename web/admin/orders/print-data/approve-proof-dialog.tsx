// Releases a design that was made at the provider by hand, as it is there now: its pages are looked at first.
import { useState } from 'react';
import type { Finding } from '../../../../rules/designs/findings.ts';
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { refreshEverything, useAdminQuery, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { OverruledFindings } from '../../../print-data/print-findings.tsx';
import type { OrderPrintLine } from './order-print-line.ts';
import { approveProofDocument, currentProofDocument } from './print-data.documents.ts';

interface DialogProps {
	line: OrderPrintLine;
	designId: string;
	onClose(): void;
}

type CurrentProof = NonNullable<Data<typeof currentProofDocument>['designProof']>;

const soon = 2000;
const lookAgain = ({ designProof }: Data<typeof currentProofDocument>) =>
	designProof?.proof?.state === 'preparing' ? soon : false;

export function ApproveProofDialog({ line, designId, onClose }: DialogProps) {
	const { t, queryClient } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const { data, isError } = useAdminQuery(currentProofDocument, { id: designId }, { lookAgain });
	const current = data?.designProof;
	const isReady = current?.proof?.state === 'ready';
	const ordered = line.release?.variant;
	const chosen = current?.variant;
	// Another paper is another order.
	const isOther = Boolean(ordered && chosen && ordered !== chosen);
	const approve = async () => {
		if (!current) return;
		setBusy(true);
		const { itemId } = line;
		const { revision, seriesRevision } = current;
		const isDone = await attempt(() => change(approveProofDocument, { itemId, revision, seriesRevision }), {
			done: t('printOrders.provider.approved'),
			failed: t('printOrders.provider.approveFailed'),
		});
		setBusy(false);
		// Whoever could not approve it has looked at something that is no longer so.
		if (isDone) onClose();
		else await refreshEverything(queryClient);
	};
	return (
		<Dialog
			open
			onClose={onClose}
			size="large"
			title={t('printOrders.provider.approveTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					{isReady && !isOther && (
						<Button colour="primary" busy={busy} onClick={approve}>
							{t('printOrders.provider.approveDo')}
						</Button>
					)}
				</>
			}
		>
			{isReady && current ? (
				<div className="grid gap-4">
					{isOther && ordered && chosen ? (
						<Notice kind="danger">{t('printOrders.provider.otherVariant', { ordered, chosen })}</Notice>
					) : (
						<p>{t('printOrders.provider.approveText')}</p>
					)}
					<Changed line={line} proof={current} />
					<OverruledFindings file={foundIn(current)} intro={t('printOrders.overruled')} />
					<ProofPages proof={current} />
				</div>
			) : isError || current?.proof?.state === 'failed' || current === null ? (
				<Notice kind="danger">{t('printOrders.provider.noProof')}</Notice>
			) : (
				<Progress label={t('printOrders.provider.preparing')} />
			)}
		</Dialog>
	);
}

/** What the customer has done since may be half done. */
function Changed({ line: { since }, proof: { updatedAt } }: { line: OrderPrintLine; proof: CurrentProof }) {
	const { t } = usePlatform();
	if (updatedAt <= since) return <p>{t('printOrders.provider.unchanged')}</p>;
	return (
		<Notice kind="warning">
			{t('printOrders.provider.changed')} <Moment at={updatedAt} />. {t('printOrders.provider.changedText')}
		</Notice>
	);
}

/** As a file of print data has it. */
const foundIn = ({ findings }: CurrentProof) => ({
	findings: ((findings ?? []) as Finding[]).map(({ code, severity, page, names, numbers }) => ({
		...{ code, severity, page, names: [...names] },
		numbers: Object.entries(numbers).map(([name, value]) => ({ name, value })),
	})),
	fileType: 'pdf' as const,
	pages: [],
});

function ProofPages({ proof: { previews } }: { proof: CurrentProof }) {
	const { t } = usePlatform();
	return (
		<ul className="grid gap-4 phone:grid-cols-2">
			{previews.map(({ page, name, url, width, height }) => (
				<li key={page} className="min-w-0">
					<img
						src={`${url}&width=1600`}
						alt={t('printOrders.design.page', { page, side: describeSide(t, name) })}
						style={{ aspectRatio: `${width} / ${height}` }}
						className="h-auto w-full border border-line"
					/>
				</li>
			))}
		</ul>
	);
}
