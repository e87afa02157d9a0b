// Whether what was done is safe, in plain words. Read aloud when it changes for the worse.
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { type DesignSession, useSituation } from './draft-session.ts';

const icons = {
	saved: IconCloudCheck,
	saving: IconCloudUp,
	offline: IconCloudOff,
	signedOut: IconCloudOff,
	takenOver: IconLock,
	refused: IconCloudOff,
} as const;

export function SaveState({ session }: { session: DesignSession }) {
	const { t } = usePlatform();
	const { saving, holder, subject } = useSituation(session);
	const [wasReleased] = useState(subject.isReleased);
	const state = holder ? 'takenOver' : saving;
	// What is only ordered is printed as it was released, whatever is changed here.
	const isInList = subject.draft?.itemId != null;
	const ofRelease = !isInList ? 'saved' : subject.isReleased ? 'released' : wasReleased ? 'releaseTakenBack' : 'saved';
	const Icon = icons[state];
	return (
		<p
			role="status"
			data-saving={state}
			className="flex shrink-0 items-center gap-1.5 text-sm text-muted data-[saving=offline]:text-error data-[saving=refused]:text-error data-[saving=signedOut]:text-error"
		>
			<Icon aria-hidden size={18} />
			<span className="sr-only header:not-sr-only">{t(`studio.saving.${state === 'saved' ? ofRelease : state}`)}</span>
		</p>
	);
}
