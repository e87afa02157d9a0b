// What a new one says.

export const sample = {
	title: 'Our favourite this month',
	text: 'Some prints are picked up twice. Say here what makes this product special: the paper, the finish, the occasion it is made for.',
	call: 'Start designing',
} as const;
