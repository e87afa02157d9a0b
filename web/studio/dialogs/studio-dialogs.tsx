// What lies over the design: its preview, the release, sharing it, the keys. Loaded when it is opened.
import { Suspense } from 'react';
import type { Finding } from '../../../rules/designs/findings.ts';
import type { DesignSession } from '../header/draft-session.ts';
import { latePart } from '../view/late-part.tsx';

const PreviewDialog = latePart(() => import('./preview-dialog.tsx'));
const ReleaseDialog = latePart(() => import('./release-dialog.tsx'));
const KeysDialog = latePart(() => import('./keys-dialog.tsx'));
const VersionsDialog = latePart(() => import('../versions/versions-dialog.tsx'));
const ShareDialog = latePart(() => import('../sharing/share-dialog.tsx'));

export type OpenDialog = 'preview' | 'release' | 'keys' | 'series' | 'share' | 'versions';

interface DialogsProps {
	opened: OpenDialog | undefined;
	session: DesignSession;
	findings: readonly Finding[];
	/** From those who have a link. */
	openComments: number;
	onOpenComments(count: number): void;
	onOpen(dialog: OpenDialog): void;
	/** The design is another one. */
	onOpenAgain(): void;
	onClose(): void;
}

export function StudioDialogs(props: DialogsProps) {
	const { opened, session, findings, openComments, onOpenComments, onOpen, onOpenAgain, onClose } = props;
	if (!opened) return null;
	return (
		<Suspense>
			{opened === 'preview' && <PreviewDialog onClose={onClose} />}
			{opened === 'share' && (
				<ShareDialog session={session} openComments={openComments} onOpenComments={onOpenComments} onClose={onClose} />
			)}
			{opened === 'versions' && <VersionsDialog session={session} onRestored={onOpenAgain} onClose={onClose} />}
			{opened === 'keys' && <KeysDialog onClose={onClose} />}
			{opened === 'release' && (
				<ReleaseDialog session={session} findings={findings} onClose={onClose} onSeries={() => onOpen('series')} />
			)}
		</Suspense>
	);
}
