// DeepL's own client speaks with the sandbox: what the sandbox says and takes is what the provider does.
import { DeepLClient, type TranslateTextOptions } from 'deepl-node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DeeplSandbox, startDeeplSandbox } from './deepl-server.ts';

let sandbox: DeeplSandbox;

beforeAll(async () => {
	sandbox = await startDeeplSandbox();
});

afterAll(() => sandbox.close());

afterEach(() => {
	Object.assign(sandbox, { limit: 500_000, failWith: undefined });
});

/** The client hands `proxy` on to axios, which knows `false`: a proxy of the environment cannot reach this machine. */
const clientOf = (key = 'client-key') =>
	new DeepLClient(key, { serverUrl: sandbox.url, maxRetries: 0, proxy: false as never });

describe("DeepL's own client", () => {
	it('translates several texts with tags that are left alone', async () => {
		const options: TranslateTextOptions = { formality: 'prefer_more', tagHandling: 'xml', ignoreTags: ['x'] };
		const results = await clientOf().translateText(['Hallo <x>{name}</x>', 'Warenkorb'], 'de', 'en-GB', options);
		expect(results.map(({ text }) => text)).toEqual(['[EN-GB] Hallo <x>{name}</x>', 'Cart']);
	});

	it('reads usage and languages', async () => {
		await clientOf('usage-key').translateText('zehn Buch.', 'de', 'fr');
		expect((await clientOf('usage-key').getUsage()).character).toMatchObject({ count: 10, limit: 500_000 });
		const languages = await clientOf().getTargetLanguages();
		expect(languages.find(({ code }) => code === 'de')).toMatchObject({ supportsFormality: true });
	});

	it.each([
		['AuthorizationError', 'wrong-key', {}],
		['QuotaExceededError', 'quota-key', { limit: 3 }],
		['TooManyRequestsError', 'client-key', { failWith: 429 }],
	])('recognises a failure as %s', async (name, key, state) => {
		Object.assign(sandbox, state);
		const error = await clientOf(key)
			.translateText('ein Text', 'de', 'fr')
			.catch((thrown: Error) => thrown);
		expect(error.constructor.name).toBe(name);
	});
});
