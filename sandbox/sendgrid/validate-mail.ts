// What the provider wants of a mail: the rules of POST /v3/mail/send that a mail of ours could break.

export interface MailError {
	message: string;
	field: string | null;
	help: string | null;
}

interface Person {
	email?: string;
	name?: string;
}

export interface SentMail {
	personalizations?: { to?: Person[]; cc?: Person[]; bcc?: Person[] }[];
	from?: Person;
	reply_to?: Person;
	subject?: string;
	content?: { type?: string; value?: string }[];
	attachments?: { content?: string; filename?: string; type?: string; disposition?: string }[];
	headers?: Record<string, string>;
	custom_args?: Record<string, string>;
	mail_settings?: { sandbox_mode?: { enable?: boolean } };
	tracking_settings?: Record<string, { enable?: boolean }>;
}

const known = [
	'personalizations',
	'from',
	'reply_to',
	'reply_to_list',
	'subject',
	'content',
	'attachments',
	'template_id',
	'headers',
	'categories',
	'custom_args',
	'send_at',
	'batch_id',
	'asm',
	'ip_pool_name',
	'mail_settings',
	'tracking_settings',
];

/** Names that the provider sets itself. */
const ownHeaders =
	/^(x-sg-id|x-sg-eid|received|dkim-signature|content-type|content-transfer-encoding|to|from|subject|reply-to|cc|bcc)$/i;

const isAddress = (person: Person | undefined) => /^[^\s@]+@[^\s@]+$/.test(person?.email ?? '');

const error = (field: string, message: string): MailError => ({ message, field, help: null });

function personalizationErrors(mail: SentMail): MailError[] {
	const list = mail.personalizations ?? [];
	if (list.length === 0)
		return [
			error('personalizations', 'The personalizations field is required and must have at least one personalization.'),
		];
	return list.flatMap(({ to = [], cc = [], bcc = [] }, index) => {
		const field = `personalizations.${index}`;
		const all = [...to, ...cc, ...bcc].map(({ email = '' }) => email.toLowerCase());
		return [
			...(to.length === 0
				? [
						error(
							`${field}.to`,
							'The to array is required for all personalization objects, and must have at least one email object with a valid email address.',
						),
					]
				: []),
			...(to.every(isAddress) ? [] : [error(`${field}.to`, 'Does not contain a valid address.')]),
			...(new Set(all).size === all.length
				? []
				: [error(field, 'Each email address in the personalization block should be unique between to, cc, and bcc.')]),
		];
	});
}

function contentErrors({ content = [] }: SentMail): MailError[] {
	const types = content.map(({ type }) => type);
	return [
		...(content.length === 0
			? [error('content', 'Unless a valid template_id is provided, the content parameter is required.')]
			: []),
		...(content.some(({ value = '' }) => value === '')
			? [error('content.0.value', 'The content value must be a string at least one character in length.')]
			: []),
		...(types.indexOf('text/plain') > 0
			? [error('content', 'If present, text/plain and text/html may only be provided once, text/plain first.')]
			: []),
	];
}

const attachmentErrors = ({ attachments = [] }: SentMail): MailError[] =>
	attachments.flatMap(({ content = '', filename = '' }, index) => [
		...(/^[A-Za-z0-9+/]+={0,2}$/.test(content)
			? []
			: [error(`attachments.${index}.content`, 'The attachment content must be base64 encoded.')]),
		...(filename === '' || /[\r\n;]/.test(filename)
			? [
					error(
						`attachments.${index}.filename`,
						'The filename of the attachment is required and may not hold CR, LF or a semicolon.',
					),
				]
			: []),
	]);

export function findMailErrors(mail: SentMail): MailError[] {
	const unknown = Object.keys(mail).filter((name) => !known.includes(name));
	return [
		...unknown.map((name) => error(name, `Additional property ${name} is not allowed`)),
		...personalizationErrors(mail),
		...(isAddress(mail.from) ? [] : [error('from.email', 'The from email does not contain a valid address.')]),
		...((mail.subject ?? '') === ''
			? [
					error(
						'subject',
						'The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.',
					),
				]
			: []),
		...contentErrors(mail),
		...attachmentErrors(mail),
		...Object.keys(mail.headers ?? {})
			.filter((name) => ownHeaders.test(name))
			.map((name) => error('headers', `The header ${name} cannot be set.`)),
	];
}
