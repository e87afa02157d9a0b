// What staff do with a design that was made at the provider: look at what was released, review it there, release it by hand.
import { IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { buttonClass } from '../../../kit/button-style.ts';
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
	const { t } = usePlatform();
	const [isApproving, setApproving] = useState(false);
	const files = `/service-api/designs/${designId}`;
	return (
		<>
			<ExternalLink href={`${files}/proof.pdf?release=${releaseId}`} about={line.name}>
				<IconFileTypePdf aria-hidden size={18} />
				{t('printOrders.provider.proof')}
			</ExternalLink>
			{mayChange && (
				<ExternalLink href={`${files}/review`} about={line.name}>
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

function ExternalLink({ href, about, children }: { href: string; about: string; children: React.ReactNode }) {
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
