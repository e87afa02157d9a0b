// The state of a thing in one word: by colour, by sign and by name.
import {
	IconAlertTriangle,
	IconCircleCheck,
	IconCircleDashed,
	IconClock,
	type Icon as IconType,
} from '@tabler/icons-react';
import { useTexts } from '../platform/environment.tsx';

const states = {
	active: {
		text: 'kit.active',
		icon: IconCircleCheck,
		look: 'border-(--applications-infoBox-success-border) bg-(--applications-infoBox-success-background) text-(--applications-infoBox-success-text)',
	},
	inactive: {
		text: 'kit.inactive',
		icon: IconCircleDashed,
		look: 'border-(--applications-labels-border) bg-(--applications-labels-background) text-(--applications-labels-text)',
	},
	scheduled: {
		text: 'kit.scheduled',
		icon: IconClock,
		look: 'border-(--applications-infoBox-warning-border) bg-(--applications-infoBox-warning-background) text-(--applications-infoBox-warning-text)',
	},
	failed: {
		text: 'kit.failed',
		icon: IconAlertTriangle,
		look: 'border-(--applications-infoBox-danger-border) bg-(--applications-infoBox-danger-background) text-(--applications-infoBox-danger-text)',
	},
} as const;

interface ChipProps {
	state: keyof typeof states;
	/** In place of the state's own name, such as "not published". */
	label?: string;
	/** In place of the state's own sign. */
	icon?: IconType;
}

export function Chip({ state, label, icon }: ChipProps) {
	const t = useTexts();
	const { text, icon: own, look } = states[state];
	const Icon = icon ?? own;
	return (
		<span
			className={`inline-flex max-w-full items-center gap-1 rounded-2xl border px-2 py-0.5 text-sm font-medium ${look}`}
		>
			<Icon aria-hidden size={16} className="shrink-0" />
			<span className="min-w-0 wrap-break-word">{label ?? t(text)}</span>
		</span>
	);
}
