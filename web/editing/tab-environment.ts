// What a tab that edits needs of its browser: time, storage, names that it holds alone, and what happens to it.

export interface TabEvents {
	/** There is a net again. */
	online(): void;
	/** Somebody looks at it again. */
	focus(): void;
	hide(): void;
	/** @returns whether the person should be asked first, because something would be lost */
	beforeUnload(): boolean;
	unload(): void;
}

interface Store {
	/** Each may throw where the browser stores nothing. */
	read(key: string): string | null;
	write(key: string, text: string): void;
	remove(key: string): void;
	keys(): string[];
}

export interface TabEnvironment {
	/** Runs it later; what it gives cancels that. */
	after(milliseconds: number, run: () => void): () => void;
	every(milliseconds: number, run: () => void): () => void;
	/** Of all tabs of this browser. */
	shared: Store;
	/** Of this tab, through reloads. */
	own: Store;
	/** Holds a name as long as this tab lives, or until that is ended; undefined while another tab has it. */
	hold(name: string): Promise<(() => void) | undefined>;
	/** Between the tabs of this browser. */
	connect(name: string, hear: () => void): { tell(): void; close(): void };
	listen(events: TabEvents): () => void;
}

const storeOf = (storage: () => Storage): Store => ({
	read: (key) => storage().getItem(key),
	write: (key, text) => storage().setItem(key, text),
	remove: (key) => storage().removeItem(key),
	keys: () => Object.keys(storage()),
});

export const browserTab: TabEnvironment = {
	after(milliseconds, run) {
		const timer = setTimeout(run, milliseconds);
		return () => clearTimeout(timer);
	},
	every(milliseconds, run) {
		const timer = setInterval(run, milliseconds);
		return () => clearInterval(timer);
	},
	shared: storeOf(() => localStorage),
	own: storeOf(() => sessionStorage),
	hold: (name) =>
		new Promise((resolve) => {
			if (!('locks' in navigator)) return resolve(() => undefined);
			navigator.locks.request(name, { ifAvailable: true }, (lock) => {
				if (!lock) return resolve(undefined);
				return new Promise<void>((end) => {
					resolve(() => end());
				});
			});
		}),
	connect(name, hear) {
		const channel = new BroadcastChannel(name);
		channel.addEventListener('message', hear);
		return { tell: () => channel.postMessage('takenOver'), close: () => channel.close() };
	},
	listen({ online, focus, hide, beforeUnload, unload }) {
		const hidden = () => document.visibilityState === 'hidden' && hide();
		const leaving = (event: BeforeUnloadEvent) => beforeUnload() && event.preventDefault();
		window.addEventListener('online', online);
		window.addEventListener('focus', focus);
		document.addEventListener('visibilitychange', hidden);
		window.addEventListener('beforeunload', leaving);
		window.addEventListener('pagehide', unload);
		return () => {
			window.removeEventListener('online', online);
			window.removeEventListener('focus', focus);
			document.removeEventListener('visibilitychange', hidden);
			window.removeEventListener('beforeunload', leaving);
			window.removeEventListener('pagehide', unload);
		};
	},
};
