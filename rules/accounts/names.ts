// How things of accounts are called and compared.
import { tidyEmail } from '../tidy-fields.ts';

/** Mail addresses are compared without regard to upper and lower case, without what people paste around them, as machines write them. */
export const plainEmail = (text: string): string => tidyEmail(text).toLowerCase();

/** Leaves room for a number behind it. */
const longest = 50;

/** What a user is called who has chosen no name: the letters and digits of their address before the @. */
export function usernameFrom(email: string): string {
	const [local = ''] = plainEmail(email).split('@');
	return local.replace(/[^a-z0-9]/g, '').slice(0, longest) || 'user';
}

/** The name itself, or with the first number that no one has. */
export function numberedUsername(wished: string, taken: ReadonlySet<string>): string {
	let name = wished;
	for (let number = 2; taken.has(name); number++) name = `${wished}${number}`;
	return name;
}
