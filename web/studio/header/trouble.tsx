// What stands between a shopper and the draft: another tab, a lost session, work that could not be taken in. Nothing of it is lost.
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { latePart } from '../view/late-part.tsx';
import { StudioNotice } from '../view/studio-notice.tsx';
import { type DesignSession, useSituation } from './draft-session.ts';
import { type OpenAgain, useOpenAgain } from './use-open-again.ts';

const OpenElsewhere = latePart(() => import('./open-elsewhere.tsx'));
const GoneDraft = latePart(() => import('../versions/gone-draft.tsx'));

interface TroubleProps {
	session: DesignSession;
	onOpenAgain: OpenAgain;
	/** Shows what was stored as a version. */
	onVersions?(): void;
}

const Told = (props: ComponentProps<typeof StudioNotice>) => <StudioNotice role="alert" {...props} />;

export function Trouble({ session, onOpenAgain, onVersions }: TroubleProps) {
	const { t, base } = usePlatform();
	const { saving, holder, keptAsVersion, subject } = useSituation(session);
	const { busy, failure, open } = useOpenAgain(onOpenAgain);
	const kept = keptAsVersion && t('studio.keptAsVersion');
	const showKept = keptAsVersion && onVersions && (
		<Button size="small" onClick={onVersions}>
			{t('studio.showUnsaved')}
		</Button>
	);
	if (holder || saving === 'takenOver')
		return (
			<Suspense>
				<OpenElsewhere session={session} onOpenAgain={onOpenAgain} action={showKept}>
					{kept}
				</OpenElsewhere>
			</Suspense>
		);
	if (subject.isGone && subject.draft)
		return (
			<Suspense>
				<GoneDraft name={subject.draft.name} />
			</Suspense>
		);
	if (saving === 'refused')
		return (
			<Told
				kind="danger"
				action={
					<>
						{showKept}
						<Button busy={busy} onClick={() => void open(false)}>
							{t('studio.openAgain')}
						</Button>
					</>
				}
			>
				{t('studio.refused')} {kept} {failure}
			</Told>
		);
	if (saving === 'signedOut')
		return (
			<Told
				kind="warning"
				action={
					<>
						<Button size="small" onClick={() => window.open(`${base}/login`, '_blank', 'noopener')}>
							{t('studio.logIn')}
						</Button>
						<Button size="small" onClick={() => session.queue.retry()}>
							{t('studio.saveAgain')}
						</Button>
					</>
				}
			>
				{t('studio.signedOut')}
			</Told>
		);
	if (saving === 'offline') return <Told kind="warning">{t('studio.offline')}</Told>;
	return showKept ? <Kept action={showKept} /> : null;
}

/** Until it has been read. */
function Kept({ action }: { action: ReactNode }) {
	const { t } = usePlatform();
	const [isDismissed, setDismissed] = useState(false);
	if (isDismissed) return null;
	return (
		<Told
			kind="info"
			action={
				<>
					<Button size="small" onClick={() => setDismissed(true)}>
						{t('studio.dismiss')}
					</Button>
					{action}
				</>
			}
		>
			{t('studio.keptAsVersion')}
		</Told>
	);
}
