// How large a picture may be that a user sends.

export { maxPictureBytes } from '../../rules/media-library.ts';

/** Over all of its frames. */
export const maxPixels = 40_000_000;
export const maxSide = 16_383;
/** Each frame costs about a millisecond besides its pixels. */
export const maxFrames = 500;
