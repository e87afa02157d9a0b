// Addresses that browsers open, and those of files. The ones of pages work once, all of them for a while only: none is stored or cached.
import { type PrintformerAccount, readBaseUrl } from './account.ts';
import { signToken } from './sign-token.ts';

/** Seconds. */
const pageLifetime = 300;
const fileLifetime = 300;

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

interface EditorVisit {
	draft: string;
	user: string;
	/** Where the browser returns to; they carry a state that we have signed, as the provider signs nothing. */
	callback: string;
	callbackCancel?: string;
	callbackHalt?: string;
	/** `de`, `en` */
	locale?: string;
	/** `preview`; without one the step that was visited last. */
	step?: string;
}

interface ReviewVisit {
	review: string;
	user: string;
	redirectUrl: string;
	submitCallbackUrl?: string;
}

interface FileOptions {
	user?: string;
	/** From 0. */
	row?: number;
	usage?: string;
	width?: number;
	height?: number;
	/** From 1. */
	page?: number;
}

type DraftFile = 'print' | 'low-res' | 'image' | 'idml-package';
type TemplateFile = 'variant-thumb' | 'photo-thumb' | 'page-preview-thumb';

export function addressesOf(account: PrintformerAccount, sandboxes: readonly string[] = []) {
	const base = readBaseUrl(account.baseUrl, sandboxes);
	const { client, apiKey } = account;

	function pageAddress(path: string, query: Record<string, string | undefined>, user: string): string {
		const redirect = new URL(path, base);
		for (const [name, value] of Object.entries(query)) if (value) redirect.searchParams.set(name, value);
		const claims = { client, user, redirect: redirect.href };
		const address = new URL('/auth', base);
		address.searchParams.set('jwt', signToken(claims, { apiKey, isSingleUse: true, lifetime: pageLifetime }));
		return address.href;
	}

	function fileAddress(owner: string, id: string, file: string, { user, ...query }: FileOptions): string {
		const address = new URL(`/api-ext/files/${owner}/${encodeURIComponent(id)}/${file}`, base);
		const claims = { client, urlPath: address.pathname, ...(user === undefined ? {} : { user }) };
		address.searchParams.set('jwt', signToken(claims, { apiKey, isSingleUse: false, lifetime: fileLifetime }));
		for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
		return address.href;
	}

	return {
		editor: ({ draft, user, callback, callbackCancel, callbackHalt, locale, step }: EditorVisit): string =>
			pageAddress(
				`/editor/${encodeURIComponent(draft)}${step ? `/${encodeURIComponent(step)}` : ''}`,
				{
					callback: base64(callback),
					callback_cancel: callbackCancel && base64(callbackCancel),
					callback_halt: callbackHalt && base64(callbackHalt),
					locale,
				},
				user,
			),
		review: ({ review, user, redirectUrl, submitCallbackUrl }: ReviewVisit): string =>
			pageAddress(
				`/review/${encodeURIComponent(review)}/`,
				{
					'redirect-url': base64(redirectUrl),
					'submit-callback-url': submitCallbackUrl && base64(submitCallbackUrl),
				},
				user,
			),
		draftFile: (hash: string, file: DraftFile, options: FileOptions = {}): string =>
			fileAddress('draft', hash, file, options),
		templateFile: (identifier: string, file: TemplateFile, options: Pick<FileOptions, 'page'> = {}): string =>
			fileAddress('template', identifier, file, options),
		reviewPdf: (review: string): string => fileAddress('review', review, 'pdf', {}),
	};
}
export type PrintformerAddresses = ReturnType<typeof addressesOf>;
