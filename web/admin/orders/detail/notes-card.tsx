// What the team says to each other about an order.
import { useState } from 'react';
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { LeaveGuard } from '../../../kit/leave-guard.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { addOrderNoteDocument } from '../orders.documents.ts';
import type { Order } from './order.ts';
import { describeEvent, whoOf } from './story.ts';

const longest = 2000;
const noMoney = { money: String };

export function NotesCard({ order: { id, events } }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	const attempt = useAttempt();
	const change = useChange();
	const [text, setText] = useState('');
	const [busy, setBusy] = useState(false);
	const [tried, setTried] = useState(false);
	const notes = events.filter(({ kind }) => kind === 'note').toReversed();
	const mayChange = has(me, 'mOrder');
	const dirty = text.trim() !== '';
	if (!mayChange && notes.length === 0) return null;
	const error = findFieldError(text, { maxLength: longest });
	const add = async (): Promise<boolean> => {
		setTried(true);
		if (error) return false;
		setBusy(true);
		const done = await attempt(() => change(addOrderNoteDocument, { id, text: text.trim() }), {
			done: t('adminOrders.noteAdded'),
			failed: t('adminOrders.noteFailed'),
		});
		setBusy(false);
		if (done) {
			setText('');
			setTried(false);
		}
		return done;
	};
	return (
		<Card heading="h2" title={t('adminOrders.notes')}>
			{mayChange && (
				<div className="grid gap-2">
					<LeaveGuard dirty={dirty} onSave={add} onDiscard={() => setText('')} />
					<TextArea
						label={t('adminOrders.newNote')}
						hint={t('adminOrders.noteHint')}
						rows={2}
						maxLength={longest}
						value={text}
						onChange={setText}
						error={tried ? (error ? errorText(error, t) : null) : undefined}
					/>
					<div>
						<Button size="small" busy={busy} disabled={!dirty} onClick={add}>
							{t('adminOrders.addNote')}
						</Button>
					</div>
				</div>
			)}
			{notes.length > 0 && (
				<ul className={`grid gap-3 ${mayChange ? 'mt-4 border-t border-line pt-4' : ''}`}>
					{notes.map((note) => (
						<li key={note.id} className="text-sm">
							<p className="whitespace-pre-line wrap-anywhere">{describeEvent(note, { t, ...noMoney }).text}</p>
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
