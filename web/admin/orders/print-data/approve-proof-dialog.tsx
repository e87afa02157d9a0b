// Releases a design that was made at the provider by hand, as it is there now: its pages are looked at first.
import { useState } from 'react';
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { refreshEverything, useAdminQuery, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
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
					{isReady && (
						<Button colour="primary" busy={busy} onClick={approve}>
							{t('printOrders.provider.approveDo')}
						</Button>
					)}
				</>
			}
		>
			{isReady && current ? (
				<div className="grid gap-4">
					<p>{t('printOrders.provider.approveText')}</p>
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

function ProofPages({ proof: { previews } }: { proof: CurrentProof }) {
	const { t } = usePlatform();
	return (
		<ul className="grid gap-4 tablet:grid-cols-2">
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
