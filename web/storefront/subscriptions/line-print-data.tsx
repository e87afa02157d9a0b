// The print data of a line of a subscription that its next delivery lacks: uploaded and released on the spot, as on the page of an order.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isComplete } from '../../../rules/printing/line-state.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { query, toQueryOptions } from '../../platform/page.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { PrintDataPart } from '../print-data/print-data-part.tsx';
import { PrintLinesContext, PrintLinesProvider, usePrintLines } from '../print-data/print-lines.tsx';
import { subscriptionDocument } from './subscription.documents.ts';

interface LinePrintDataProps {
	subscriptionId: string;
	itemId: string;
}

/** What is released here is missing no more: the notice above goes. */
function WhenReleased({ subscriptionId, itemId }: LinePrintDataProps) {
	const platform = usePlatform();
	const client = useQueryClient();
	const { lines } = usePrintLines();
	const line = lines.find((one) => one.itemId === itemId);
	const isReleased = line !== undefined && isComplete(line.state);
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked again once it is released
	useEffect(() => {
		const { queryKey } = toQueryOptions(
			platform,
			query(subscriptionDocument, { id: subscriptionId, language: platform.language }),
		);
		if (isReleased) void client.invalidateQueries({ queryKey });
	}, [isReleased]);
	return null;
}

/** What is subscribed to is ordered, whether or not its first order has been placed: nothing is said of a later order. */
function AsOrdered({ children }: { children: ReactNode }) {
	const known = usePrintLines();
	const lines = known.lines.map((line) => ({ ...line, isOrdered: true }));
	return <PrintLinesContext value={{ ...known, lines }}>{children}</PrintLinesContext>;
}

export default function LinePrintData(props: LinePrintDataProps) {
	return (
		<MoreTexts groups={['printData', 'printFindings']}>
			<PrintLinesProvider itemIds={[props.itemId]}>
				<AsOrdered>
					<PrintDataPart itemId={props.itemId} heading="h3" />
					<WhenReleased {...props} />
				</AsOrdered>
			</PrintLinesProvider>
		</MoreTexts>
	);
}
