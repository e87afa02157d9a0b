// The design as the customer released it beside what it is now, page by page, both as they would be printed.
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Proof, useProof } from '../dialogs/proof.tsx';
import type { OrderLine } from './draft-orders.ts';
import type { LineDialogProps } from './send-back-dialog.tsx';

export default function CompareDialog({ session, line, onClose }: LineDialogProps) {
	const { t } = usePlatform();
	const { proof, failure, load } = useProof(session);
	const title = t('studioOrders.compareTitle');
	// Scrolled by keys.
	const scrolled = { tabIndex: 0, role: 'group', 'aria-label': title } as const;
	return (
		<NativeDialog wide title={title} onClose={onClose}>
			<div {...scrolled} className="min-h-0 grow overflow-auto bg-sunken">
				{failure !== undefined ? (
					<div role="alert" className="p-4">
						<Notice kind="danger" action={<Button onClick={() => void load()}>{t('studio.tryAgain')}</Button>}>
							{failure}
						</Notice>
					</div>
				) : proof ? (
					<Comparison proof={proof} line={line} />
				) : (
					<div className="p-4">
						<Progress label={t('studio.makingProof')} />
					</div>
				)}
			</div>
			<div className="flex justify-end border-t border-line p-4">
				<Button colour="primary" onClick={onClose}>
					{t('studio.keepEditing')}
				</Button>
			</div>
		</NativeDialog>
	);
}

function Comparison({ proof, line }: { proof: Proof; line: OrderLine }) {
	const { t } = usePlatform();
	return (
		<>
			<ul className="grid gap-6 p-4 tablet:grid-cols-2 tablet:p-8">
				{proof.previews.map(({ page, name, url, width, height }) => {
					const side = describeSide(t, name);
					const released = line.releasedPages[page - 1];
					const shown = [
						{ label: t('studioOrders.compareReleased', { side }), src: released },
						{ label: t('studioOrders.compareNow', { side }), src: `${url}&width=1600` },
					];
					return shown.map(
						({ label, src }) =>
							src && (
								<li key={label} className="grid content-start gap-2">
									<h3 className="text-center font-semibold">{label}</h3>
									<img
										src={src}
										alt={t('studio.proofOf', { side: label })}
										style={{ aspectRatio: `${width} / ${height}` }}
										className="mx-auto block h-auto max-h-[60dvh] w-full object-contain shadow-lg shadow-popover-shadow"
									/>
								</li>
							),
					);
				})}
			</ul>
			{proof.seriesRows !== null && <p className="px-4 pb-4 text-sm tablet:px-8">{t('studioOrders.compareSeries')}</p>}
		</>
	);
}
