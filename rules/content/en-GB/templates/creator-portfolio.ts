// A maker shows their work and is found by those who need some.

export const creatorPortfolio = {
	sections: {
		hero: {
			title: 'Pictures that tell a story',
			text: 'Photography, film and writing for people who have something to say. At home in your town, on the road everywhere.',
			first: 'Ask about a project',
		},
		fancyTitle: { eyebrow: 'Selected work', title: 'Six projects that I am proud of' },
		gallery: {
			items: [
				{ caption: 'Portraits for a family business' },
				{ caption: 'A report from the workbench' },
				{ caption: 'A short film for an anniversary' },
				{ caption: 'A series for a cookery book' },
				{ caption: 'Posters for a theatre' },
				{ caption: 'A year in the same forest' },
			],
		},
		imageText: {
			title: 'Behind the camera',
			text: 'Who are you, and how do you work? Tell of the commission that set everything going.\n\nFeel free to name what you do not do: it saves everybody time.',
			first: 'My story',
		},
		text: {
			items: [
				{ title: 'One day', text: 'Eight hours on site, forty finished pictures, usage for website and social media.' },
				{ title: 'A series', text: 'Several dates on one subject, planned together and told in one style.' },
				{ title: 'A film', text: 'Two minutes that stay: idea, shooting, editing, subtitles in two languages.' },
			],
		},
		productGrid: { title: 'Prints for your wall', call: 'See all prints' },
		singleCta: {
			title: 'Do you have an idea?',
			text: 'Write me three sentences about it. Within two days you have an answer and a price.',
			first: 'Write to me',
		},
	},
	seo: {
		title: 'Portfolio: photography, film and writing',
		description: 'Selected work, services and the shortest way to a project together.',
	},
} as const;
