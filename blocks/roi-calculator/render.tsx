import type { ShownBlock } from '../../rules/pages/block.ts';
import { orderEntries } from '../../rules/roi/entries.ts';
import { savingsOfOrders } from '../../rules/roi/savings.ts';
import { Calculator } from '../roi/calculator.tsx';
import type { block } from './block.ts';

export const Render = ({ section }: { section: ShownBlock<typeof block> }) => (
	<Calculator section={section} kind="orders" entries={orderEntries} savings={savingsOfOrders} />
);
