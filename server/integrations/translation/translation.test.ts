import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Sentence } from '../../../rules/texts/machine/sentence.ts';
import { type DeeplSandbox, startDeeplSandbox } from '../../../sandbox/deepl/deepl-server.ts';
import { pseudoTranslate } from '../../../sandbox/deepl/pseudo-translate.ts';
import { deeplProvider } from './deepl.ts';
import { sourceCode, targetCode } from './language-codes.ts';
import { fromMarked, toMarked } from './marked-text.ts';
import type { TranslationPort } from './port.ts';

let sandbox: DeeplSandbox;

beforeAll(async () => {
	sandbox = await startDeeplSandbox();
});

afterAll(() => sandbox.close());

afterEach(() => {
	Object.assign(sandbox, { limit: 500_000, failWith: undefined, translate: pseudoTranslate, calls: [] });
});

const portOf = (key: string): TranslationPort => {
	const opened = deeplProvider({ url: sandbox.url, sandboxUrl: undefined }).open(key, '');
	if (!opened) throw new Error('not opened');
	return opened.port;
};

const wanted = { from: 'de-DE', into: 'en-GB', formality: 'more' } as const;
const name = { keep: '{name}', shown: '{name}' };

const translate = (sentences: Sentence[], key = 'test-key', more = {}) =>
	portOf(key).translate({ ...wanted, ...more, sentences });

describe('translating by DeepL', () => {
	it('translates many at once and brings placeholders and special characters back', async () => {
		const sentences: Sentence[] = [['Hallo ', name, ', a < b & c > d'], ['"Über" uns'], ['Warenkorb']];
		expect(await translate(sentences)).toEqual([
			['[EN-GB] Hallo ', name, ', a < b & c > d'],
			['[EN-GB] "Über" uns'],
			['Cart'],
		]);
		expect(sandbox.calls).toEqual([{ texts: 3, target: 'en-GB', formality: 'prefer_more' }]);
	});

	it('says of each sentence whether something was lost on the way', async () => {
		sandbox.translate = (words) => (words === 'Hallo' ? '<x i="7">?</x>' : words);
		expect(
			await translate([
				['Hallo ', name],
				['Tschüss ', name],
			]),
		).toEqual([undefined, ['Tschüss ', name]]);
	});

	it('asks for formality only as a wish, which English does not mind', async () => {
		await translate([['a']], 'test-key', { formality: 'less' });
		await translate([['a']], 'test-key', { formality: 'default' });
		expect(sandbox.calls.map(({ formality }) => formality)).toEqual(['prefer_less', 'default']);
	});

	it('knows how much was used and what is allowed, for each key by itself', async () => {
		await translate([['zehn Buch.']], 'counted-key');
		expect(await portOf('counted-key').usage()).toEqual({ used: 10, limit: 500_000 });
		expect(await portOf('another-key').usage()).toEqual({ used: 0, limit: 500_000 });
	});

	it('knows which of our languages are spoken, and which know a formal way', async () => {
		expect(await portOf('test-key').languages(['de-AT', 'en-US', 'pt-BR', 'cy-GB'])).toEqual([
			{ languageCode: 'de-AT', supported: true, formality: true },
			{ languageCode: 'en-US', supported: true, formality: false },
			{ languageCode: 'pt-BR', supported: true, formality: true },
			{ languageCode: 'cy-GB', supported: false, formality: false },
		]);
	});

	it.each([
		['key', 'wrong-key', {}, {}],
		['quota', 'used-up-key', { limit: 5 }, {}],
		['busy', 'test-key', { failWith: 429 }, {}],
		['busy', 'test-key', { failWith: 503 }, {}],
		['language', 'test-key', {}, { into: 'cy-GB' }],
	])('tells %s apart (%s)', async (fault, key, state, more) => {
		Object.assign(sandbox, state);
		const started = Date.now();
		await expect(translate([['ein Text']], key, more)).rejects.toMatchObject({ fault });
		expect(Date.now() - started).toBeLessThan(4000);
	});

	it('tells a provider that cannot be reached', async () => {
		const port = deeplProvider({ url: 'http://127.0.0.1:9', sandboxUrl: undefined }).open('test-key', '')?.port;
		await expect(port?.usage()).rejects.toMatchObject({ fault: 'unreachable', passing: true });
	});

	it('tells what is too large', async () => {
		await expect(translate([['x'.repeat(140_000)]])).rejects.toMatchObject({ fault: 'tooLarge' });
	});

	it('sends no more at once than the provider takes', () => {
		const port = portOf('test-key');
		expect(port.fits(Array.from({ length: 80 }, () => ['a']))).toBe(50);
		expect(port.fits([['ä'.repeat(10_000)], ['ä'.repeat(10_000)], ['ä'.repeat(10_000)]])).toBe(2);
		expect(port.fits([['ä'.repeat(30_000)]])).toBe(0);
		expect(port.fits([])).toBe(0);
	});

	it('says nothing of texts and keys in its failures', async () => {
		const failure = await translate([['Geheimnis']], 'wrong-key').catch((error) => error);
		expect(JSON.stringify([failure.message, failure])).not.toMatch(/Geheimnis|wrong-key/);
	});
});

describe('a provider that has no time', () => {
	const usage = { character_count: 1, character_limit: 2 };

	/** @returns how often it was called, for a provider that answers in this order */
	async function callsOf(...answers: [status: number, headers: Record<string, string>][]) {
		let calls = 0;
		const server = http.createServer((_request, response) => {
			const [status = 200, headers = {}] = answers[calls] ?? [];
			calls += 1;
			response.writeHead(status, headers).end(JSON.stringify(usage));
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const port = deeplProvider({ url, sandboxUrl: undefined }).open('test-key', '')?.port;
		const outcome = await port?.usage().catch(({ fault }) => fault);
		await new Promise((resolve) => server.close(resolve));
		return { calls, outcome };
	}

	it('is retried once after a second', async () => {
		expect(await callsOf([503, {}])).toEqual({ calls: 2, outcome: { used: 1, limit: 2 } });
	});

	it('is left alone when it wants to be for longer than a job should wait', async () => {
		expect(await callsOf([429, { 'retry-after': '3600' }])).toEqual({ calls: 1, outcome: 'busy' });
	});

	it('is not followed to another address, which would learn the key', async () => {
		expect(await callsOf([302, { location: '/elsewhere' }])).toEqual({ calls: 1, outcome: 'unreachable' });
	});
});

describe('without a key', () => {
	it('there is the sandbox where one runs, with an account of its own for each shop, and else no provider', async () => {
		const provider = deeplProvider({ url: undefined, sandboxUrl: sandbox.url });
		const north = provider.open(undefined, 'north');
		expect(north?.sandbox).toBe(true);
		await north?.port.translate({ ...wanted, sentences: [['vier']] });
		expect(await north?.port.usage()).toMatchObject({ used: 4 });
		expect(await provider.open(undefined, 'south')?.port.usage()).toMatchObject({ used: 0 });
		expect(deeplProvider({ url: undefined, sandboxUrl: undefined }).open(undefined, 'north')).toBeUndefined();
	});
});

describe('the sandbox', () => {
	const call = (path: string, body?: string, headers: Record<string, string> = {}) =>
		fetch(`${sandbox.url}${path}`, {
			...(body === undefined ? {} : { method: 'POST', body }),
			headers: { authorization: 'DeepL-Auth-Key test-key', ...headers },
		});
	const json = { 'content-type': 'application/json' };

	it('takes JSON as well as forms', async () => {
		const body = JSON.stringify({ text: ['eins', 'zwei'], target_lang: 'FR', source_lang: 'DE' });
		const answer = await call('/v2/translate', body, json);
		expect(await answer.json()).toEqual({
			translations: [
				{ detected_source_language: 'DE', text: '[FR] eins' },
				{ detected_source_language: 'DE', text: '[FR] zwei' },
			],
		});
	});

	it.each([
		['no key', '/v2/usage', undefined, { authorization: '' }, 403],
		['a key in the address', '/v2/usage?auth_key=test-key', undefined, { authorization: '' }, 403],
		['no text', '/v2/translate', '{"target_lang":"FR"}', json, 400],
		['no language', '/v2/translate', '{"text":["a"]}', json, 400],
		['English without a region', '/v2/translate', '{"text":["a"],"target_lang":"EN"}', json, 400],
		[
			'strict formality in English',
			'/v2/translate',
			'{"text":["a"],"target_lang":"EN-GB","formality":"more"}',
			json,
			400,
		],
		['broken JSON', '/v2/translate', '{', json, 400],
		['another address', '/v2/nothing', undefined, {}, 404],
	])('refuses %s as the provider does', async (_what, path, body, headers, status) => {
		const answer = await call(path, body, headers as Record<string, string>);
		expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([status, ['message']]);
	});
});

describe('a sentence as XML', () => {
	it('comes back as it was', () => {
		const sentence: Sentence = ['a & b < c ', name, " 'd'", { keep: '<br>', shown: '<br>' }];
		expect(fromMarked(toMarked(sentence), sentence)).toEqual(sentence);
		expect(fromMarked('&#228; &#x1F600; &quot; &unknown;', [])).toEqual(['ä 😀 " &unknown;']);
	});

	it.each(['Hallo', '<x i="1">{name}</x><x i="1">{name}</x>', '<x i="0">?</x>', '<x>{name}</x>', 'Hallo </x>'])(
		'is refused when what is to be kept is not there once: %s',
		(marked) => {
			expect(fromMarked(marked, ['Hallo ', name])).toBeUndefined();
		},
	);
});

it.each([
	['de-DE', 'de', 'de'],
	['de-AT', 'de', 'de'],
	['en-GB', 'en', 'en-GB'],
	['en-US', 'en', 'en-US'],
	['en-IE', 'en', 'en-GB'],
	['pt-BR', 'pt', 'pt-BR'],
	['pt-PT', 'pt', 'pt-PT'],
	['no-NO', 'nb', 'nb'],
	['zh-TW', 'zh', 'zh-HANT'],
	['fr-FR', 'fr', 'fr'],
])('%s is %s as a source and %s as a target', (code, source, target) => {
	expect([sourceCode(code), targetCode(code)]).toEqual([source, target]);
});
