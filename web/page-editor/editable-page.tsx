// A page with its editor in its place, for those who may change it and have switched it on; with a button for those who have not.
import { IconPencil } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useMe } from '../account/use-me.ts';
import { Button } from '../kit/button.tsx';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { setFlag, useFlags } from '../platform/flags.ts';
import { MoreTexts } from '../platform/page-texts.tsx';

const PageEditor = lazy(() => import('./page-editor.tsx'));

interface EditablePageProps {
	page: { id: string };
	/** As everyone else sees it. */
	children: ReactNode;
}

export function EditablePage({ page, children }: EditablePageProps) {
	const { cmsControls } = useFlags();
	const { data: me } = useMe(true);
	if (!me?.rights.includes('mContent')) return children;
	if (cmsControls)
		return (
			<Suspense fallback={children}>
				<PageEditor page={page} meanwhile={children} />
			</Suspense>
		);
	return (
		<>
			{children}
			<Suspense>
				<MoreTexts groups={['pageEditor']}>
					<EditButton />
				</MoreTexts>
			</Suspense>
		</>
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
