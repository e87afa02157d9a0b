// The editor in the place of a page, for those who may change it and have switched it on; a button beside the page for those who have not.
import { IconPencil } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useMe } from '../account/use-me.ts';
import { Button } from '../kit/button.tsx';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { setFlag, useFlags } from '../platform/flags.ts';
import { MoreTexts } from '../platform/page-texts.tsx';

const PageEditor = lazy(() => import('./page-editor.tsx'));

interface EditablePageProps {
	page: { id: string };
	/** Notified before anything is drawn: as long as the page is edited, it is not shown beside its editor. */
	onEdit(isEdited: boolean): void;
	/** The page as everyone else sees it, until its editor is there. */
	children: ReactNode;
}

export function EditablePage({ page, onEdit, children }: EditablePageProps) {
	const { cmsControls } = useFlags();
	const { data: me } = useMe(true);
	const mayEdit = me?.rights.includes('mContent') === true;
	const isEdited = mayEdit && cmsControls;
	useLayoutEffect(() => {
		onEdit(isEdited);
		return () => onEdit(false);
	}, [isEdited, onEdit]);
	if (isEdited)
		return (
			<Suspense fallback={children}>
				<PageEditor page={page} meanwhile={children} />
			</Suspense>
		);
	return (
		mayEdit && (
			<Suspense>
				<MoreTexts groups={['pageEditor']}>
					<EditButton />
				</MoreTexts>
			</Suspense>
		)
	);
}

function EditButton() {
	const { t } = usePlatform();
	return (
		<ThemeScope name="admin" className="fixed inset-s-4 bottom-[calc(1rem+var(--lower-edge,0px))] z-30">
			<Button
				colour="adminPrimary"
				icon={<IconPencil aria-hidden size={20} />}
				onClick={() => setFlag('cmsControls', true)}
			>
				{t('pageEditor.begin')}
			</Button>
		</ThemeScope>
	);
}
