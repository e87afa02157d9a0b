// What a new one says.

export const sample = {
	eyebrow: 'From our workshop',
	title: 'Printed with care, to the last dot',
	text: 'Every sheet is checked before it leaves our house.',
} as const;
