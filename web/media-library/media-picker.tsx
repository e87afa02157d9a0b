// The dialog in which pictures of the library are chosen, for any screen inside of a KitProvider. It brings its code and its words
// along when it is opened: a user who imports this file imports next to nothing.
import { lazy, Suspense } from 'react';
import type { Data } from '../platform/graphql.ts';
import type { mediaListDocument } from './media-library.documents.ts';

/** A picture as the library shows it. What a screen shows of it is `image`, which `<Picture>` takes. */
export type LibraryPicture = Data<typeof mediaListDocument>['mediaList']['items'][number];

export interface MediaPickerProps {
	/** What was chosen, in the order of choosing: one to `max` pictures. The dialog stays until its owner takes it away. */
	onPick(pictures: readonly LibraryPicture[]): void;
	/** Escape, the cross, Cancel: nothing was chosen. */
	onClose(): void;
	/** How many can be chosen; 1 unless specified. */
	max?: number | undefined;
	/** Ids of pictures that are there already: they are shown as such and cannot be chosen again. */
	taken?: readonly string[] | undefined;
	/** For a page: pictures that stay at a provider are offered, too. */
	forPage?: boolean | undefined;
	/** In place of "Choose an image". */
	title?: string | undefined;
}

const PickerDialog = lazy(() => import('./picker-dialog.tsx'));

/** Open as long as it is there: `{picking && <MediaPicker … />}`. */
export const MediaPicker = (props: MediaPickerProps) => (
	<Suspense fallback={null}>
		<PickerDialog {...props} />
	</Suspense>
);
