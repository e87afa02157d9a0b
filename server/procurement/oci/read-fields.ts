// What a purchasing system says when it opens a catalogue by OCI: fields of an address or a form, whose names come in any case, with and without a tilde.

const longest = 2000;
const mostFields = 100;

export interface OciFields {
	username: string;
	password: string;
	hookUrl: string;
	/** Of the form that goes back; only what is a name of a frame. */
	target: string;
	language: string;
	/** In capitals; empty: the catalogue is opened. */
	function: string;
	productId: string;
	quantity: number;
	/** For the viewer. */
	all: readonly (readonly [string, string])[];
}

const isTarget = (text: string) => /^[\w.-]{1,60}$/.test(text);

/** The address first, then the form: of two the form's counts. */
export function readOciFields(sources: readonly URLSearchParams[]): OciFields {
	const all = sources.flatMap((source) => [...source]).slice(0, mostFields);
	const values = new Map(all.map(([name, value]) => [name.replace(/^~/, '').toLowerCase(), value.slice(0, longest)]));
	const first = (...names: string[]): string => names.map((name) => values.get(name)).find((value) => value) ?? '';
	const target = first('target', 'returntarget');
	const quantity = Number(first('quantity'));
	return {
		username: first('username', 'user', 'userid', 'login').trim(),
		password: first('password', 'pass', 'pwd', 'passwort'),
		hookUrl: first('hook_url', 'hookurl').trim(),
		target: isTarget(target) ? target : '',
		language: first('langu', 'sap-language', 'language'),
		function: first('function').trim().toUpperCase(),
		productId: first('productid').trim().slice(0, 200),
		quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1,
		all,
	};
}
