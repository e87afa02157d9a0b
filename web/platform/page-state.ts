// What the server hands to the browser with a page, in a block of JSON.
import type { DehydratedState } from '@tanstack/react-query';
import type { PageEnvironment } from '../../rules/page-contract.ts';

export interface PageState {
	environment: PageEnvironment;
	answers: DehydratedState;
	/** Routes that ended in an error on the server, with its message. */
	errors: Record<string, string>;
}
