// What the server hands to the browser with a page, in a block of JSON.
import type { PageEnvironment } from '../../rules/page-contract.ts';

export interface PageState {
	environment: PageEnvironment;
	/** Of the API, by what they are known by. */
	answers: { key: [document: string, variables: unknown]; data: unknown }[];
	/** Routes that ended in an error on the server, with its message. */
	errors: Record<string, string>;
}
