// Above the design: the way back, its name, whether it is saved, back and forth, the preview, the release.
import {
	IconArrowBackUp,
	IconArrowForwardUp,
	IconArrowLeft,
	IconEye,
	IconHistory,
	IconKeyboard,
	IconShare,
	IconUsers,
} from '@tabler/icons-react';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { OpenDialog } from '../dialogs/studio-dialogs.tsx';
import { addressBehind, type DraftOrders, isStaff, sentBackLine } from '../orders/draft-orders.ts';
import { useDesign, useReadOnly } from '../studio-context.tsx';
import { DraftName } from './draft-name.tsx';
import { type DesignSession, useSituation } from './draft-session.ts';
import { ReleaseLine, SaveState } from './save-state.tsx';
import { useTurnKeys, useTurns } from './use-turns.ts';

export interface DraftFacts extends DraftOrders {
	id: string;
	name: string;
	productId: string;
	productName: string;
	/** Rows of its series; null: none. */
	seriesRows: number | null;
	openComments: number | null;
}

/** Three buttons on a phone have room for their words alone. */
const besideWords = 'hidden tablet:inline';

interface HeaderProps {
	session: DesignSession;
	draft: DraftFacts;
	/** From those who have a link. */
	openComments: number;
	onOpen(dialog: OpenDialog): void;
}

export function StudioHeader({ session, draft, openComments, onOpen }: HeaderProps) {
	const { t, base } = usePlatform();
	const readOnly = useReadOnly();
	const { fields } = useDesign();
	const { subject, keptAsVersion } = useSituation(session);
	const hasVersions = draft.access !== 'viewer' && (subject.versions > 0 || keptAsVersion);
	// What was ordered for some people is corrected for them.
	const mayBeSeries = draft.seriesRows !== null || draft.access === 'owner';
	const hasSeries = mayBeSeries && fields.some(({ kind }) => kind !== 'image');
	const { turn, canUndo, canRedo } = useTurns();
	useTurnKeys(turn, () => void session.settle());
	return (
		<>
			<header className="flex items-center gap-x-2 border-b border-line bg-surface px-2 py-1.5 tablet:px-3">
				<h1 className="sr-only">{t('studio.titleOf', { name: draft.name || draft.productName })}</h1>
				<a
					href={addressBehind(draft, base)}
					aria-label={t(isStaff(draft) || sentBackLine(draft) ? 'studioOrders.toOrder' : 'studio.toDrafts')}
					className="grid size-10 shrink-0 place-items-center rounded-theme hover:bg-surface-hover pointer-coarse:size-11"
				>
					<IconArrowLeft aria-hidden size={20} />
				</a>
				{draft.access === 'owner' ? (
					<DraftName {...draft} />
				) : (
					<p className="min-w-0 grow truncate px-2 font-bold">{draft.name || draft.productName}</p>
				)}
				<SaveState session={session} />
				<div className="flex gap-1">
					<Button
						aria-label={t('studio.undo')}
						aria-disabled={!canUndo}
						icon={<IconArrowBackUp aria-hidden size={20} />}
						onClick={() => turn('undo')}
					/>
					<Button
						aria-label={t('studio.redo')}
						aria-disabled={!canRedo}
						icon={<IconArrowForwardUp aria-hidden size={20} />}
						onClick={() => turn('redo')}
					/>
					{hasVersions && (
						<Button
							aria-label={t('studio.versions')}
							icon={<IconHistory aria-hidden size={20} />}
							onClick={() => onOpen('versions')}
						/>
					)}
					{draft.access === 'owner' && (
						<span className="relative">
							<Button
								aria-label={
									openComments > 0 ? t('studio.shareWithComments', { count: openComments }) : t('studio.share')
								}
								icon={<IconShare aria-hidden size={20} />}
								onClick={() => onOpen('share')}
							/>
							{openComments > 0 && (
								<span
									aria-hidden
									className="pointer-events-none absolute -end-1 -top-1 min-w-5 rounded-full bg-chosen px-1 text-center text-xs leading-5 font-bold text-chosen-text"
								>
									{openComments}
								</span>
							)}
						</span>
					)}
					<span className="hidden short:inline tablet:inline pointer-coarse:hidden!">
						<Button
							aria-label={t('studio.keys')}
							icon={<IconKeyboard aria-hidden size={20} />}
							onClick={() => onOpen('keys')}
						/>
					</span>
				</div>
				{/* On a phone at the lower edge, where the thumb is. */}
				<div className="fixed inset-x-0 bottom-0 z-10 flex gap-2 border-t border-line bg-surface p-2 *:grow tablet:static tablet:border-0 tablet:p-0 tablet:*:grow-0">
					<Button icon={<IconEye aria-hidden size={20} className={besideWords} />} onClick={() => onOpen('preview')}>
						{t('studio.preview')}
					</Button>
					{hasSeries && (
						<Button icon={<IconUsers aria-hidden size={20} className={besideWords} />} onClick={() => onOpen('series')}>
							{t('studio.series')}
						</Button>
					)}
					{!isStaff(draft) && (
						<Button colour="primary" disabled={readOnly} onClick={() => onOpen('release')}>
							{t('studio.release')}
						</Button>
					)}
				</div>
			</header>
			<ReleaseLine session={session} />
		</>
	);
}
