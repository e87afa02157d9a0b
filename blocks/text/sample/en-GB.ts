// What a new one says.

export const sample = {
	items: [
		{ title: 'Design', text: 'Choose a template and put in your words and pictures. What you see is what is printed.' },
		{ title: 'Check', text: 'We look at every file and get in touch before anything can go wrong.' },
		{ title: 'Deliver', text: 'Packed well, with tracking, and with you on the day we promised.' },
	],
} as const;
