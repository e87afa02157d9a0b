// How it stands with a text in one language.
import {
	IconAlertTriangle,
	IconCircleCheck,
	IconCircleDashed,
	IconRobot,
	IconSparkles,
	IconTemplate,
} from '@tabler/icons-react';
import type { TextStatus } from '../../../rules/pages/texts.ts';
import { useTexts } from '../../platform/environment.tsx';

const signs = {
	missing: { Icon: IconCircleDashed, look: 'text-muted' },
	outdated: { Icon: IconAlertTriangle, look: 'text-error' },
	sample: { Icon: IconTemplate, look: 'text-error' },
	machine: { Icon: IconRobot, look: 'text-link' },
	assistant: { Icon: IconSparkles, look: 'text-link' },
	done: { Icon: IconCircleCheck, look: 'text-muted' },
};

interface StatusMarkProps {
	status: TextStatus;
	isBase: boolean;
}

export function StatusMark({ status, isBase }: StatusMarkProps) {
	const t = useTexts();
	const { Icon, look } = signs[status];
	return (
		<span className={`inline-flex items-center gap-1 ${look}`}>
			<Icon aria-hidden size={16} />
			{isBase && status === 'done' ? t('pageEditor.status.base') : t(`pageEditor.status.${status}`)}
		</span>
	);
}
