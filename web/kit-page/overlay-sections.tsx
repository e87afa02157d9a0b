// What opens over the page, what asks, and what reports.
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { useConfirm } from '../kit/confirm.tsx';
import { DateField } from '../kit/date-field.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Drawer } from '../kit/drawer.tsx';
import { Menu } from '../kit/menu.tsx';
import { NoticeList } from '../kit/notice-list.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useToast } from '../kit/toasts.tsx';
import { Tooltip } from '../kit/tooltip.tsx';
import { Line, Section, useSamples } from './section.tsx';

export function OverlaySection() {
	const s = useSamples();
	const [open, setOpen] = useState<'dialog' | 'drawer'>();
	const [name, setName] = useState('');
	const [day, setDay] = useState('');
	const [done, setDone] = useState('');
	const close = () => setOpen(undefined);
	const actions = [
		{ id: 'edit', label: s.edit, icon: <IconPencil aria-hidden size={18} />, onAction: () => setDone(s.edit) },
		{ id: 'copy', label: s.copy, icon: <IconCopy aria-hidden size={18} />, onAction: () => setDone(s.copy) },
		{ id: 'archive', label: s.archive, disabled: true, onAction: () => setDone(s.archive) },
		{
			id: 'delete',
			label: s.delete,
			danger: true,
			icon: <IconTrash aria-hidden size={18} />,
			onAction: () => setDone(s.delete),
		},
	];
	return (
		<Section title={s.overlays}>
			<Line>
				<Button onClick={() => setOpen('dialog')}>{s.openDialog}</Button>
				<Button onClick={() => setOpen('drawer')}>{s.openDrawer}</Button>
				<Menu label={s.menu} actions={actions} />
				<Menu label={`${s.menu} (${s.small})`} compact actions={actions} />
				<Tooltip text={s.tooltip}>
					<button type="button" aria-label={s.edit} className="rounded-theme border border-strong-line p-2">
						<IconPencil aria-hidden size={20} />
					</button>
				</Tooltip>
				<output data-done>{done}</output>
			</Line>
			<Dialog
				open={open === 'dialog'}
				onClose={close}
				title={s.dialogTitle}
				actions={
					<>
						<Button onClick={close}>{s.cancelled}</Button>
						<Button colour="primary" onClick={close}>
							{s.save}
						</Button>
					</>
				}
			>
				<div className="flex flex-col gap-4">
					<TextField label={s.name} required value={name} onChange={setName} />
					<DateField label={s.deadline} value={day} onChange={setDay} />
				</div>
			</Dialog>
			<Drawer open={open === 'drawer'} onClose={close} title={s.drawerTitle}>
				<p>{s.cardText}</p>
			</Drawer>
		</Section>
	);
}

export function ConfirmationSection() {
	const s = useSamples();
	const confirm = useConfirm();
	const [answer, setAnswer] = useState('');
	const tell = (confirmed: boolean) => setAnswer(confirmed ? s.confirmed : s.cancelled);
	return (
		<Section title={s.confirmations}>
			<Line>
				<Button onClick={async () => tell(await confirm({ title: s.askTitle, text: s.askText }))}>{s.ask}</Button>
				<Button
					colour="danger"
					onClick={async () =>
						tell(
							await confirm({
								title: s.phraseTitle,
								text: s.phraseText,
								severity: 'stringConfirm',
								phrase: s.phrase,
								colour: 'danger',
							}),
						)
					}
				>
					{s.askPhrase}
				</Button>
				<output aria-label={s.answer}>{answer}</output>
			</Line>
		</Section>
	);
}

export function ToastSection() {
	const s = useSamples();
	const toast = useToast();
	return (
		<Section title={s.toasts}>
			<Line>
				<Button onClick={() => toast.success(s.saved)}>{s.success}</Button>
				<Button onClick={() => toast.info(s.beta)}>{s.info}</Button>
				<Button onClick={() => toast.warning(s.lowStock)}>{s.warning}</Button>
				<Button onClick={() => toast.error(s.failed)}>{s.error}</Button>
			</Line>
			<NoticeList />
		</Section>
	);
}
