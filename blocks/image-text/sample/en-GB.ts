// What a new one says.

export const sample = {
	title: 'A workshop that thinks along',
	text: 'We print for people who care about the result.\n\nAsk us about paper, colour or binding: whoever answers the phone also runs the press.',
	first: 'More about us',
} as const;
