// The released design that a line is printed from: its pages, who has released it, and sending it back.
import { useState } from 'react';
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { Button } from '../../../kit/button.tsx';
import { buttonClass } from '../../../kit/button-style.ts';
import { Notice } from '../../../kit/notice.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { OrderPrintLine } from './order-print-line.ts';
import { sendBackDesignDocument } from './print-data.documents.ts';
import { Hash } from './print-file-view.tsx';
import { ProviderLinks, ReviewNotice, useReview } from './provider-links.tsx';
import { AcceptedFindings } from './provider-print.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Release = NonNullable<OrderPrintLine['release']>;

interface DesignViewProps {
	line: OrderPrintLine;
	release: Release;
	mayChange: boolean;
}

export function DesignView({ line, release, mayChange }: DesignViewProps) {
	const { t, base } = usePlatform();
	const { itemId, name, state, refusalReason, specification } = line;
	// The notice of the review has the button then.
	const isReviewed = Boolean(useReview(line));
	const { releasedBy, releasedAt, byStaff, sha256, rows, designId, provider } = release;
	return (
		<div className="grid gap-3">
			<Pages release={release} proportions={`${specification.width} / ${specification.height}`} />
			{rows > 1 && <p className="text-sm">{t('printOrders.design.rows', { count: rows })}</p>}
			{state === 'refused' && (
				<Notice kind="warning">
					<p>{t('printOrders.design.sentBack')}</p>
					<p className="mt-1 wrap-anywhere whitespace-pre-line">{refusalReason}</p>
				</Notice>
			)}
			<div className="text-sm">
				<p>
					{t(byStaff ? 'printOrders.releasedByShop' : 'printOrders.releasedByCustomer')}
					{releasedBy && ` (${releasedBy})`}, <Moment at={releasedAt} />
				</p>
				<Hash sha256={sha256} />
			</div>
			<AcceptedFindings release={release} />
			{provider !== 'studio' && (
				<ReviewNotice line={line}>{mayChange && state === 'released' && <SendBack line={line} />}</ReviewNotice>
			)}
			{designId && (
				<div className="flex flex-wrap items-start gap-2">
					{provider === 'studio' ? (
						<a href={`${base}/studio/${designId}?line=${itemId}`} className={buttonClass('neutral', 'small')}>
							{t(mayChange && state !== 'printed' ? 'printOrders.design.correct' : 'printOrders.design.look')}
							<span className="sr-only">: {name}</span>
						</a>
					) : (
						<ProviderLinks line={line} designId={designId} releaseId={release.id} mayChange={mayChange} />
					)}
					{mayChange && state === 'released' && !isReviewed && <SendBack line={line} />}
				</div>
			)}
		</div>
	);
}

function Pages({ release: { previews }, proportions }: { release: Release; proportions: string }) {
	const { t } = usePlatform();
	return (
		<ul className="flex gap-4 overflow-x-auto pb-2">
			{previews.map(({ side, url }, index) => (
				<li key={url} className="shrink-0">
					<a href={url} target="_blank" rel="noreferrer" className="block border border-line bg-surface">
						<img
							src={url}
							alt={t('printOrders.design.page', { page: index + 1, side: describeSide(t, side) })}
							className="block h-48 w-auto"
							style={{ aspectRatio: proportions }}
						/>
						<span className="sr-only"> ({t('kit.opensInNewTab')})</span>
					</a>
				</li>
			))}
		</ul>
	);
}

function SendBack({ line: { itemId, name } }: { line: OrderPrintLine }) {
	const { t } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const [open, setOpen] = useState(false);
	return (
		<div>
			<Button size="small" onClick={() => setOpen(true)}>
				{t('printOrders.design.sendBack')}
				<span className="sr-only">: {name}</span>
			</Button>
			<ReasonDialog
				title={t('printOrders.design.sendBackTitle')}
				text={t('printOrders.design.sendBackText')}
				action={t('printOrders.design.sendBackDo')}
				open={open}
				onClose={() => setOpen(false)}
				onSend={async (reason) => {
					await change(sendBackDesignDocument, { itemId, reason });
					toast.success(t('printOrders.design.asked'));
				}}
			/>
		</div>
	);
}
