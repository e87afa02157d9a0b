// What stands between a shopper and the draft: another tab, a lost session, work that could not be taken in. Nothing of it is lost.
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { latePart } from '../view/late-part.tsx';
import { StudioNotice } from '../view/studio-notice.tsx';
import { type DesignSession, useSituation } from './draft-session.ts';

const GoneDraft = latePart(() => import('../versions/gone-draft.tsx'));

interface TroubleProps {
	session: DesignSession;
	onOpenAgain(takeOver: boolean): Promise<void>;
	/** Shows what was stored as a version. */
	onVersions?(): void;
}

const Told = (props: ComponentProps<typeof StudioNotice>) => <StudioNotice role="alert" {...props} />;

function useOpenAgain(onOpenAgain: TroubleProps['onOpenAgain']) {
	const { t } = usePlatform();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const open = async (takeOver: boolean) => {
		setBusy(true);
		setFailure(undefined);
		try {
			await onOpenAgain(takeOver);
		} catch (error) {
			setFailure(failureText(error, t));
		}
		setBusy(false);
	};
	return { busy, failure, open };
}

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
			<Elsewhere session={session} onOpenAgain={onOpenAgain} action={showKept}>
				{kept}
			</Elsewhere>
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

interface ElsewhereProps extends Omit<TroubleProps, 'onVersions'> {
	action: ReactNode;
	/** What has become of unsaved work. */
	children: ReactNode;
}

function Elsewhere({ session, onOpenAgain, action, children }: ElsewhereProps) {
	const { t } = usePlatform();
	const { holder } = useSituation(session);
	const { busy, failure, open } = useOpenAgain(onOpenAgain);
	const [isAsking, setAsking] = useState(false);
	return (
		<>
			<Told
				kind="warning"
				action={
					<>
						{action}
						<Button size="small" onClick={() => setAsking(true)}>
							{t('studio.takeOver')}
						</Button>
					</>
				}
			>
				{holder && !holder.own
					? t('studio.elsewhereBy', { name: holder.name || t('studio.aGuest') })
					: t('studio.elsewhere')}{' '}
				{children}
			</Told>
			{isAsking && (
				<NativeDialog title={t('studio.takeOverTitle')} onClose={() => setAsking(false)}>
					<div className="grid gap-4 p-4">
						<p>{t('studio.takeOverText')}</p>
						<div role="alert" className="empty:hidden">
							{failure !== undefined && <Notice kind="danger">{failure}</Notice>}
						</div>
						<div className="flex flex-wrap justify-end gap-2">
							<Button onClick={() => setAsking(false)}>{t('studio.cancel')}</Button>
							<Button colour="primary" busy={busy} onClick={() => void open(true)}>
								{t('studio.takeOver')}
							</Button>
						</div>
					</div>
				</NativeDialog>
			)}
		</>
	);
}
