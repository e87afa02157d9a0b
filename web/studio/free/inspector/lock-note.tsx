// What cannot be changed says so.
import { IconLock, IconPin } from '@tabler/icons-react';
import { usePlatform } from '../../../platform/environment.tsx';

export function LockNote({ reason }: { reason: 'notFree' | 'locked' | 'pinned' | undefined }) {
	const { t } = usePlatform();
	if (!reason) return null;
	const Icon = reason === 'pinned' ? IconPin : IconLock;
	return (
		<p className="flex items-start gap-1.5 text-sm text-hint">
			<Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
			{t(`studio.free.refusal.${reason}`)}
		</p>
	);
}
