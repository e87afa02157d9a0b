// What a domain knows of a person: how it is handed over, and how it is made to go away. Every domain that keeps something of
// people has such a part; those above the accounts are handed to the application (`personParts` of server/api/app.ts).
import type { Sql } from '../database/connection.ts';

export interface Person {
	id: string;
	email: string;
}

export interface PersonPart {
	/** Its heading in what is handed over. */
	name: string;
	/** The tables it answers for. */
	tables: readonly string[];
	/** Everything of this person, as JSON; no secret, and nothing of others. */
	exportPart(sql: Sql, tenantId: string, person: Person): Promise<unknown>;
	/** What must be kept by law stays, without anything that leads to the person. */
	erasePart(sql: Sql, tenantId: string, person: Person): Promise<void>;
}
