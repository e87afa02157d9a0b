// What is to be known of a wording at one look: by sign, colour and word.
import {
	type Icon,
	IconAlertTriangle,
	IconCircleDashed,
	IconHourglass,
	IconLock,
	IconPencil,
	IconRobot,
	IconSparkles,
} from '@tabler/icons-react';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { useTexts } from '../../platform/environment.tsx';
import type { GridWording } from './grid-text.ts';

const looks = {
	warning:
		'border-(--applications-infoBox-warning-border) bg-(--applications-infoBox-warning-background) text-(--applications-infoBox-warning-text)',
	info: 'border-(--applications-infoBox-info-border) bg-(--applications-infoBox-info-background) text-(--applications-infoBox-info-text)',
	plain:
		'border-(--applications-labels-border) bg-(--applications-labels-background) text-(--applications-labels-text)',
};

const marks = {
	missing: { text: 'texts.mark.missing', icon: IconCircleDashed, look: looks.warning },
	outdated: { text: 'texts.mark.outdated', icon: IconAlertTriangle, look: looks.warning },
	machine: { text: 'texts.mark.machine', icon: IconRobot, look: looks.plain },
	assistant: { text: 'texts.mark.assistant', icon: IconSparkles, look: looks.plain },
	queued: { text: 'texts.mark.queued', icon: IconHourglass, look: looks.info },
	locked: { text: 'texts.mark.locked', icon: IconLock, look: looks.plain },
	unsaved: { text: 'texts.mark.unsaved', icon: IconPencil, look: looks.info },
} as const satisfies Record<string, { text: PlainTextKey; icon: Icon; look: string }>;

export type MarkName = keyof typeof marks;

export function Mark({ name }: { name: MarkName }) {
	const t = useTexts();
	const { text, icon: Sign, look } = marks[name];
	return (
		<span
			className={`inline-flex max-w-full items-center gap-1 rounded-full border px-1.5 py-px text-xs font-medium ${look}`}
		>
			<Sign aria-hidden size={14} className="shrink-0" />
			<span className="min-w-0 truncate">{t(text)}</span>
		</span>
	);
}

export function marksOf(wording: GridWording, changed: boolean): MarkName[] {
	const found: MarkName[] = [];
	if (changed) found.push('unsaved');
	else if (wording.missing) found.push('missing');
	if (wording.queued) found.push('queued');
	if (changed) return found;
	if (wording.outdated) found.push('outdated');
	if (wording.origin === 'machine' || wording.origin === 'assistant') found.push(wording.origin);
	return found;
}
