// What is kept of a conversation: everything but what opens a door. A text that cannot be read as XML or a form is masked by the same patterns.

const longestKept = 60_000;
const mask = '••••••';

const patterns: readonly [RegExp, string][] = [
	// With any prefix, attributes and case, also where the document is cut off or broken.
	[
		/(<(?:\w+:)?(?:SharedSecret|DigitalSignature|CredentialMac)\b[^>]*>)[\s\S]*?(<\/(?:\w+:)?(?:SharedSecret|DigitalSignature|CredentialMac)\s*>|$)/gi,
		`$1${mask}$2`,
	],
	[/([?&]ticket=)[^&"'<\s]+/gi, `$1${mask}`],
	[/(\bpasswor[dt]\s*=\s*)[^&\s]+/gi, `$1${mask}`],
];

/** @param secrets texts that must not be in it, wherever they stand */
export function maskSecrets(text: string, secrets: readonly (string | undefined)[] = []): string {
	const cut = text.length > longestKept ? `${text.slice(0, longestKept)}…` : text;
	const masked = patterns.reduce((left, [pattern, to]) => left.replace(pattern, to), cut);
	return secrets.reduce<string>((left, secret) => (secret ? left.replaceAll(secret, mask) : left), masked);
}

const secretField = /pass|secret|^pwd$/i;

/** A form or an address with its fields, one to a line. */
export const describeFields = (fields: Iterable<readonly [string, string]>): string =>
	[...fields].map(([name, value]) => `${name} = ${secretField.test(name) ? mask : value}`).join('\n');
