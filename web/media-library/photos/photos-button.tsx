// The way to stock photos: there where a provider offers some, with its code loaded when it is pressed.
import { IconPhotoSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { photoProvidersDocument } from './photos.documents.ts';

const PhotosDialog = lazy(async () => ({ default: (await import('./photos-dialog.tsx')).PhotosDialog }));

interface PhotosButtonProps {
	folder: string | undefined;
	onAdded(mediaId: string): void;
	/** Only those that become files of the shop. */
	hosted: boolean;
}

export function PhotosButton({ folder, onAdded, hosted }: PhotosButtonProps) {
	const { t } = usePlatform();
	const [open, setOpen] = useState(false);
	const answer = useAdminQuery(photoProvidersDocument, {});
	const providers = (answer.data?.photoProviders ?? []).filter(
		({ connection, hotlinked }) => connection !== 'none' && !(hosted && hotlinked),
	);
	if (providers.length === 0) return null;
	return (
		<>
			<Button icon={<IconPhotoSearch aria-hidden size={18} />} onClick={() => setOpen(true)}>
				{t('mediaLibrary.photos')}
			</Button>
			{open && (
				<Suspense fallback={null}>
					<MoreTexts groups={['photos']}>
						<PhotosDialog
							providers={providers}
							folder={folder}
							onClose={() => setOpen(false)}
							onAdded={(id) => {
								setOpen(false);
								onAdded(id);
							}}
						/>
					</MoreTexts>
				</Suspense>
			)}
		</>
	);
}
