// Where the newsletter is found, below the language. Every page has it in its footer, so nothing else is here.

export const newsletterPages = {
	request: '/newsletter',
	/** Where the mail that asks for a confirmation leads. */
	confirm: '/newsletter/confirm',
	/** Where every newsletter leads. */
	end: '/newsletter/unsubscribe',
} as const;

export const longestNewsletterAddress = 254;

/** Fields of the forms: one for each topic, so that they are sent without JavaScript as well. */
const topicPrefix = 'topic-';
export const topicField = (id: string): string => `${topicPrefix}${id}`;
export const topicsOfFields = (names: Iterable<string>): string[] =>
	[...names].filter((name) => name.startsWith(topicPrefix)).map((name) => name.slice(topicPrefix.length));
