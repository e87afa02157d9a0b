// Where visitors get in touch with a shop, below the language. Every page has it in its footer, so nothing else is here.

export const contactPage = '/get-in-touch';

/** In the address: which topic is chosen, and what became of a form that was sent. */
export const contactParameters = { topic: 'topic', outcome: 'contact' } as const;

/** A field that people do not see: whoever fills it in is a program. */
export const honeypot = 'website';
