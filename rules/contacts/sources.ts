// Where contacts come from.

/** What reports people by itself. */
const reportingSources = ['newsletter', 'request', 'onboarding', 'meeting', 'order'] as const;
export type ReportingSource = (typeof reportingSources)[number];

/** With what a person of the shop has entered. */
export const contactSources = [...reportingSources, 'manual'] as const;
export type ContactSource = (typeof contactSources)[number];

/** What is written down of a contact, each with the most signs that it has. */
export const contactLengths = { email: 254, name: 200, company: 200, phone: 60, language: 20 } as const;
export const longestSummary = 500;
