// What stands in a drawn mail in place of what differs from reader to reader. The provider, or we, write the real values there.

export const unsubscribeMark = '-platenToken-';
export const recipientMark = '-platenRecipient-';
export const pixelMark = '-platenPixel-';

export const linkMark = (number: number): string => `-platenLink${number}-`;

const everyLink = /-platenLink(\d+)-/g;

export const openedPath = '/newsletter/opened';
export const followedPath = '/newsletter/followed';

interface Sight {
	html: string;
	text: string;
}

/** For readers who have not agreed to be counted: links lead where they lead, and there is no picture that tells. */
export const withPlainLinks = (
	{ html, text }: Sight,
	links: readonly string[],
	escaped: (url: string) => string,
): Sight => ({
	html: html
		.replaceAll(pixelMark, '')
		.replace(everyLink, (_mark, number: string) => escaped(links[Number(number)] ?? '')),
	text: text.replace(everyLink, (_mark, number: string) => links[Number(number)] ?? ''),
});

/** For those who have. @param origin https://shop.example */
export function withCountedLinks({ html, text }: Sight, origin: string): Sight {
	const counted = (_mark: string, number: string) => `${origin}${followedPath}/${recipientMark}/${number}`;
	const pixel = `<img src="${origin}${openedPath}/${recipientMark}.gif" alt="" width="1" height="1" style="display:block">`;
	return {
		html: html.replaceAll(pixelMark, pixel).replace(everyLink, counted),
		text: text.replace(everyLink, counted),
	};
}
