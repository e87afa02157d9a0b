// Something to know, where it belongs: good, bad, or only worth a look.
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const kinds = {
	info: {
		icon: IconInfoCircle,
		look: 'border-(--applications-infoBox-info-border) bg-(--applications-infoBox-info-background) text-(--applications-infoBox-info-text)',
		sign: 'text-(--applications-infoBox-info-icon)',
	},
	success: {
		icon: IconCircleCheck,
		look: 'border-(--applications-infoBox-success-border) bg-(--applications-infoBox-success-background) text-(--applications-infoBox-success-text)',
		sign: 'text-(--applications-infoBox-success-icon)',
	},
	warning: {
		icon: IconAlertTriangle,
		look: 'border-(--applications-infoBox-warning-border) bg-(--applications-infoBox-warning-background) text-(--applications-infoBox-warning-text)',
		sign: 'text-(--applications-infoBox-warning-icon)',
	},
	danger: {
		icon: IconCircleX,
		look: 'border-(--applications-infoBox-danger-border) bg-(--applications-infoBox-danger-background) text-(--applications-infoBox-danger-text)',
		sign: 'text-(--applications-infoBox-danger-icon)',
	},
};

export type NoticeKind = keyof typeof kinds;

interface NoticeProps {
	kind: NoticeKind;
	children: ReactNode;
	/** At the end, such as a button that takes it away. */
	action?: ReactNode;
}

export function Notice({ kind, children, action }: NoticeProps) {
	const { icon: Icon, look, sign } = kinds[kind];
	return (
		<div className={`flex items-start gap-2 ${action ? 'flex-wrap' : ''} rounded-theme border p-3 ${look}`}>
			<Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${sign}`} />
			<div className={`grow basis-0 hyphens-auto wrap-break-word ${action ? 'min-w-48' : 'min-w-0'}`}>{children}</div>
			{action && <div className="ms-auto max-w-full shrink-0">{action}</div>}
		</div>
	);
}
