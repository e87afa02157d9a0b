// Translating by DeepL: three calls of its API. Its own client is what tests drive the sandbox with.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Formality } from '../../../rules/machine-translation.ts';
import type { Sentence } from '../../../rules/texts/machine/sentence.ts';
import { sourceCode, targetCode } from './language-codes.ts';
import { fromMarked, toMarked, untranslatedElement } from './marked-text.ts';
import { NotTranslated, type TranslationError, type TranslationPort, type TranslationProvider } from './port.ts';

/** Two tries, each of at most 15 seconds: a job has a minute or more, and comes again by itself. */
const tryMs = 15_000;
const pauseMs = 1000;
/** Who is asked to wait longer gives up and comes again with its job. */
const longestPauseMs = 10_000;

const limits = {
	sentences: 50,
	/** The provider takes 128 KiB of form; the rest is for the other fields. */
	bytes: 120 * 1024,
};

/** The strict ways are refused for languages without the difference. */
const formalities: Record<Formality, string> = { default: 'default', more: 'prefer_more', less: 'prefer_less' };

interface Account {
	key: string;
	/** Undefined: the one that the key belongs to. */
	url: string | undefined;
}

const addressOf = ({ key, url }: Account): string =>
	url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');

function errorOf(status: number, answer: string): TranslationError {
	if (status === 403) return 'key';
	if (status === 456) return 'quota';
	if (status === 413) return 'tooLarge';
	if (status === 429 || status >= 500) return 'busy';
	return /(target|source)_?lang/i.test(answer) ? 'language' : 'refused';
}

/** What the provider said may repeat a text; the log gets its kind only. */
const failure = (error: TranslationError, kind: string) =>
	new NotTranslated(error, `not translated: ${kind}, ${error}`);

/** @returns the response as it came, whatever its status */
const sendOnce = (account: Account, path: string, form: URLSearchParams | undefined): Promise<Response> =>
	fetch(`${addressOf(account)}${path}`, {
		method: form ? 'POST' : 'GET',
		headers: { authorization: `DeepL-Auth-Key ${account.key}`, 'user-agent': 'platen/1' },
		// A key goes nowhere but to the address that it is for.
		redirect: 'error',
		signal: AbortSignal.timeout(tryMs),
		...(form && { body: form }),
	}).catch((error: Error) => {
		throw failure('unreachable', error.name);
	});

/** @returns milliseconds until another try; undefined: there is none */
function pauseAfter(answer: Response): number | undefined {
	const wanted = Number(answer.headers.get('retry-after') ?? 0) * 1000;
	const isPassing = answer.status === 429 || answer.status >= 500;
	return isPassing && wanted <= longestPauseMs ? Math.max(pauseMs, wanted) : undefined;
}

async function call(account: Account, path: string, form?: URLSearchParams): Promise<unknown> {
	let answer = await sendOnce(account, path, form);
	const pause = pauseAfter(answer);
	if (pause !== undefined) {
		await answer.body?.cancel();
		await sleep(pause);
		answer = await sendOnce(account, path, form);
	}
	const text = await answer.text().catch((error: Error) => {
		throw failure('unreachable', error.name);
	});
	if (!answer.ok) throw failure(errorOf(answer.status, text), `status ${answer.status}`);
	try {
		return JSON.parse(text);
	} catch {
		throw failure('refused', 'no JSON');
	}
}

const sizeOf = (sentence: Sentence) => encodeURIComponent(toMarked(sentence)).length + '&text='.length;

function deeplPort(account: Account): TranslationPort {
	return {
		async translate({ sentences, from, into, formality }) {
			const form = new URLSearchParams({
				source_lang: sourceCode(from),
				target_lang: targetCode(into),
				formality: formalities[formality],
				tag_handling: 'xml',
				ignore_tags: untranslatedElement,
				preserve_formatting: '1',
				split_sentences: '1',
			});
			for (const sentence of sentences) form.append('text', toMarked(sentence));
			const { translations } = (await call(account, '/v2/translate', form)) as { translations: { text: string }[] };
			if (translations.length !== sentences.length)
				throw new NotTranslated('refused', 'not as many texts as were sent');
			return sentences.map((sentence, index) => fromMarked(translations[index]?.text ?? '', sentence));
		},
		fits(sentences) {
			let bytes = 0;
			const tooMany = sentences.slice(0, limits.sentences).findIndex((sentence) => {
				bytes += sizeOf(sentence);
				return bytes > limits.bytes;
			});
			return tooMany < 0 ? Math.min(sentences.length, limits.sentences) : tooMany;
		},
		async usage() {
			const usage = (await call(account, '/v2/usage')) as { character_count?: number; character_limit?: number };
			return { used: usage.character_count ?? 0, limit: usage.character_limit };
		},
		async languages(codes) {
			const spoken = (await call(account, '/v2/languages?type=target')) as {
				language: string;
				supports_formality?: boolean;
			}[];
			return codes.map((languageCode) => {
				const code = targetCode(languageCode).toLowerCase();
				const found = spoken.find(({ language }) => language.toLowerCase() === code);
				return { languageCode, supported: found !== undefined, formality: found?.supports_formality ?? false };
			});
		},
	};
}

interface Options {
	/** Where the service is; undefined: where each key belongs. */
	url: string | undefined;
	/** Where shops without a key go. */
	sandboxUrl: string | undefined;
}

export const deeplProvider = ({ url, sandboxUrl }: Options): TranslationProvider => ({
	open(key, account) {
		if (key !== undefined) return { port: deeplPort({ key, url }), sandbox: false };
		if (sandboxUrl === undefined) return undefined;
		return { port: deeplPort({ key: `sandbox-${account}:fx`, url: sandboxUrl }), sandbox: true };
	},
});
