// Trusted Types: the browser takes text as markup or as a script only from the policies here, which the header names
// (server/http/security-headers.ts). A browser that does not know them takes the text itself.

interface Rules {
	createHTML?(text: string): string | null;
	createScript?(text: string): string | null;
}

/** What a policy makes stands for the text, and goes where the text would. */
type Policy = Readonly<Record<'createHTML' | 'createScript', (text: string) => string>>;

declare global {
	/** Undefined in browsers that do not know them, and on the server. */
	var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined;
}

export const createPolicy = (
	name: 'default' | 'inert-document' | 'structured-data',
	rules: Rules,
): Policy | undefined => globalThis.trustedTypes?.createPolicy(name, rules);
