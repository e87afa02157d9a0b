// What staff do with a design that was made at the provider: look at what was released, review it there, release it by hand.
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../kit/button.tsx';
import { buttonClass } from '../../../kit/button-style.ts';
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { ApproveProofDialog } from './approve-proof-dialog.tsx';
import type { OrderPrintLine } from './order-print-line.ts';

interface LinksProps {
	line: OrderPrintLine;
	designId: string;
	releaseId: string;
	mayChange: boolean;
}

export function ProviderLinks({ line, designId, releaseId, mayChange }: LinksProps) {
	const { t, language } = usePlatform();
	const [isApproving, setApproving] = useState(false);
	const files = `/service-api/designs/${designId}`;
	return (
		<>
			<ExternalLink href={`${files}/proof.pdf?release=${releaseId}`} about={line.name}>
				<IconFileTypePdf aria-hidden size={18} />
				{t('printOrders.provider.proof')}
			</ExternalLink>
			{mayChange && (
				<ExternalLink href={`/service-api/designs/lines/${line.itemId}/review?language=${language}`} about={line.name}>
					<IconExternalLink aria-hidden size={18} />
					{t('printOrders.provider.review')}
				</ExternalLink>
			)}
			{mayChange && line.state === 'refused' && (
				<Button size="small" onClick={() => setApproving(true)}>
					{t('printOrders.provider.approve')}
					<span className="sr-only">: {line.name}</span>
				</Button>
			)}
			{isApproving && <ApproveProofDialog line={line} designId={designId} onClose={() => setApproving(false)} />}
		</>
	);
}

/** Of a review of this line that was just submitted; null: there is none. */
export function useReview({ itemId }: OrderPrintLine): string | null {
	const [parameters] = useSearchParams();
	return parameters.get('reviewed') === itemId ? parameters.get('review') : null;
}

/** After a review was submitted: the shop is not told what was decided, so the way to send it back is at hand. */
export function ReviewNotice({ line, children }: { line: OrderPrintLine; children: ReactNode }) {
	const { t } = usePlatform();
	const review = useReview(line);
	const { name, state } = line;
	if (!review) return null;
	return (
		<div role="status">
			<Notice kind="info">
				<p>{t('printOrders.provider.reviewed')}</p>
				{state === 'released' && <p className="mt-1">{t('printOrders.provider.reviewedText')}</p>}
				<div className="mt-3 flex flex-wrap items-start gap-2">
					<ExternalLink href={`/service-api/designs/reviews/${encodeURIComponent(review)}`} about={name}>
						<IconFileTypePdf aria-hidden size={18} />
						{t('printOrders.provider.reviewFile')}
					</ExternalLink>
					{children}
				</div>
			</Notice>
		</div>
	);
}

function ExternalLink({ href, about, children }: { href: string; about: string; children: ReactNode }) {
	const { t } = usePlatform();
	return (
		<a href={href} target="_blank" rel="noreferrer" className={buttonClass('neutral', 'small')}>
			{children}
			<span className="sr-only">
				: {about} ({t('kit.opensInNewTab')})
			</span>
		</a>
	);
}
