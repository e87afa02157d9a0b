import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Platform, PlatformProvider } from '../../platform/environment.tsx';
import type { Order } from './order-page.tsx';
import { TimelinePart } from './timeline-part.tsx';

const platform = { t: (key: string) => key, language: 'en-GB', timeZone: 'Europe/Berlin' };

/** What is said of each shipment, in their order. */
function said(shipped: Order['shipped'], ...shipments: string[]): string[] {
	const milestones = shipments.map((shipmentId) => ({ kind: 'shipped', at: '2026-11-18T10:00:00Z', shipmentId }));
	const markup = renderToStaticMarkup(
		<PlatformProvider value={platform as Platform}>
			<TimelinePart order={{ milestones, shipped } as Order} />
		</PlatformProvider>,
	);
	return markup.match(/ownOrders\.milestone\.\w+/g) ?? [];
}

it('calls a shipment a part, the one after which nothing is left the rest, and an only one by its name', () => {
	const [whole, part, rest] = ['shipped', 'shippedPart', 'shippedRest'].map((word) => `ownOrders.milestone.${word}`);
	expect(said('all', 'a')).toEqual([whole]);
	expect(said('partly', 'a')).toEqual([part]);
	expect(said('partly', 'a', 'b')).toEqual([part, part]);
	expect(said('all', 'a', 'b')).toEqual([part, rest]);
});
