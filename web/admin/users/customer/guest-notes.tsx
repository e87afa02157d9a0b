// What the team says to each other about a guest: the notes of their orders, as there is no account to write them at.
import { Card } from '../../../kit/card.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { NewNote } from '../../orders/detail/new-note.tsx';
import { addOrderNoteDocument } from '../../orders/orders.documents.ts';
import type { Customer } from './orders-card.tsx';

export function GuestNotes({ customer: { notes }, orderId }: { customer: Customer; orderId: string }) {
	const { t } = usePlatform();
	const change = useChange();
	const mayChange = has(useMe(), 'mOrder');
	if (!mayChange && notes.length === 0) return null;
	return (
		<Card heading="h2" title={t('adminOrders.notes')}>
			{mayChange && <NewNote onAdd={(text) => change(addOrderNoteDocument, { id: orderId, text })} />}
			{notes.length > 0 && (
				<ul className={`grid gap-3 ${mayChange ? 'mt-4 border-t border-line pt-4' : ''}`}>
					{notes.map(({ id, at, text, orderId: about, number }) => (
						<li key={id} className="text-sm">
							<p className="whitespace-pre-line wrap-anywhere">{text}</p>
							<p className="text-muted">
								<Moment at={at} /> · <TextLink to={`/admin/orders/${about}`}>{number}</TextLink>
							</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
