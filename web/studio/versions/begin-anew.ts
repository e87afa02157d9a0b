// A new draft of the same product with what is on the screen, for who does not reach the old one any more.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { operationsToward } from '../../../rules/designs/editing/operations-toward.ts';
import { newId } from '../../../rules/ids.ts';
import { ApiFailure, type Fetcher } from '../../platform/api.ts';
import type { Data } from '../../platform/graphql.ts';
import { changeDesignDocument, leaveDesignDocument, openDesignDocument } from '../saving/design-editing.documents.ts';
import { createDesignDocument } from './versions.documents.ts';

/** Pictures belong to who has uploaded them: those of a visit that has ended are out of reach, too. */
export function takenOver(fresh: Design, shown: Design): DesignOperation[] {
	const pictures = new Set(shown.fields.flatMap(({ key, kind }) => (kind === 'image' ? key : [])));
	const values = Object.fromEntries(Object.entries(shown.values).filter(([key]) => !pictures.has(key)));
	for (const key of pictures) if (Object.hasOwn(fresh.values, key)) values[key] = fresh.values[key] ?? '';
	const pages = shown.pages.map((page) => ({
		...page,
		elements: page.elements.filter(
			({ kind, id }) =>
				kind !== 'image' || fresh.pages.some(({ elements }) => elements.some((element) => element.id === id)),
		),
	}));
	return operationsToward(fresh, { ...shown, values, pages }, 'shopper');
}

const isRefusal = (error: unknown) => error instanceof ApiFailure && error.code === 'DESIGN_STEP_REFUSED';

/** @returns the id of the new draft */
export async function beginAnew(
	ask: Fetcher,
	shown: Design,
	{ productId, name }: { productId: string; name: string },
): Promise<string> {
	const created = (await ask(createDesignDocument, { productId, itemName: name })) as Data<typeof createDesignDocument>;
	const { id: design } = created.createDesign;
	const client = newId();
	const opened = (await ask(openDesignDocument, { design, client, takeOver: false })) as Data<
		typeof openDesignDocument
	>;
	const operations = takenOver(opened.openDesign.document as Design, shown);
	const send = (sent: readonly DesignOperation[]) =>
		sent.length > 0 &&
		ask(changeDesignDocument, { design, client, steps: [{ number: 1, kind: 'do', of: null, operations: sent }] });
	try {
		await send(operations);
	} catch (error) {
		if (!isRefusal(error)) throw error;
		// What was filled in always fits.
		await send(operations.filter((one) => one.do === 'value'));
	}
	await ask(leaveDesignDocument, { design, client }).catch(() => undefined);
	return design;
}
