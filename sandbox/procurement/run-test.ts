// The test of a shop's side: what a purchasing system would say to it, and what it should answer. Nothing is ordered by it.
import { randomUUID } from 'node:crypto';
import { call, sendCxml } from './call.ts';
import { readCxmlCart } from './read-cart.ts';
import { find, readXml, textAt } from './read-xml.ts';
import { type Agreed, type Setup, writeProfileRequest, writeSetupRequest } from './write-documents.ts';

export interface TestPlan extends Agreed {
	protocol: 'cxml' | 'oci';
	/** As https://shop.example */
	shop: string;
	/** Of OCI. */
	username: string;
	/** Where the cart would go. */
	returnUrl: string;
}

export interface TestStep {
	step: 'profile' | 'wrongSecret' | 'hook' | 'setup' | 'start' | 'cart';
	passed: boolean;
	/** What was answered instead, for people who connect the systems. */
	detail: string;
}

const elsewhere = 'https://elsewhere.example/cart';

const unescaped = (text: string) =>
	text
		.replace(/&quot;/g, '"')
		.replace(/&#39;/g, "'")
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/&amp;/g, '&');

/** The fields of the form that a page sends by itself. */
function fieldsOf(html: string): { action: string; fields: URLSearchParams } {
	const found = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
	return {
		action: unescaped(/<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? ''),
		fields: new URLSearchParams(
			found.map(([, name = '', value = '']): [string, string] => [unescaped(name), unescaped(value)]),
		),
	};
}

async function ask(plan: TestPlan, document: string): Promise<{ status: number; text: string; start: string }> {
	const { status, text } = await sendCxml(`${plan.shop}/service-api/procurement/cxml`, document);
	if (status !== 200) return { status, text: `HTTP ${status}`, start: '' };
	const response = find(readXml(text), 'Response');
	const said = find(response, 'Status');
	return {
		status: Number(said?.attributes.code),
		text: said?.text || (said?.attributes.text ?? ''),
		start: textAt(response, 'PunchOutSetupResponse', 'StartPage', 'URL'),
	};
}

async function enterByOci(plan: TestPlan, password: string, hookUrl: string) {
	const body = new URLSearchParams({ USERNAME: plan.username, PASSWORD: password, HOOK_URL: hookUrl }).toString();
	const headers = { 'content-type': 'application/x-www-form-urlencoded' };
	const { status, headers: said } = await call(`${plan.shop}/punchout/oci`, { method: 'POST', headers, body });
	return { status, text: `HTTP ${status}`, start: status === 303 ? String(said.location ?? '') : '' };
}

/** What differs between the protocols. */
function talk(plan: TestPlan, buyerCookie: string) {
	const setup = (more: Partial<Setup> = {}): Setup => ({
		...{ operation: 'create', buyerCookie, returnUrl: plan.returnUrl, mode: 'test' },
		person: { id: 'platen-test', firstName: 'Test', lastName: 'Buyer', email: 'test@buyer.example' },
		...more,
	});
	if (plan.protocol === 'oci')
		return {
			refused: 403,
			profile: undefined,
			wrongSecret: () => enterByOci(plan, `${plan.secret}-wrong`, plan.returnUrl),
			hook: () => enterByOci(plan, plan.secret, elsewhere),
			setup: () => enterByOci(plan, plan.secret, plan.returnUrl),
		};
	return {
		refused: 401,
		profile: () => ask(plan, writeProfileRequest(plan, { mode: 'test' })),
		wrongSecret: () => ask(plan, writeProfileRequest({ ...plan, secret: `${plan.secret}-wrong` }, { mode: 'test' })),
		hook: () => ask(plan, writeSetupRequest(plan, setup({ returnUrl: elsewhere }))),
		setup: () => ask(plan, writeSetupRequest(plan, setup())),
	};
}

/** As a browser that follows the start page, and comes with it again. */
async function start(url: string): Promise<{ cookie: string; passed: boolean; detail: string }> {
	const first = await call(url);
	const [cookie = ''] = (first.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '');
	const again = await call(url);
	const passed = first.status === 303 && cookie !== '' && again.status >= 400;
	return { cookie, passed, detail: passed ? '' : `HTTP ${first.status}, then ${again.status}` };
}

async function leave(plan: TestPlan, cookie: string, buyerCookie: string): Promise<Omit<TestStep, 'step'>> {
	const { status, text } = await call(`${plan.shop}/punchout/leave`, {
		method: 'POST',
		headers: { cookie, origin: plan.shop, 'content-type': 'application/x-www-form-urlencoded' },
		body: '',
	});
	const { action, fields } = fieldsOf(text);
	if (status !== 200 || action !== plan.returnUrl) return { passed: false, detail: `HTTP ${status} ${action}` };
	if (plan.protocol === 'oci') return { passed: [...fields].length === 0, detail: '' };
	const cart = readCxmlCart(fields);
	const passed = cart.status === 204 && cart.buyerCookie === buyerCookie && cart.problems.length === 0;
	return { passed, detail: cart.problems.join(', ') };
}

export async function runTest(plan: TestPlan): Promise<TestStep[]> {
	const buyerCookie = ` ${randomUUID()} <&> `;
	const { refused, ...talking } = talk(plan, buyerCookie);
	const steps: TestStep[] = [];
	const note = (step: TestStep['step'], passed: boolean, detail: string) =>
		steps.push({ step, passed, detail: passed ? '' : detail });
	if (talking.profile) {
		const { status, text } = await talking.profile();
		note('profile', status === 200, `${status} ${text}`);
	}
	const wrong = await talking.wrongSecret();
	note('wrongSecret', wrong.status === refused, `${wrong.status} ${wrong.text}`);
	const hook = await talking.hook();
	note('hook', hook.status === 403, `${hook.status} ${hook.text}`);
	const opened = await talking.setup();
	note('setup', opened.start !== '', `${opened.status} ${opened.text}`);
	if (!opened.start) return steps;
	const begun = await start(opened.start);
	note('start', begun.passed, begun.detail);
	const left = await leave(plan, begun.cookie, buyerCookie);
	note('cart', left.passed, left.detail);
	return steps;
}
