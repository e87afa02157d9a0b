// The shape of the frame that a video is shown in.
export const frameShapes = {
	wide: 'aspect-video',
	landscape: 'aspect-4/3',
	square: 'aspect-square',
	tall: 'aspect-9/16',
};
