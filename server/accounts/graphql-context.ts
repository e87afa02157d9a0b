// What operations know of a call: who calls.
import type { AccountServices, Origin } from './services.ts';
import type { Subject } from './subject.ts';

declare module '../graphql/context.ts' {
	interface GraphContext {
		user: Subject | undefined;
		/** There is no user, but a session whose access token has run out: a refresh brings them back. */
		lapsed: boolean;
		/** Pages that are only shown change nothing and have neither of these. */
		accounts: AccountServices | undefined;
		origin: Origin | undefined;
	}
}
