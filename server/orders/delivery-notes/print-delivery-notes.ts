// The delivery notes of shipments as one PDF, made when somebody asks for it: what they say is in the order and its shipments, which stay.

import { contentIn } from '../../../rules/content/shipped.ts';
import type { DeliveryNote } from '../../../rules/documents/delivery-note.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import type { MediaStore } from '../../media/store.ts';
import { findLetterhead, type Report, readLetterhead } from '../documents/pdf/letterhead.ts';
import { printDeliveryNotes } from '../documents/pdf/print-document.ts';
import { plainFileName } from '../documents/print.ts';
import { findOrder } from '../find-order.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { deliveryNotesOf } from './draw-up-notes.ts';
import { findNumberedShipments, sentUpTo } from './find-shipments-to-note.ts';

interface Wanted {
	orderId: string;
	/** Left out: all of the order. */
	shipmentId?: string;
	/** Left out: of anyone. */
	ownerId?: string | undefined;
}

type Letterheads = Map<string, Awaited<ReturnType<typeof findLetterhead>>>;

/** Those of one order, in its language; none where nothing was sent. */
async function findNotes(sql: Sql, tenantId: string, wanted: Wanted, heads: Letterheads): Promise<DeliveryNote[]> {
	const { orderId, shipmentId, ownerId } = wanted;
	const order = await findOrder(sql, tenantId, { id: orderId, ...(ownerId !== undefined && { userId: ownerId }) });
	if (!order?.number) return [];
	const shipments = await findNumberedShipments(sql, tenantId, orderId);
	const chosen = shipments.filter(({ id }) => shipmentId === undefined || id === shipmentId);
	if (chosen.length === 0) return [];
	const head = heads.get(order.language) ?? (await findLetterhead(sql, tenantId, order.language));
	heads.set(order.language, head).set(head.language, head);
	const { seller } = await findOrderSettings(sql, tenantId);
	return chosen.flatMap((shipment) =>
		deliveryNotesOf({ order, shipment, sent: sentUpTo(shipments, shipment), seller, language: head.language }),
	);
}

interface Printing {
	tenantId: string;
	inTenant: InTenant;
	store: Pick<MediaStore, 'read'>;
	/** Is called when they are printed without the shop's logo. */
	report: Report;
}

interface PrintedNotes {
	/** For headers: plain letters, digits, dots and dashes. */
	name: string;
	pdf: Buffer;
}

const nameOf = (notes: readonly DeliveryNote[], language: string): string => {
	const { deliveryNote, deliveryNotes } = contentIn(language).names.documentFiles;
	const numbers = new Set(notes.map(({ number }) => number));
	const [number = ''] = numbers;
	return numbers.size === 1 ? plainFileName(`${deliveryNote}-${number}.pdf`) : `${deliveryNotes}.pdf`;
};

/** Undefined: there are none that may be read. */
export async function printNotes(
	{ tenantId, inTenant, store, report }: Printing,
	wanted: readonly Wanted[],
): Promise<PrintedNotes | undefined> {
	const heads: Letterheads = new Map();
	const notes = await inTenant(async (sql) => {
		const found: DeliveryNote[] = [];
		for (const each of wanted) found.push(...(await findNotes(sql, tenantId, each, heads)));
		return found;
	});
	const [first] = notes;
	if (!first) return undefined;
	const languages = [...new Set(notes.map(({ language }) => language))];
	const letterheads = await Promise.all(
		languages.flatMap((language) => {
			const head = heads.get(language);
			return head ? [readLetterhead(head, store, report)] : [];
		}),
	);
	return { name: nameOf(notes, first.language), pdf: await printDeliveryNotes(notes, letterheads) };
}
