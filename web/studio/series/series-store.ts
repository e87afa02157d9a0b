// The rows of a series while they are edited: saved a moment after each change, one save after the other. What cannot be saved stays here.
import { type Series, withoutBlankRows } from '../../../rules/designs/series.ts';
import { ApiFailure, type Fetcher } from '../../platform/api.ts';
import { saveSeriesDocument, seriesDocument } from './series.documents.ts';

/** `changedElsewhere`: another tab has saved other rows; `otherCount`: another number was ordered; `failed`: the server was not reached. */
export type SavingState = 'saved' | 'saving' | 'failed' | 'refused' | 'otherCount' | 'changedElsewhere';

export interface SeriesState extends Series {
	/** Of what the server has. */
	revision: number;
	/** Rows as the server has them: it counts those in which something stands. */
	savedRows: Series['rows'];
	saving: SavingState;
	/** Of `otherCount`. */
	orderedRows?: number;
	/** Of the row that is shown on the page, among those in which something stands. */
	shownRow: number;
}

type Stored = Series & { revision: number };

interface StoreParts {
	ask: Fetcher;
	designId: string;
	/** In milliseconds. */
	pause?: number;
}

const failureStates: Readonly<Record<string, SavingState>> = {
	DESIGN_CHANGED: 'changedElsewhere',
	VALIDATION: 'refused',
	TOO_LARGE: 'refused',
};

const tableOf = ({ columns, mapping, rows }: Series): Series => ({ columns, mapping, rows: withoutBlankRows(rows) });

const isAlike = (one: Series, other: Series): boolean =>
	JSON.stringify(tableOf(one)) === JSON.stringify(tableOf(other));

export class SeriesStore {
	#state: SeriesState;
	/** What the server has. */
	#saved: Series;
	#watchers = new Set<() => void>();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#running: Promise<void> | undefined;
	readonly #parts: Required<StoreParts>;

	constructor(stored: Stored, parts: StoreParts) {
		this.#parts = { pause: 800, ...parts };
		this.#saved = tableOf(stored);
		this.#state = { ...stored, savedRows: stored.rows, saving: 'saved', shownRow: 0 };
	}

	static async load(parts: StoreParts): Promise<SeriesStore> {
		const { designSeries } = (await parts.ask(seriesDocument, { designId: parts.designId })) as {
			designSeries: Stored;
		};
		return new SeriesStore(designSeries, parts);
	}

	get state(): SeriesState {
		return this.#state;
	}

	watch = (watcher: () => void): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	get isSaved(): boolean {
		return isAlike(this.#state, this.#saved);
	}

	show(row: number): void {
		this.#set({ shownRow: row });
	}

	change(part: Partial<Series>): void {
		this.#set(part);
		if (this.#state.saving === 'changedElsewhere') return;
		clearTimeout(this.#timer);
		this.#set({ saving: this.isSaved ? 'saved' : 'saving' });
		if (!this.isSaved) this.#timer = setTimeout(() => void this.settle(), this.#parts.pause);
	}

	/** @returns whether the server has everything */
	async settle(): Promise<boolean> {
		clearTimeout(this.#timer);
		while (this.#running) await this.#running;
		if (this.isSaved || this.#state.saving === 'changedElsewhere') return this.isSaved;
		this.#running = this.#save().finally(() => {
			this.#running = undefined;
		});
		await this.#running;
		// Something was typed meanwhile.
		return this.#state.saving === 'saved' && !this.isSaved ? this.settle() : this.isSaved;
	}

	/** What was typed here takes the place of what another tab has saved. */
	async keepMine(): Promise<void> {
		const { revision } = await this.#fetch();
		this.#set({ revision, saving: 'saving' });
		await this.settle();
	}

	/** What another tab has saved takes the place of what was typed here. */
	async loadTheirs(): Promise<void> {
		const stored = await this.#fetch();
		this.#saved = tableOf(stored);
		this.#set({ ...stored, savedRows: stored.rows, saving: 'saved', shownRow: 0 });
	}

	async #fetch(): Promise<Stored> {
		const { ask, designId } = this.#parts;
		return ((await ask(seriesDocument, { designId })) as { designSeries: Stored }).designSeries;
	}

	async #save(): Promise<void> {
		const { ask, designId } = this.#parts;
		const table = tableOf(this.#state);
		this.#set({ saving: 'saving' });
		try {
			const variables = { designId, revision: this.#state.revision, table };
			const { saveDesignSeries } = (await ask(saveSeriesDocument, variables)) as { saveDesignSeries: Stored };
			this.#saved = table;
			this.#set({ revision: saveDesignSeries.revision, savedRows: table.rows, saving: 'saved' });
		} catch (error) {
			const { code, facts } = error instanceof ApiFailure ? error : { code: '', facts: {} };
			const { orderedRows } = facts as { orderedRows?: unknown };
			if (typeof orderedRows === 'number') this.#set({ saving: 'otherCount', orderedRows });
			else this.#set({ saving: failureStates[code ?? ''] ?? 'failed' });
		}
	}

	#set(part: Partial<SeriesState>): void {
		const rows = part.rows ?? this.#state.rows;
		const count = withoutBlankRows(rows).length;
		const shownRow = Math.max(0, Math.min(part.shownRow ?? this.#state.shownRow, count - 1));
		this.#state = { ...this.#state, ...part, shownRow };
		for (const watcher of this.#watchers) watcher();
	}
}
