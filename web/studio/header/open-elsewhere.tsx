// The design is open in another tab, or in that of another user: it is edited there, or taken over here.
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { StudioNotice } from '../view/studio-notice.tsx';
import { type DesignSession, useSituation } from './draft-session.ts';
import { type OpenAgain, useOpenAgain } from './use-open-again.ts';

interface OpenElsewhereProps {
	session: DesignSession;
	onOpenAgain: OpenAgain;
	action: ReactNode;
	/** What has become of unsaved work. */
	children: ReactNode;
}

export default function OpenElsewhere({ session, onOpenAgain, action, children }: OpenElsewhereProps) {
	const { t } = usePlatform();
	const { holder } = useSituation(session);
	const { busy, failure, open } = useOpenAgain(onOpenAgain);
	const [isAsking, setAsking] = useState(false);
	return (
		<>
			<StudioNotice
				role="alert"
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
			</StudioNotice>
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
