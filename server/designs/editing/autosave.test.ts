// The runs of web/studio/saving/autosave.test.ts against the server itself and its database.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Design } from '../../../rules/designs/design.ts';
import { sampleText, unlocked } from '../../../rules/designs/sample-design.ts';
import { SendFailure } from '../../../web/editing/save-queue.ts';
import type {
	AutosaveRun,
	DesignServer,
	LogEntry,
	OpenedDesign,
	RunErrors,
} from '../../../web/studio/testing/design-server.ts';
import type { Browser } from '../../testing/accounts.ts';
import { cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { askDesign, DesignTab } from '../../testing/design-tab.ts';
import type { Answer } from '../../testing/pages.ts';

let shop: DesignShop;
let ada: Browser;
/** Loaded when it runs: the code of a browser is compiled with the types of one. */
let runs: Record<'runOneTab' | 'runTwoTabs', AutosaveRun>;

beforeAll(async () => {
	runs = await import(path.join(import.meta.dirname, '../../../web/studio/testing/autosave-runs.ts'));
	shop = await startDesignShop(inject('cluster'));
	const card = await cardTemplate();
	const lock = { ...unlocked, move: true, remove: true };
	const pages = card.pages.map((page) => ({
		...page,
		elements: [...page.elements, sampleText(`fixed-${page.id}`, 'x', { lock })],
	}));
	const turned = pages.map((page) => ({ ...page, elements: page.elements.toReversed() }));
	const layouts = [
		{ id: 'left', labels: {}, pages },
		{ id: 'right', labels: {}, pages: turned },
	];
	await shop.plant('cards', { ...card, pages, layouts, layoutId: 'left' });
	({ browser: ada } = await shop.shopper());
});

afterAll(() => shop.close());

const meanings: Readonly<Record<string, 'gap' | 'takenOver' | 'refused'>> = {
	DESIGN_STEP_GAP: 'gap',
	DESIGN_TAKEN_OVER: 'takenOver',
	DESIGN_STEP_REFUSED: 'refused',
};

function resultOf(answer: Answer): Answer {
	const { refused } = answer;
	if (refused) throw new SendFailure(meanings[refused.code] ?? 'lost');
	return answer;
}

function reach(design: string): DesignServer {
	const tabs = new Map<string, DesignTab>();
	const tabOf = (client: string): DesignTab => {
		const tab = tabs.get(client) ?? Object.assign(new DesignTab(ada, design), { client });
		tabs.set(client, tab);
		return tab;
	};
	return {
		open: async (client, takeOver) => resultOf(await tabOf(client).open(takeOver)) as unknown as OpenedDesign,
		change: async (client, steps) => resultOf(await tabOf(client).send(steps)) as never,
		hold: async (client) => resultOf(await tabOf(client).hold()) as never,
		leave: async (client) => void resultOf(await tabOf(client).leave()),
		keep: async (client, document) => void resultOf(await tabOf(client).keep(document)),
		look: () =>
			shop.inShop(async (sql) => {
				const [row] = await sql<{ document: Design }[]>`select document from designs where id = ${design}`;
				if (!row) throw new Error('no design');
				const log = await sql<LogEntry[]>`
					select revision, kind, of_revision as of, operations, inverses, client_id as client, number
					from design_steps where design_id = ${design} order by revision`;
				const versions = await sql<{ document: Design }[]>`
					select document from design_versions where design_id = ${design} and reason = 'unsaved'`;
				return { document: row.document, log: [...log], unsaved: versions.map(({ document }) => document) };
			}),
	};
}

async function errorsOf(run: AutosaveRun, seeds: number): Promise<RunErrors> {
	const errors: RunErrors = [];
	for (let seed = 1; seed <= seeds; seed += 1) {
		const query = 'mutation($p: ID!) { createDesign(productId: $p) { id document } }';
		const { id, document } = await askDesign(ada, query, { p: shop.idOf('cards') });
		for (const error of await run(seed, document as Design, () => reach(String(id)))) errors.push(`${seed}: ${error}`);
	}
	return errors;
}

describe('a design that is edited over a bad net', () => {
	it('is in the database as it was done, also after reloads, and all of it can be undone, in 5 runs', async () => {
		expect(await errorsOf(runs.runOneTab, 5)).toEqual([]);
	});

	it('loses nothing where two tabs take it from each other, in 5 runs', async () => {
		expect(await errorsOf(runs.runTwoTabs, 5)).toEqual([]);
	});
});
