// A page from a prompt: validated as anything else that somebody sends, repaired twice at most, and then a template.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { PageDocument } from '../../../../rules/pages/document.ts';
import { pageTemplates } from '../../../../rules/pages/templates/all-templates.ts';
import { type AssistantSandbox, startAssistantSandbox } from '../../../../sandbox/assistant/server.ts';
import { writeText } from '../../../../sandbox/assistant/texts.ts';
import { startDeeplSandbox } from '../../../../sandbox/deepl/deepl-server.ts';
import { assistantProvider } from '../../../integrations/assistant/chat-completions.ts';
import { deeplProvider } from '../../../integrations/translation/deepl.ts';
import type { RunningJobs } from '../../../jobs/start-jobs.ts';
import type { Browser } from '../../../testing/accounts.ts';
import { noPictures } from '../../../testing/app.ts';
import { runJobs } from '../../../testing/jobs.ts';
import { named } from '../../../testing/pages.ts';
import { type Shop, startShop } from '../../../testing/shop.ts';
import { fallbackTemplate } from '../begin-wizard.ts';
import { wizardJob } from '../wizard-job.ts';

let sandbox: AssistantSandbox;
let deepl: Awaited<ReturnType<typeof startDeeplSandbox>>;
let shop: Shop;
let ada: Browser;
let jobs: RunningJobs;

beforeAll(async () => {
	sandbox = await startAssistantSandbox({ firstDelayMs: 0, tokenDelayMs: 0 });
	deepl = await startDeeplSandbox();
	const assistant = assistantProvider({ installation: undefined, sandboxUrl: sandbox.url });
	const translation = deeplProvider({ url: undefined, sandboxUrl: deepl.url });
	shop = await startShop(inject('cluster'), translation, { assistant });
	ada = await shop.as('ada@example.com');
	const secretsKey = Buffer.alloc(32);
	jobs = runJobs(shop.test, [
		wizardJob({
			media: { store: noPictures, announce: async () => undefined },
			translation: { provider: translation, secretsKey },
			assistant: { provider: assistant, secretsKey },
		}),
	]);
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
	await Promise.all([sandbox.close(), deepl.close()]);
});

beforeEach(async () => {
	Object.assign(sandbox, { failWith: undefined, calls: [] });
	sandbox.write = ({ messages }) => writeText(messages);
	await shop.rows((sql) => sql`delete from pages`);
	await shop.rows((sql) => sql`delete from text_entries where key like 'contentPage.%'`);
});

const fields = 'id template standsIn stage state failure sections page { id }';

const begin = (prompt: string | null, kind = 'page') =>
	ada.resultOf(
		`mutation($prompt: String, $input: NewPageInput) {
			beginPageWizard(template: "assistant", prompt: $prompt, input: $input) { ${fields} }
		}`,
		{ prompt, input: { kind, names: named('Hochzeit') } },
	);

async function written(prompt = 'hochzeitskarten aus einer Hand, Fragen an anna@example.com') {
	const { page } = await begin(prompt);
	const run = async () =>
		(await ada.resultOf(`query($page: ID) { pageWizards(page: $page) { ${fields} } }`, { page: page.id }))[0];
	await expect.poll(async () => (await run())?.state, { timeout: 15_000 }).not.toBe('running');
	const [row] = await shop.rows<{ draft: PageDocument }>((sql) => sql`select draft from pages where id = ${page.id}`);
	return { run: await run(), draft: row?.draft ?? expect.fail('no page') };
}

const typesOf = ({ sections }: PageDocument) => sections.map(({ type }) => type);

describe('a page from a prompt', () => {
	it('has sections whose texts are marked as made with AI, and asks without what leads to a person', async () => {
		const { run, draft } = await written();
		expect(run).toMatchObject({ template: 'assistant', standsIn: false, state: 'done', sections: 6 });
		expect(typesOf(draft)).toEqual(['hero', 'imageText', 'steps', 'productGrid', 'faq', 'singleCta']);
		const title = draft.sections[0]?.texts.title?.['de-DE'];
		expect(title).toEqual({ text: expect.stringMatching(/^Hochzeitskarten aus einer Hand/), source: 'assistant' });
		expect(draft.seo.texts.title?.['de-DE']?.source).toBe('assistant');
		expect(sandbox.calls).toHaveLength(1);
		expect(sandbox.calls[0]?.response_format?.json_schema?.name).toBe('page');
		expect(JSON.stringify(sandbox.calls)).not.toContain('anna@example.com');
	});

	it('is corrected by the assistant where it cannot be as it is', async () => {
		const drafts = ['no JSON', JSON.stringify({ title: 'x', description: 'x', sections: [{ type: 'script' }] })];
		sandbox.write = ({ messages }) =>
			drafts.shift() ?? writeText(messages.filter(({ role }) => role !== 'assistant').slice(0, 2));
		const { run, draft } = await written();
		expect(run).toMatchObject({ standsIn: false, state: 'done' });
		expect(typesOf(draft)).toContain('steps');
		expect(sandbox.calls).toHaveLength(3);
		expect(sandbox.calls[2]?.messages.at(-1)?.content).toContain('sections[0].type: one of hero');
	});

	it('begins with a template where the third try cannot be used either', async () => {
		sandbox.write = () => '{"title":"<script>alert(1)</script>"}';
		const { run, draft } = await written();
		const template = pageTemplates.find(({ id }) => id === fallbackTemplate);
		expect(run).toMatchObject({ standsIn: true, state: 'done' });
		expect(typesOf(draft)).toEqual(template?.plan.sections.map(({ type }) => type));
		expect(sandbox.calls).toHaveLength(3);
		expect(JSON.stringify(draft)).not.toContain('alert');
	});

	it('can be tried again where the provider does not write', async () => {
		sandbox.failWith = 401;
		const { run } = await written();
		expect(run).toMatchObject({ state: 'failed', stage: 'layouts', failure: 'ASSISTANT_FAILED' });
		sandbox.failWith = undefined;
		await ada.resultOf('mutation($id: ID!) { resumePageWizard(id: $id) { id } }', { id: run.id });
		const state = async () =>
			(await ada.resultOf('query($page: ID) { pageWizards(page: $page) { state } }', { page: run.page.id }))[0].state;
		await expect.poll(state, { timeout: 15_000 }).toBe('done');
	});

	it('needs a prompt, and is no link page', async () => {
		expect(await begin(' ')).toEqual({ refused: 'VALIDATION' });
		expect(await begin(null)).toEqual({ refused: 'VALIDATION' });
		expect(await begin('x'.repeat(2001))).toEqual({ refused: 'VALIDATION' });
		expect(await begin('cards', 'link')).toEqual({ refused: 'NOT_FOUND' });
		expect(await shop.rows((sql) => sql`select id from pages`)).toEqual([]);
	});
});
