// Where the newsletter is found, below the language. Every page has it in its footer, so nothing else is here.

export const newsletterPages = {
	request: '/newsletter',
	/** Where the mail that asks for a confirmation leads. */
	confirm: '/newsletter/confirm',
	/** Where every newsletter leads. */
	end: '/newsletter/unsubscribe',
} as const;

export const longestNewsletterAddress = 254;
