// The provider's API as functions, for an account of a shop. Nothing of it is called inside of a transaction.
import dns from 'node:dns/promises';
import type { Logger } from '../../log.ts';
import { checkKey, isBaseUrl, type PrintformerAccount, readBaseUrl } from './account.ts';
import { addressesOf, type PrintformerAddresses } from './addresses.ts';
import { draftCalls } from './calls/drafts.ts';
import { fileCalls } from './calls/files.ts';
import { reviewCalls } from './calls/reviews.ts';
import { templateCalls } from './calls/templates.ts';
import { userCalls } from './calls/users.ts';
import { type Download, type DownloadLimits, downloadFile } from './download.ts';
import { createNotice } from './read-fields.ts';
import { type Connection, type Patience, usualPatience } from './send-call.ts';

interface ProviderOptions {
	log: Pick<Logger, 'info'>;
	/** Origins of the sandbox that came along with the demo: called although they are not public. */
	sandboxes?: readonly string[];
	patience?: Partial<Patience>;
}

/** @throws PrintformerFailure wherever something is called */
export function printformerProvider({ log, sandboxes = [], patience }: ProviderOptions) {
	const notice = createNotice(log);
	return {
		/** Whether an address that was typed could be a base URL. */
		mayCall: (baseUrl: string) => isBaseUrl(baseUrl, sandboxes),
		isSandbox: (baseUrl: string) => sandboxes.some((origin) => origin === URL.parse(baseUrl)?.origin),
		/** @returns a code such as ENOTFOUND; undefined: its name leads to a machine */
		findLookupError: async (baseUrl: string): Promise<string | undefined> => {
			try {
				await dns.lookup(readBaseUrl(baseUrl, sandboxes).hostname);
				return undefined;
			} catch (error) {
				return (error as NodeJS.ErrnoException).code;
			}
		},
		/** @throws PrintformerFailure when the base URL is none, or the key does not belong there */
		open(account: PrintformerAccount, signal?: AbortSignal) {
			const base = readBaseUrl(account.baseUrl, sandboxes);
			checkKey(base, account.apiKey, sandboxes);
			const connection: Connection = {
				base,
				apiKey: account.apiKey,
				sandboxes,
				patience: { ...usualPatience, ...patience },
				signal,
			};
			const addresses: PrintformerAddresses = addressesOf(account, sandboxes);
			return {
				...userCalls(connection, account.client),
				...templateCalls(connection, notice),
				...draftCalls(connection, notice),
				...fileCalls(connection, notice),
				...reviewCalls(connection),
				addresses,
				/** Of an address of `addresses`. */
				download: (address: string, limits: DownloadLimits): Promise<Download> =>
					downloadFile(connection, address, limits),
			};
		},
	};
}
export type PrintformerClient = ReturnType<ReturnType<typeof printformerProvider>['open']>;
