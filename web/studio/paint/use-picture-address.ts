// Where the pictures of a page are, in a size that is enough for how it is shown.
import { useCallback } from 'react';
import { picturePath } from '../fields/picture-library.ts';
import type { PictureAddress } from './operation-view.tsx';

/** Few sizes, so that zooming does not ask for another one with each step. */
const sizes = [320, 960, 1920];

/** @param width of the page on the screen */
export function usePictureAddress(width: number): PictureAddress {
	const wanted = sizes.find((size) => size >= width) ?? sizes[sizes.length - 1] ?? 0;
	return useCallback((id) => picturePath(id, wanted), [wanted]);
}
