// Above a template: the way back to its product, whether it is saved, back and forth, testing, publishing.
import {
	IconArrowBackUp,
	IconArrowForwardUp,
	IconArrowLeft,
	IconEye,
	IconKeyboard,
	IconTestPipe,
} from '@tabler/icons-react';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { SaveState } from '../header/save-state.tsx';
import { useTurnKeys, useTurns } from '../header/use-turns.ts';
import { useReadOnly } from '../studio-context.tsx';
import type { StudioTemplate } from './open-template.tsx';

export type TemplateDialog = 'preview' | 'keys' | 'test' | 'publish';

interface HeaderProps {
	session: DesignSession;
	template: StudioTemplate;
	onOpen(dialog: TemplateDialog): void;
}

export function TemplateHeader({ session, template, onOpen }: HeaderProps) {
	const { t, base } = usePlatform();
	const readOnly = useReadOnly();
	const { turn, canUndo, canRedo } = useTurns();
	useTurnKeys(turn, () => void session.settle());
	return (
		<header className="flex items-center gap-x-2 border-b border-line bg-surface px-2 py-1.5 tablet:px-3">
			<a
				href={`${base}/admin/products/${template.editorProductId}?tab=print`}
				aria-label={t('templateEditor.toProduct')}
				className="grid size-10 shrink-0 place-items-center rounded-theme hover:bg-surface-hover pointer-coarse:size-11"
			>
				<IconArrowLeft aria-hidden size={20} />
			</a>
			<h1 className="min-w-0 grow truncate px-2 font-bold">
				{t('templateEditor.titleOf', { name: template.productName })}
			</h1>
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
				<span className="hidden tablet:inline pointer-coarse:hidden!">
					<Button
						aria-label={t('studio.keys')}
						icon={<IconKeyboard aria-hidden size={20} />}
						onClick={() => onOpen('keys')}
					/>
				</span>
			</div>
			{/* On a phone at the lower edge, where the thumb is. */}
			<div className="fixed inset-x-0 bottom-0 z-10 flex gap-2 border-t border-line bg-surface p-2 *:last:grow tablet:static tablet:border-0 tablet:p-0 tablet:*:last:grow-0">
				<Button
					aria-label={t('studio.preview')}
					icon={<IconEye aria-hidden size={20} />}
					onClick={() => onOpen('preview')}
				>
					<span className="hidden tablet:inline">{t('studio.preview')}</span>
				</Button>
				<Button
					aria-label={t('templateEditor.test')}
					icon={<IconTestPipe aria-hidden size={20} />}
					onClick={() => onOpen('test')}
				>
					<span className="hidden tablet:inline">{t('templateEditor.test')}</span>
				</Button>
				<Button colour="primary" disabled={readOnly} onClick={() => onOpen('publish')}>
					{t('templateEditor.publish')}
				</Button>
			</div>
		</header>
	);
}
