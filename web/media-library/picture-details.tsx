// What a picture shows in words, and what stays in view of it when it is cropped, for any screen that uses pictures. It brings its code and
// its words along when it is opened.
import { lazy, Suspense } from 'react';
import type { TextGroup } from '../../rules/messages/groups.ts';
import { MoreTexts } from '../platform/page-texts.tsx';

const DetailsDrawer = lazy(async () => ({ default: (await import('./details/details-drawer.tsx')).DetailsDrawer }));

const words: readonly TextGroup[] = ['kit', 'forms', 'assistant', 'mediaLibrary'];

interface PictureDetailsProps {
	id: string;
	onClose(): void;
}

export const PictureDetails = ({ id, onClose }: PictureDetailsProps) => (
	<Suspense fallback={null}>
		<MoreTexts groups={words}>
			<DetailsDrawer id={id} onClose={onClose} />
		</MoreTexts>
	</Suspense>
);
