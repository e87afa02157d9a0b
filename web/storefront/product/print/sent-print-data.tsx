// What was sent with a product, below the button: how far the upload is, then its pages and findings, and the release.
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { MoreTexts } from '../../../platform/page-texts.tsx';
import { UploadFailure, UploadProgress } from '../../../print-data/upload-field.tsx';
import { PrintDataPart } from '../../print-data/print-data-part.tsx';
import { PrintLinesProvider } from '../../print-data/print-lines.tsx';
import { PlainLink } from '../plain-link.tsx';
import type { PrintChoiceState } from './use-print-choice.ts';

export interface SentProps {
	choice: PrintChoiceState;
}

export default function SentPrintData({ choice }: SentProps) {
	return (
		<MoreTexts groups={['printData', 'printFindings', 'kit']}>
			<Sent {...choice} />
		</MoreTexts>
	);
}

function Sent({ upload, itemId, isLost }: Pick<PrintChoiceState, 'upload' | 'itemId' | 'isLost'>) {
	const { t } = usePlatform();
	return (
		<div className="mt-4 grid gap-2">
			<UploadProgress upload={upload} />
			<UploadFailure upload={upload} />
			<div role="alert" className="empty:hidden">
				{isLost && <Notice kind="warning">{t('printData.chooseAgain')}</Notice>}
			</div>
			{itemId && (
				<PrintLinesProvider itemIds={[itemId]}>
					<PrintDataPart itemId={itemId} heading="h2" />
					<p>
						<PlainLink to="/cart" className="font-bold text-link underline underline-offset-2">
							{t('addToCart.toCart')}
						</PlainLink>
					</p>
				</PrintLinesProvider>
			)}
		</div>
	);
}
