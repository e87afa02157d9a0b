// What a new one says.

export const sample = {
	title: 'From file to parcel',
	items: [
		{ title: 'Choose and calculate', text: 'Format, paper, quantity: you see the price of your run at once.' },
		{ title: 'Send us your artwork', text: 'Upload a PDF or design it online. We check every file before we print.' },
		{ title: 'Receive your parcel', text: 'Printed, cut and packed within three to five working days.' },
	],
} as const;
