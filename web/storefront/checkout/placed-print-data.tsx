// The print data of an order that was just placed: what is still missing can be sent from here at once.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatNumber } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { ownOrderDocument } from '../orders/orders.documents.ts';
import { PrintDataPart } from '../print-data/print-data-part.tsx';
import { PrintLinesProvider, usePrintLines } from '../print-data/print-lines.tsx';
import { isWaiting, WaitingNotice } from '../print-data/waiting-notice.tsx';

type Line = NonNullable<Data<typeof ownOrderDocument>['ownOrder']>['lines'][number];

export interface PlacedProps {
	number: string;
	/** Whether the order waits for print data, as soon and as often as it is known. */
	onWaiting(waits: boolean): void;
}

export default function PlacedPrintData({ number, onWaiting }: PlacedProps) {
	const { ask } = usePlatform();
	const { data } = useQuery({
		queryKey: [textOf(ownOrderDocument), { number }],
		queryFn: async () => (await ask(ownOrderDocument, { number })) as Data<typeof ownOrderDocument>,
	});
	const lines = data?.ownOrder?.lines ?? [];
	return (
		<PrintLinesProvider itemIds={lines.flatMap(({ itemId }) => itemId ?? [])}>
			<MoreTexts groups={['printData', 'printFindings', 'kit']}>
				<PrintedLines lines={lines} onWaiting={onWaiting} />
			</MoreTexts>
		</PrintLinesProvider>
	);
}

/** Nothing where nothing is printed from data. */
function PrintedLines({ lines, onWaiting }: { lines: readonly Line[] } & Pick<PlacedProps, 'onWaiting'>) {
	const { t, language, notation } = usePlatform();
	const { lines: printed } = usePrintLines();
	const waits = isWaiting(printed);
	useEffect(() => onWaiting(waits), [waits, onWaiting]);
	const shown = lines.filter(({ itemId }) => printed.some((line) => line.itemId === itemId));
	if (shown.length === 0) return null;
	return (
		<section className="mt-6 rounded-theme border border-line bg-surface p-5 text-text phone:p-8">
			<h2 className="mb-4 font-heading text-xl font-bold">{t('printData.ofOrder')}</h2>
			<WaitingNotice />
			<ul className="divide-y divide-line">
				{shown.map(({ position, itemId, name, itemName, quantity, options }) => (
					<li key={position} className="py-4 last:pb-0">
						<p className="font-semibold wrap-anywhere">{itemName || name}</p>
						{/* Several lines may be of the same product. */}
						<p className="text-sm text-muted hyphens-auto wrap-break-word">
							{[
								...(itemName ? [name] : []),
								t('checkout.pieces', { quantity: formatNumber(quantity, language, notation), count: quantity }),
								...options.map((option) => `${option.name}: ${option.value}`),
							].join(' · ')}
						</p>
						<PrintDataPart itemId={itemId} heading="h3" />
					</li>
				))}
			</ul>
		</section>
	);
}
