// What a text of a page is called among all texts: its page, its section, its item or none, its name.

/** In place of an item: the text is one of the section itself. */
export const ofSection = '-';

export const partTextKey = (page: string, section: string, item: string = ofSection): string =>
	['contentPage', page, section, item].join('.');
