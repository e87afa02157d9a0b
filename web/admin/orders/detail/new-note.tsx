// A note about an order or a subscription for those who look after it.
import { useState } from 'react';
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import { Button } from '../../../kit/button.tsx';
import { LeaveGuard } from '../../../kit/leave-guard.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { useAttempt } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';

const longest = 2000;

interface NewNoteProps {
	onAdd(text: string): Promise<unknown>;
}

export function NewNote({ onAdd }: NewNoteProps) {
	const { t } = usePlatform();
	const attempt = useAttempt();
	const [text, setText] = useState('');
	const [busy, setBusy] = useState(false);
	const [tried, setTried] = useState(false);
	const dirty = text.trim() !== '';
	const error = findFieldError(text, { maxLength: longest });
	const add = async (): Promise<boolean> => {
		setTried(true);
		if (error) return false;
		setBusy(true);
		const done = await attempt(() => onAdd(text.trim()), {
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
				<Button size="small" busy={busy} aria-disabled={!dirty} onClick={add}>
					{t('adminOrders.addNote')}
				</Button>
			</div>
		</div>
	);
}
