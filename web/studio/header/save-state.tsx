// Whether what was done is safe and released, in plain words. Read aloud when it changes for the worse.
import { IconCircleCheck, IconCloudCheck, IconCloudOff, IconCloudUp, IconLock, IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { type DesignSession, useSituation } from './draft-session.ts';

const icons = {
	saved: IconCloudCheck,
	released: IconCircleCheck,
	releaseTakenBack: IconRotate,
	saving: IconCloudUp,
	offline: IconCloudOff,
	signedOut: IconCloudOff,
	takenOver: IconLock,
	refused: IconCloudOff,
	rowsUnsaved: IconCloudOff,
} as const;

/** What is only ordered is printed as it was released, whatever is changed here. */
function useReleaseState(session: DesignSession): 'released' | 'releaseTakenBack' | undefined {
	const { subject } = useSituation(session);
	const [wasReleased] = useState(subject.isReleased);
	if (subject.draft?.itemId == null) return;
	return subject.isReleased ? 'released' : wasReleased ? 'releaseTakenBack' : undefined;
}

/** Saved is what has its rows saved, too. */
function useSaving(session: DesignSession) {
	const { saving, subject } = useSituation(session);
	const { rows = 'saved' } = subject;
	if (saving !== 'saved') return saving;
	return rows === 'saved' || rows === 'saving' ? rows : 'rowsUnsaved';
}

export function SaveState({ session }: { session: DesignSession }) {
	const { t } = usePlatform();
	const { holder } = useSituation(session);
	const ofRelease = useReleaseState(session);
	const saving = useSaving(session);
	const state = holder ? 'takenOver' : saving;
	const shown = state === 'saved' ? (ofRelease ?? state) : state;
	const Icon = icons[shown];
	return (
		<p
			role="status"
			data-saving={state}
			className="flex shrink-0 items-center gap-1.5 text-sm text-muted data-[saving=offline]:text-error data-[saving=refused]:text-error data-[saving=rowsUnsaved]:text-error data-[saving=signedOut]:text-error"
		>
			<Icon aria-hidden size={18} />
			<span className="sr-only header:not-sr-only">{t(`studio.saving.${shown}`)}</span>
		</p>
	);
}

/** On a phone the header has no room for words. The status has them for screen readers. */
export function ReleaseLine({ session }: { session: DesignSession }) {
	const { t } = usePlatform();
	const { holder } = useSituation(session);
	const ofRelease = useReleaseState(session);
	const saving = useSaving(session);
	if (!ofRelease || holder || (saving !== 'saved' && saving !== 'saving')) return null;
	const Icon = icons[ofRelease];
	return (
		<p
			aria-hidden
			data-release={ofRelease}
			className="flex items-center gap-1.5 border-b border-line bg-surface px-3 py-1 text-sm data-[release=releaseTakenBack]:bg-(--applications-infoBox-warning-background) data-[release=releaseTakenBack]:text-(--applications-infoBox-warning-text) header:hidden"
		>
			<Icon size={18} className="shrink-0" />
			{t(`studio.release.${ofRelease}`)}
		</p>
	);
}
