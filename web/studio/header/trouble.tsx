// What stands between a shopper and the draft: another tab, a lost session, work that could not be taken in. Nothing of it is lost.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type DesignSession, useSituation } from './draft-session.ts';

interface TroubleProps {
	session: DesignSession;
	onOpenAgain(takeOver: boolean): Promise<void>;
	/** Shows what was stored as a version. */
	onVersions?(): void;
}

const Told = (props: Parameters<typeof Notice>[0]) => (
	<div role="alert" className="px-3 py-2">
		<Notice {...props} />
	</div>
);

export function Trouble({ session, onOpenAgain, onVersions }: TroubleProps) {
	const { t, base } = usePlatform();
	const { saving, holder, keptAsVersion } = useSituation(session);
	const [isAsking, setAsking] = useState(false);
	const [isDismissed, setDismissed] = useState(false);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const open = async (takeOver: boolean) => {
		setBusy(true);
		setFailure(undefined);
		try {
			await onOpenAgain(takeOver);
			setAsking(false);
		} catch (error) {
			setFailure(failureText(error, t));
		}
		setBusy(false);
	};
	const kept = keptAsVersion && t('studio.keptAsVersion');
	const showKept = keptAsVersion && onVersions && <Button onClick={onVersions}>{t('studio.showUnsaved')}</Button>;
	if (holder || saving === 'takenOver')
		return (
			<>
				<Told
					kind="warning"
					action={
						<div className="flex flex-wrap gap-2">
							{showKept}
							<Button onClick={() => setAsking(true)}>{t('studio.takeOver')}</Button>
						</div>
					}
				>
					{holder && !holder.own
						? t('studio.elsewhereBy', { name: holder.name || t('studio.aGuest') })
						: t('studio.elsewhere')}{' '}
					{kept}
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
	if (saving === 'refused')
		return (
			<Told
				kind="danger"
				action={
					<div className="flex flex-wrap gap-2">
						{showKept}
						<Button busy={busy} onClick={() => void open(false)}>
							{t('studio.openAgain')}
						</Button>
					</div>
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
					<div className="flex flex-wrap gap-2">
						<Button onClick={() => window.open(`${base}/login`, '_blank', 'noopener')}>{t('studio.logIn')}</Button>
						<Button onClick={() => session.queue.retry()}>{t('studio.saveAgain')}</Button>
					</div>
				}
			>
				{t('studio.signedOut')}
			</Told>
		);
	if (saving === 'offline') return <Told kind="warning">{t('studio.offline')}</Told>;
	if (showKept && !isDismissed)
		return (
			<Told
				kind="info"
				action={
					<div className="flex flex-wrap gap-2">
						<Button onClick={() => setDismissed(true)}>{t('studio.dismiss')}</Button>
						{showKept}
					</div>
				}
			>
				{kept}
			</Told>
		);
	return null;
}
