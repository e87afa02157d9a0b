// What the ordered line that a design belongs to means for who has opened it: staff who correct it, or a customer to whom it was sent back.
import { Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { FailureNotice } from '../sharing/failure-notice.tsx';
import { useCopy } from '../sharing/use-copy.ts';
import { useReadOnly } from '../studio-context.tsx';
import { latePart } from '../view/late-part.tsx';
import { StudioNotice } from '../view/studio-notice.tsx';
import { addressBehind, type DraftOrders, isStaff, lineOfStaff, type OrderLine, sentBackLine } from './draft-orders.ts';

const SendBackDialog = latePart(() => import('./send-back-dialog.tsx'));
const CompareDialog = latePart(() => import('./compare-dialog.tsx'));
const ApproveDialog = latePart(() => import('./approve-dialog.tsx'));

interface NoticeProps {
	session: DesignSession;
	draft: DraftOrders;
}

export default function OrderNotice({ session, draft }: NoticeProps) {
	const line = isStaff(draft) ? lineOfStaff(draft) : (sentBackLine(draft) ?? draft.orderLines[0]);
	if (!line) return null;
	return isStaff(draft) ? (
		<StaffNotice session={session} draft={draft} line={line} />
	) : line.state === 'refused' ? (
		<SentBack session={session} line={line} />
	) : (
		<Ordered session={session} line={line} />
	);
}

function Ordered({ session, line: { orderNumber: number } }: { session: DesignSession; line: OrderLine }) {
	const { t } = usePlatform();
	const { busy, failure, copy } = useCopy(session);
	return (
		<>
			<StudioNotice
				kind="info"
				action={
					<Button size="small" busy={busy} onClick={() => void copy()}>
						{t('studioOrders.continueAsCopy')}
					</Button>
				}
			>
				<p className="text-sm tablet:text-base">{t('studioOrders.ordered', { number })}</p>
			</StudioNotice>
			<div className="px-3 pt-2 empty:hidden">
				<FailureNotice>{failure}</FailureNotice>
			</div>
		</>
	);
}

function SentBack({ session, line }: { session: DesignSession; line: OrderLine }) {
	const { t } = usePlatform();
	const [isComparing, setComparing] = useState(false);
	const { orderNumber: number, refusalReason, isCorrected } = line;
	return (
		<>
			<StudioNotice
				kind="warning"
				whole
				action={
					isCorrected && (
						<Button size="small" onClick={() => setComparing(true)}>
							{t('studioOrders.compare')}
						</Button>
					)
				}
			>
				<p className="text-sm">{t(isCorrected ? 'studioOrders.corrected' : 'studioOrders.sentBack', { number })}</p>
				<p className="max-h-24 overflow-auto font-semibold wrap-anywhere whitespace-pre-line">{refusalReason}</p>
				<p className="text-sm">{t(isCorrected ? 'studioOrders.correctedHint' : 'studioOrders.sentBackHint')}</p>
			</StudioNotice>
			<Suspense>
				{isComparing && <CompareDialog session={session} line={line} onClose={() => setComparing(false)} />}
			</Suspense>
		</>
	);
}

function StaffNotice({ session, draft, line }: NoticeProps & { line: OrderLine }) {
	const { t, base } = usePlatform();
	const readOnly = useReadOnly();
	const [opened, setOpened] = useState<'sendBack' | 'approve'>();
	const { customerName: customer, orderNumber: number, state } = line;
	const mayCorrect = draft.access === 'staff';
	const isPrinted = state === 'printed';
	const hint = !mayCorrect ? 'lookingHint' : isPrinted ? 'printed' : 'editingHint';
	const dialog = { session, line, onClose: () => setOpened(undefined) };
	return (
		<>
			<StudioNotice
				kind="info"
				action={
					<>
						<a href={addressBehind(draft, base)} className={buttonClass('neutral', 'small')}>
							{t('studioOrders.toOrder')}
						</a>
						{mayCorrect && !isPrinted && (
							<>
								<Button size="small" disabled={readOnly} onClick={() => setOpened('sendBack')}>
									{t('studioOrders.sendBack')}
								</Button>
								<Button size="small" disabled={readOnly} onClick={() => setOpened('approve')}>
									{t('studioOrders.approve')}
								</Button>
							</>
						)}
					</>
				}
			>
				<p className="text-sm font-semibold tablet:text-base">
					{t(mayCorrect ? 'studioOrders.editing' : 'studioOrders.looking', { customer, number })}
				</p>
				<p className="text-sm">{t(`studioOrders.${hint}`)}</p>
			</StudioNotice>
			<Suspense>
				{opened === 'sendBack' && <SendBackDialog {...dialog} />}
				{opened === 'approve' && <ApproveDialog {...dialog} />}
			</Suspense>
		</>
	);
}
