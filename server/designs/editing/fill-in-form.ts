// Takes in what a plain form says about a draft, as one step that can be undone in the studio. Whoever has it open there is told that it was taken over.
import { readDesignForm } from '../../../rules/designs/read-form.ts';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { DesignCaller } from '../access/design-access.ts';
import { changeDesign } from './change-design.ts';
import { leaveDesign, openDesign } from './open-design.ts';

interface FilledIn {
	revision: number;
	isChanged: boolean;
	/** By the keys of fields: too long; then nothing was taken in. */
	refused: ReadonlyMap<string, string>;
}

/** @throws Refused NOT_FOUND, DESIGN_STEP_REFUSED */
export async function fillInForm(
	sql: Sql,
	caller: DesignCaller,
	design: string,
	form: URLSearchParams,
): Promise<FilledIn> {
	const client = newId();
	const { document, revision } = await openDesign(sql, caller, { design, client, takeOver: true });
	const { operations, refused } = readDesignForm(document, form);
	const isChanged = refused.size === 0 && operations.length > 0;
	const steps = [{ number: 1, kind: 'do', of: null, operations }];
	const changed = isChanged ? await changeDesign(sql, caller, { design, client, steps }) : { revision };
	await leaveDesign(sql, caller, design, client);
	return { revision: changed.revision, isChanged, refused };
}
