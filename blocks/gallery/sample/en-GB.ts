// What a new one says.

export const sample = {
	items: [
		{ caption: 'Invitations with embossing' },
		{ caption: 'Brochures, thread-sewn' },
		{ caption: 'Posters on blueback paper' },
	],
} as const;
