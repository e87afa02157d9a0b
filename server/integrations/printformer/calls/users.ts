// The client itself, its users and groups of users.
import { PrintformerFailure } from '../problem.ts';
import { fieldsOf } from '../read-fields.ts';
import { readClientInfo, readData, readIdentifier, readUser } from '../read-objects.ts';
import { type Connection, sendCall } from '../send-call.ts';
import type { ClientInfo, PrintformerUser, UserInput } from '../types.ts';

export function userCalls(connection: Connection, client: string) {
	const at = (id: string) => `user/${encodeURIComponent(id)}`;
	return {
		/** @throws PrintformerFailure with `credentials` also when the key is that of another client */
		async checkCredentials(): Promise<ClientInfo> {
			const info = readClientInfo(readData(await sendCall(connection, { method: 'GET', path: 'client' })));
			if (info.identifier !== client) throw new PrintformerFailure({ kind: 'credentials' });
			return info;
		},
		async createUser(input: UserInput = {}): Promise<PrintformerUser> {
			return readUser(readData(await sendCall(connection, { method: 'POST', path: 'user', json: input })));
		},
		async readUser(id: string): Promise<PrintformerUser> {
			return readUser(readData(await sendCall(connection, { method: 'GET', path: at(id) })));
		},
		async updateUser(id: string, input: UserInput): Promise<PrintformerUser> {
			return readUser(readData(await sendCall(connection, { method: 'PUT', path: at(id), json: input })));
		},
		/** One that is not there any more is deleted as well. */
		async deleteUser(id: string): Promise<void> {
			await sendCall(connection, { method: 'DELETE', path: at(id) }).catch(ignoreMissing);
		},
		/** Everything of one user becomes that of another. @returns whether it was done: a failure is a response, too */
		async mergeUser(target: string, source: string): Promise<boolean> {
			const json = { source_user_identifier: source };
			const body = await sendCall(connection, { method: 'POST', path: `${at(target)}/merge`, json });
			return fieldsOf(body, 'merge').success === true;
		},
		async createUserGroup(): Promise<string> {
			return readIdentifier(readData(await sendCall(connection, { method: 'POST', path: 'user-group' })));
		},
		async readUserGroup(id: string): Promise<string> {
			const path = `user-group/${encodeURIComponent(id)}`;
			return readIdentifier(readData(await sendCall(connection, { method: 'GET', path })));
		},
	};
}

/** A deletion whose response was lost is repeated, and finds nothing. */
export function ignoreMissing(error: unknown): void {
	if (!(error instanceof PrintformerFailure) || error.problem.kind !== 'notFound') throw error;
}
