// Opens the dialog in which the link to this page is handed on. Without JavaScript there is only the address itself.
import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';

const ShareDialog = lazy(() => import('../../share/share-dialog.tsx'));

export function ShareButton() {
	const { t } = usePlatform();
	const [open, setOpen] = useState(false);
	const live = useHydrated();
	return (
		<>
			<button
				type="button"
				onClick={() => setOpen(true)}
				className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-theme border border-control-line px-4 hover:border-control-line-hover ${live ? '' : 'invisible'}`}
			>
				<IconShare aria-hidden size={20} />
				{t('share.open')}
			</button>
			{open && (
				<Suspense>
					<ShareDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
