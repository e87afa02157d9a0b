import { describe, expect, it } from 'vitest';
import type { Series } from '../../../rules/designs/series.ts';
import { ApiFailure } from '../../platform/api.ts';
import { saveSeriesDocument } from './series.documents.ts';
import { SeriesStore } from './series-store.ts';

const table = (...names: string[]): Series => ({
	columns: ['Name'],
	mapping: { 0: 'name' },
	rows: names.map((name) => [name]),
});

/** A server with one series, which can be away. */
class Server {
	stored = { ...table('Ada'), revision: 1 };
	saves = 0;
	isAway = false;
	ask = async (document: unknown, variables: unknown): Promise<unknown> => {
		if (this.isAway) throw new ApiFailure('away', 'UNAVAILABLE', 503);
		if (document !== saveSeriesDocument) return { designSeries: this.stored };
		const { revision, table: sent } = variables as { revision: number; table: Series };
		if (revision !== this.stored.revision)
			throw new ApiFailure('changed', 'DESIGN_CHANGED', 409, { revision: this.stored.revision });
		this.saves += 1;
		this.stored = { ...sent, revision: revision + 1 };
		return { saveDesignSeries: this.stored };
	};
}

const open = async () => {
	const server = new Server();
	return { server, store: await SeriesStore.load({ ask: server.ask, designId: 'd', pause: 5 }) };
};

describe('the rows of a series while they are edited', () => {
	it('are saved once after several changes, without blank rows', async () => {
		const { server, store } = await open();
		store.change({ rows: [['Ada'], ['G']] });
		store.change({ rows: [['Ada'], ['Grace'], ['']] });
		expect(store.state.saving).toBe('saving');
		expect(await store.settle()).toBe(true);
		expect(server.stored).toEqual({ ...table('Ada', 'Grace'), revision: 2 });
		expect(server.saves).toBe(1);
		expect(store.state).toMatchObject({ saving: 'saved', revision: 2, savedRows: [['Ada'], ['Grace']] });
	});

	it('stay here while the server is away, and are saved when it is back', async () => {
		const { server, store } = await open();
		server.isAway = true;
		store.change({ rows: [['Grace']] });
		expect(await store.settle()).toBe(false);
		expect(store.state).toMatchObject({ saving: 'failed', rows: [['Grace']] });
		server.isAway = false;
		expect(await store.settle()).toBe(true);
		expect(server.stored.rows).toEqual([['Grace']]);
	});

	it('are not lost and do not overwrite those of another tab: one of them is chosen', async () => {
		const { server, store } = await open();
		server.stored = { ...table('Eve'), revision: 2 };
		store.change({ rows: [['Grace']] });
		expect(await store.settle()).toBe(false);
		expect(store.state).toMatchObject({ saving: 'changedElsewhere', rows: [['Grace']] });
		store.change({ rows: [['Grace', 'x']] });
		expect(await store.settle()).toBe(false);
		expect(server.stored.rows).toEqual([['Eve']]);
		await store.keepMine();
		expect(server.stored).toMatchObject({ rows: [['Grace', 'x']], revision: 3 });
		expect(store.state.saving).toBe('saved');
		server.stored = { ...table('Eve'), revision: 4 };
		store.change({ rows: [['Ada']] });
		await store.settle();
		await store.loadTheirs();
		expect(store.state).toMatchObject({ rows: [['Eve']], revision: 4, saving: 'saved' });
	});

	it('show a row that there is', async () => {
		const { store } = await open();
		store.show(7);
		expect(store.state.shownRow).toBe(0);
		store.change({ rows: [['Ada'], ['Grace']] });
		store.show(1);
		expect(store.state.shownRow).toBe(1);
		store.change({ rows: [['Ada']] });
		expect(store.state.shownRow).toBe(0);
		await store.settle();
	});
});
