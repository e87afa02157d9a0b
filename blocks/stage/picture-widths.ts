// How wide pictures of a page are shown, for the browser to choose a file before it knows the styles. A phone shows all of them across.
import { mediaQuery } from '../../rules/breakpoints.ts';

const onPhones = `${mediaQuery('smartphone')} 100vw`;
const onLargeScreens = mediaQuery('extraLarge');

/** Of the section they stand in. */
export const pictureWidths = {
	whole: '100vw',
	page: `${onLargeScreens} 80rem, 100vw`,
	half: `${onPhones}, ${onLargeScreens} 40rem, 50vw`,
	twoThirds: `${onPhones}, ${onLargeScreens} 54rem, 67vw`,
	third: `${onPhones}, ${onLargeScreens} 27rem, 33vw`,
	/** Half the width of a phone. */
	quarter: `${mediaQuery('smartphone')} 50vw, ${onLargeScreens} 20rem, 25vw`,
	portrait: '6rem',
};
