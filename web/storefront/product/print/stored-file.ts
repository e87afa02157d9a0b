// The file that a shopper has chosen before they had to sign in: stored in this browser's own database, for as long as that may take.
const database = 'chosenFiles';
const store = 'files';
/** In this tab: the one whose file it is. */
const key = 'chosenFile';
const storedFor = 30 * 60_000;

interface StoredFile {
	at: number;
	file: File;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

async function inStore<T>(work: (files: IDBObjectStore) => Promise<T>): Promise<T> {
	const request = indexedDB.open(database, 1);
	request.onupgradeneeded = () => request.result.createObjectStore(store);
	const opened = await done(request);
	try {
		const transaction = opened.transaction(store, 'readwrite');
		const result = await work(transaction.objectStore(store));
		await new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(transaction.error);
		});
		return result;
	} finally {
		opened.close();
	}
}

/** Those of tabs whose shopper has never signed in. */
async function removeOld(files: IDBObjectStore): Promise<void> {
	for (const id of await done(files.getAllKeys())) {
		const stored: StoredFile | undefined = await done(files.get(id));
		if (stored && Date.now() - stored.at > storedFor) await done(files.delete(id));
	}
}

/** Where nothing can be stored, or there is no room for it, it is chosen again. */
export async function storeFile(file: File): Promise<void> {
	try {
		const id = crypto.randomUUID();
		await inStore(async (files) => {
			await removeOld(files);
			await done(files.put({ at: Date.now(), file } satisfies StoredFile, id));
		});
		sessionStorage.setItem(key, id);
	} catch (error) {
		console.warn('The file cannot be stored in this browser:', error);
	}
}

/** Once: taking it removes it. */
export async function takeFile(): Promise<File | undefined> {
	try {
		const id = sessionStorage.getItem(key);
		if (id === null) return undefined;
		sessionStorage.removeItem(key);
		return await inStore(async (files) => {
			await removeOld(files);
			const stored: StoredFile | undefined = await done(files.get(id));
			await done(files.delete(id));
			return stored?.file;
		});
	} catch {
		return undefined;
	}
}
