// A picture that was found, as it is shown to readers of a language.
import { alternativeTextIn } from './alternative-text.ts';
import type { FoundPicture } from './find-pictures.ts';
import type { Image } from './media-path.ts';

export const describePicture = (picture: FoundPicture, language: string): Image => {
	const { alternativeText: text } = picture;
	return { ...picture, alt: text ? alternativeTextIn(text, language) : '' };
};
