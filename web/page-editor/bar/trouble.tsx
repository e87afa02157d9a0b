// What stands between an editor and the page: another editor, a lost session, work that could not be taken in.
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { saveFlags } from '../../platform/flags.ts';
import type { PageSession } from '../saving/page-session.ts';
import { useSituation } from './editor-bar.tsx';

interface TroubleProps {
	session: PageSession;
	onOpenAgain(takeOver: boolean): void;
}

export function Trouble({ session, onOpenAgain }: TroubleProps) {
	const { t, base } = usePlatform();
	const confirm = useConfirm();
	const { saving, holder, keptAsVersion } = useSituation(session);
	const takeOver = async () => {
		const sure = await confirm({
			title: t('pageEditor.takeOverTitle'),
			text: t('pageEditor.takeOverText'),
			confirmLabel: t('pageEditor.takeOver'),
			colour: 'warning',
		});
		if (sure) onOpenAgain(true);
	};
	if (holder || saving === 'takenOver')
		return (
			<Told kind="warning" action={<Button onClick={takeOver}>{t('pageEditor.takeOver')}</Button>}>
				{holder?.own
					? t('pageEditor.ownElsewhere')
					: t('pageEditor.someoneElse', { name: holder?.name ?? t('pageEditor.somebody') })}{' '}
				{keptAsVersion && t('pageEditor.keptAsVersion')}
			</Told>
		);
	if (saving === 'refused')
		return (
			<Told kind="danger" action={<Button onClick={() => onOpenAgain(false)}>{t('pageEditor.tryAgain')}</Button>}>
				{t('pageEditor.refused')} {keptAsVersion && t('pageEditor.keptAsVersion')}
			</Told>
		);
	if (saving === 'signedOut') {
		const logIn = () => {
			// So that the editor is there again after it.
			saveFlags();
			window.open(`${base}/login`, '_blank', 'noopener');
		};
		return (
			<Meanwhile
				kind="warning"
				action={
					<div className="flex gap-2">
						<Button onClick={logIn}>{t('pageEditor.logIn')}</Button>
						<Button onClick={() => session.queue.retry()}>{t('pageEditor.sendAgain')}</Button>
					</div>
				}
			>
				{t('pageEditor.signedOut')}
			</Meanwhile>
		);
	}
	if (saving === 'offline') return <Meanwhile kind="warning">{t('pageEditor.offlineHint')}</Meanwhile>;
	if (keptAsVersion) return <Meanwhile kind="warning">{t('pageEditor.keptAsVersion')}</Meanwhile>;
	return null;
}

type NoticeProps = Parameters<typeof Notice>[0];

/** Nothing can be typed: it takes the room that it needs. */
const Told = (props: NoticeProps) => (
	<div role="alert" className="bg-surface px-3 pb-2 *:items-center">
		<Notice {...props} />
	</div>
);

/** Someone may be typing: it stands at the lower edge, and the page stays where it is. */
const Meanwhile = (props: NoticeProps) => (
	<div
		role="alert"
		className="fixed inset-x-3 bottom-[calc(1rem+var(--lower-edge,0px))] mx-auto max-w-3xl *:items-center *:shadow-lg"
	>
		<Notice {...props} />
	</div>
);
