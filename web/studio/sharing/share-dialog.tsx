// Sharing a draft: links for others, what they say of it, the way to another device, and a copy of its own. Loaded when it is opened, with its texts.
import { type ReactNode, Suspense, useId, useState } from 'react';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { DuplicateDraft, OtherDevice } from './draft-elsewhere.tsx';
import { LinksPanel } from './links-panel.tsx';

interface ShareProps {
	session: DesignSession;
	/** How many comments wait for the owner: if there are any, they come first. */
	openComments: number;
	onOpenComments(count: number): void;
	onClose(): void;
}

export default function ShareDialog({ session, openComments, onOpenComments, onClose }: ShareProps) {
	const { t } = usePlatform();
	return (
		<NativeDialog title={t('studio.share')} onClose={onClose}>
			<div className="relative min-h-0 grow overflow-y-auto">
				<div className="grid gap-8 p-4">
					<Suspense fallback={<Progress label={t('studio.share')} />}>
						<MoreTexts groups={['designSharing']}>
							<Sections session={session} openComments={openComments} onOpenComments={onOpenComments} />
						</MoreTexts>
					</Suspense>
				</div>
			</div>
		</NativeDialog>
	);
}

function Sections({ session, openComments, onOpenComments }: Omit<ShareProps, 'onClose'>) {
	const { t } = usePlatform();
	// The order stays when the last one is resolved.
	const [isAnswering] = useState(openComments > 0);
	const links = (
		<Section key="links" title={t('designSharing.byLink')}>
			<LinksPanel />
		</Section>
	);
	const comments = (
		<Section key="comments" title={t('designSharing.comments')}>
			<CommentsPanel onOpenComments={onOpenComments} />
		</Section>
	);
	return (
		<>
			{isAnswering ? [comments, links] : [links, comments]}
			<Section title={t('designSharing.elsewhere')}>
				<OtherDevice />
			</Section>
			<Section title={t('designSharing.duplicate')}>
				<DuplicateDraft session={session} />
			</Section>
		</>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-3">
			<h3 id={id} className="text-lg font-bold">
				{title}
			</h3>
			{children}
		</section>
	);
}
