// What a new one says.

export const sample = {
	title: 'Park Street Press',
	bio: 'Paper, ink and good cheer since 1987.\nEverything at a glance.',
} as const;
