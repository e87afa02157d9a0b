// A visit of a browser, and what is the same for every page.
import type { Kind, Records } from '../objects.ts';
import { type Scope, take } from '../scope.ts';
import { noRequest, scopeOf, type World } from '../world.ts';
import { messagePage } from './other-pages.ts';
import type { Typed } from './read-card.ts';
import { tongueOf } from './texts.ts';

export interface Reply {
	status: number;
	html?: string;
	location?: string;
	returns?: readonly (string | null)[];
}

export interface Visit {
	world: World;
	method: string;
	query: URLSearchParams;
	form: URLSearchParams;
	accepted: string | undefined;
}

export const nothingTyped: Typed = { iban: '', email: '', card: '', expiry: '', cvc: '', name: '' };

export function found<K extends Kind>(
	{ world }: Visit,
	kind: K,
	id: string,
): { scope: Scope; value: Records[K] } | undefined {
	const account = world.store.accountOf(kind, id);
	if (account === undefined) return undefined;
	const scope = scopeOf(world, account, noRequest);
	return { scope, value: take(scope, kind, id) };
}

export function unknown({ accepted }: Visit): Reply {
	const tongue = tongueOf(null, accepted);
	const { unknownTitle: title, unknownText: text } = tongue.texts;
	return { status: 404, html: messagePage(tongue, { title, text }) };
}

/** A card that was chosen from the list of test cards. */
export const preset = (number: string | null): Typed =>
	number && /^\d{12,19}$/.test(number)
		? {
				...nothingTyped,
				card: number,
				expiry: '12/34',
				cvc: number.startsWith('3') ? '1234' : '123',
				name: 'Anna Test',
			}
		: nothingTyped;
