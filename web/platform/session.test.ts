import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDeepLink } from '../../rules/accounts/deep-link.ts';
import { cookieNames } from '../../rules/accounts/session-cookies.ts';
import { beginSession, missingToken, nextStep } from './renewal.ts';
import { openSession, sessionOf, withinSession } from './session.ts';

describe('the way of a call whose session has run out', () => {
	const usual = { exempt: false, allowsGuests: false };

	it.each([
		['call', 'answered', usual, 'done'],
		['call', 'unauthorized', usual, 'refresh'],
		['call', 'unauthorized', { ...usual, exempt: true }, 'failed'],
		['call', 'away', usual, 'failed'],
		['refresh', 'renewed', usual, 'callAgain'],
		['refresh', 'noToken', { ...usual, allowsGuests: true }, 'becomeGuest'],
		['refresh', 'noToken', usual, 'logIn'],
		['refresh', 'refused', { ...usual, allowsGuests: true }, 'logIn'],
		['refresh', 'away', { ...usual, allowsGuests: true }, 'failed'],
		['becomeGuest', 'renewed', usual, 'callAgain'],
		['becomeGuest', 'refused', usual, 'logIn'],
		['callAgain', 'answered', usual, 'done'],
		['callAgain', 'unauthorized', usual, 'logOut'],
		['callAgain', 'unauthorized', { ...usual, exempt: true }, 'failed'],
	] as const)('leads from %s by %s with %j to %s', (step, event, situation, next) => {
		expect(nextStep(step, event, situation)).toBe(next);
	});
});

class Over extends Error {}
const isOver = (error: unknown) => error instanceof Over;

describe('a call within the session', () => {
	let posted: { call: string; body: unknown }[];
	let answers: Record<string, () => Response | Promise<Response>>;
	let left: string[];
	const ok = () => Response.json({ status: 'ok' });
	const refuse =
		(message: string, status = 401) =>
		() =>
			Response.json({ statusCode: status, message }, { status });

	function at(address: string, allowsGuests = false, base = ''): void {
		const { pathname, search } = new URL(address, 'https://shop.example');
		vi.stubGlobal('window', {
			location: {
				href: `https://shop.example${pathname}${search}`,
				pathname,
				search,
				protocol: 'https:',
				assign: (url: string) => left.push(url),
			},
		});
		openSession({ allowsGuests, defaultLanguage: 'de-DE', base });
	}

	const known = `${cookieNames(true).marker}=user`;

	beforeEach(() => {
		vi.stubGlobal('document', { cookie: known });
		posted = [];
		left = [];
		answers = { refresh: ok, temporarySession: ok };
		vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
			const call = url.replace('/service-api/auth/', '');
			posted.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined });
			return answers[call]?.();
		});
		at('/cart?tab=orders');
	});

	afterEach(() => {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});

	/** Fails so many times for want of a session, then answers. */
	function failing(times: number) {
		let calls = 0;
		const call = async () => {
			calls += 1;
			if (calls <= times) throw new Over('Unauthorized');
			return 'answer';
		};
		return { run: () => withinSession(call, isOver), calls: () => calls };
	}

	it('that succeeds refreshes nothing', async () => {
		expect(await failing(0).run()).toBe('answer');
		expect(posted).toEqual([]);
	});

	it('that fails otherwise is raised as it is', async () => {
		const call = () => Promise.reject(new Error('404'));
		await expect(withinSession(call, isOver)).rejects.toThrow('404');
		expect(posted).toEqual([]);
	});

	it('is made again, once, after a refresh', async () => {
		const { run, calls } = failing(1);
		expect(await run()).toBe('answer');
		expect(calls()).toBe(2);
		expect(posted).toEqual([{ call: 'refresh', body: undefined }]);
	});

	it('shares one refresh with all others that fail', async () => {
		const all = Array.from({ length: 20 }, () => failing(1));
		expect(await Promise.all(all.map(({ run }) => run()))).toEqual(Array(20).fill('answer'));
		expect(posted).toHaveLength(1);
	});

	it('that began before a refresh and fails after it is only made again', async () => {
		let fail = (_error: unknown) => {};
		const slow = new Promise<never>((_resolve, reject) => {
			fail = reject;
		});
		let calls = 0;
		const late = withinSession(() => {
			calls += 1;
			return calls === 1 ? slow : Promise.resolve('answer');
		}, isOver);
		await failing(1).run();
		fail(new Over('Unauthorized'));
		expect(await late).toBe('answer');
		expect(posted).toHaveLength(1);
	});

	it('becomes a guest’s where the shop allows it, in the default language', async () => {
		at('/cart', true);
		answers.refresh = refuse(missingToken);
		expect(await failing(1).run()).toBe('answer');
		expect(posted).toEqual([
			{ call: 'refresh', body: undefined },
			{ call: 'temporarySession', body: { language: 'de-DE' } },
		]);
	});

	it('retries the session of a busy shop instead of leading the visitor away', async () => {
		at('/cart', true);
		const busy = [refuse('busy', 503), refuse('busy', 503)];
		answers.refresh = refuse(missingToken);
		answers.temporarySession = () => (busy.pop() ?? ok)();
		expect(await failing(1).run()).toBe('answer');
		expect(posted.map(({ call }) => call)).toEqual(['refresh', ...Array(3).fill('temporarySession')]);
		expect(left).toEqual([]);
	});

	it('leads to the log-in otherwise, and back from there', async () => {
		answers.refresh = refuse(missingToken);
		await expect(failing(1).run()).rejects.toThrow('Unauthorized');
		expect(left).toHaveLength(1);
		const url = new URL(left[0] ?? '', 'https://shop.example');
		expect([url.pathname, url.searchParams.get('logout')]).toEqual(['/login', null]);
		expect(readDeepLink(url.searchParams.get('deepLink'), 'https://shop.example')).toBe('/cart?tab=orders');
	});

	it('of a visitor who never had a session waits until there is one: nothing has to be refused', async () => {
		at('/product/card', true);
		vi.stubGlobal('document', { cookie: '' });
		expect(await beginSession('order')).toBe(true);
		expect(posted).toEqual([{ call: 'temporarySession', body: { language: 'de-DE' } }]);
		expect(left).toEqual([]);
	});

	it('of a visitor who never had a session refreshes nothing, where it is refused nevertheless', async () => {
		at('/orders/2026-000001', true);
		vi.stubGlobal('document', { cookie: '' });
		expect(await failing(1).run()).toBe('answer');
		expect(posted).toEqual([{ call: 'temporarySession', body: { language: 'de-DE' } }]);
	});

	it('of a visitor who must sign in first says what for, and leads back', async () => {
		at('/product/card?quantity=100');
		vi.stubGlobal('document', { cookie: '' });
		expect(await beginSession('order')).toBe(false);
		const url = new URL(left[0] ?? '', 'https://shop.example');
		expect([url.pathname, url.searchParams.get('purpose')]).toEqual(['/login', 'order']);
		expect(readDeepLink(url.searchParams.get('deepLink'), 'https://shop.example')).toBe('/product/card?quantity=100');
		expect(posted).toEqual([]);
	});

	it('leads to the log-in in the language of the page, and not away from the log-in itself', async () => {
		answers.refresh = refuse('another reason');
		at('/en-gb/cart', true, '/en-gb');
		await expect(failing(1).run()).rejects.toThrow();
		expect(left[0]).toMatch(/^\/en-gb\/login\?deepLink=/);
		at('/en-gb/login', false, '/en-gb');
		await expect(failing(1).run()).rejects.toThrow();
		expect(left).toHaveLength(1);
	});

	it('leads to the log-in when no guest could be made, and the log says why', async () => {
		at('/cart', true);
		const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
		answers.refresh = refuse(missingToken);
		answers.temporarySession = refuse('no guests', 403);
		await expect(failing(1).run()).rejects.toThrow('Unauthorized');
		expect(logged).toHaveBeenCalledWith('Failed to create temporary session after refresh failure:', 'refused');
		expect(left).toHaveLength(1);
	});

	it('that fails again after a refresh leads out', async () => {
		await expect(failing(2).run()).rejects.toThrow('Unauthorized');
		expect(left[0]).toMatch(/^\/login\?logout=1&deepLink=/);
	});

	it.each([
		['the store of sessions is away', refuse('later', 503)],
		['the network is away', () => Promise.reject(new Error('offline'))],
	])('signs nobody out while %s', async (_what, answer) => {
		at('/cart', true);
		answers.refresh = answer;
		const line = { setAttribute: () => undefined, remove: () => undefined };
		vi.stubGlobal('document', { cookie: known, getElementById: () => line });
		await expect(failing(1).run()).rejects.toThrow('Unauthorized');
		expect(left).toEqual([]);
		expect(new Set(posted.map(({ call }) => call))).toEqual(new Set(['refresh']));
	});

	it('beside the log-out makes no guest of who leaves, even where it is refused after they have left', async () => {
		at('/en-gb/login?logout=1', true, '/en-gb');
		answers.refresh = refuse(missingToken);
		let refuseLate = (_error: unknown) => {};
		const late = withinSession(
			() =>
				new Promise((_resolve, reject) => {
					refuseLate = reject;
				}),
			isOver,
		);
		expect(sessionOf()).toBeUndefined();
		at('/en-gb/login', true, '/en-gb');
		refuseLate(new Over('Unauthorized'));
		await expect(late).rejects.toThrow('Unauthorized');
		expect([posted, left]).toEqual([[], []]);
	});

	it.each(['/signup', '/formtest'])('on %s starts no refresh and leads nowhere', async (path) => {
		at(path, true);
		await expect(failing(2).run()).rejects.toThrow('Unauthorized');
		expect([posted, left]).toEqual([[], []]);
	});
});
