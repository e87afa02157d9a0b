// The domains of the demo shops, all of them names that nobody can have (RFC 2606). In each shop the fallback stays the default.

/** What DNS says of it: the right records, nothing yet, or no answer. */
type InDns = 'right' | 'nothing' | 'silent';

export const demoDomains: Readonly<Record<string, Readonly<Record<string, InDns>>>> = {
	demo: {
		'druckwerk-nord.example': 'right',
		'www.druckwerk-nord.example': 'right',
		'xn--plakate-fr-kiel-7vb.example': 'nothing',
	},
	atelier: {
		'www.atelier-marlow.example': 'right',
		'prints.atelier-marlow.example': 'silent',
	},
};
