// What the team says to each other about an order.
import { Card } from '../../../kit/card.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { addOrderNoteDocument } from '../orders.documents.ts';
import { NewNote } from './new-note.tsx';
import type { Order } from './order.ts';
import { describeEvent, whoOf } from './story.ts';

const noMoney = { money: String };

export function NotesCard({ order: { id, events } }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const notes = events.filter(({ kind }) => kind === 'note').toReversed();
	const mayChange = has(me, 'mOrder');
	if (!mayChange && notes.length === 0) return null;
	return (
		<Card heading="h2" title={t('adminOrders.notes')}>
			{mayChange && <NewNote onAdd={(text) => change(addOrderNoteDocument, { id, text })} />}
			{notes.length > 0 && (
				<ul className={`grid gap-3 ${mayChange ? 'mt-4 border-t border-line pt-4' : ''}`}>
					{notes.map((note) => (
						<li key={note.id} className="text-sm">
							<p className="whitespace-pre-line wrap-anywhere">
								{describeEvent(note, { t, ...noMoney, day: String, payments: [] }).text}
							</p>
							<p className="text-muted">
								<Moment at={note.at} /> · {whoOf(note, t)}
							</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
