// What a delivery note says, in words: rows, paragraphs and columns as texts of its language.
import type { DeliveryNote, NotedLine } from '../../../../rules/documents/delivery-note.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import { day, given, lineDetails, type Row } from './document-texts.ts';
import type { TableContent, TableRow } from './item-table.ts';

export interface NoteSpeech {
	document: DeliveryNote;
	translate: Translate;
	notation: string | null;
}

const written = ({ document, notation }: NoteSpeech, count: number) => formatNumber(count, document.language, notation);

export function noteTitle({ document, translate }: NoteSpeech): string {
	const kind = translate('documents.deliveryNote');
	const title = translate('documents.title', { kind, number: document.number });
	return document.parcel ? translate('documents.deliveryNote.ofParcel', { title, ...document.parcel }) : title;
}

export function noteReferences(speech: NoteSpeech): Row[] {
	const { document, translate } = speech;
	const { order } = document;
	const rows: Row[] = [
		{ label: translate('documents.deliveryNote.number'), value: document.number },
		{ label: translate('documents.deliveryNote.date'), value: day(speech, document.shippedOn) },
		{ label: translate('documents.orderNumber'), value: order.number },
		{ label: translate('documents.orderDate'), value: day(speech, order.placedOn) },
		{ label: translate('documents.orderReference'), value: document.orderReference },
		{ label: translate('documents.costCenter'), value: document.costCenter },
		{ label: translate('documents.deliveryNote.carrier'), value: document.carrier },
	];
	return rows.filter(({ value }) => value.trim() !== '');
}

/** Above the table. Numbers of parcels have a line that does not break them: they are copied. */
export function noteOpening({ document: { parcel, parcels }, translate }: NoteSpeech): string[] {
	return given(
		parcels.length > 0
			? translate('documents.deliveryNote.parcels', { count: parcels.length, numbers: parcels.join(', ') })
			: '',
		translate(parcel ? 'documents.deliveryNote.introParcel' : 'documents.deliveryNote.intro'),
	);
}

export function noteTable(speech: NoteSpeech): TableContent {
	const { document, translate } = speech;
	const isOfParcel = document.parcel !== null;
	const rowOf = (line: NotedLine, index: number): TableRow => ({
		position: String(index + 1),
		name: line.name,
		details: lineDetails(speech, { ...line, quantity: line.ordered }),
		numbers: [line.packed, ...(isOfParcel ? [line.shipped] : []), line.ordered, line.left].map((count) =>
			written(speech, count),
		),
	});
	return {
		heads: {
			position: translate('documents.column.position'),
			item: translate('documents.column.item'),
			numbers: [
				...(isOfParcel ? [translate('documents.deliveryNote.inParcel')] : []),
				translate('documents.deliveryNote.shipped'),
				translate('documents.deliveryNote.ordered'),
				translate('documents.deliveryNote.left'),
			],
		},
		rows: document.lines.map(rowOf),
	};
}

/** Below the table: whether something is still to come, and what of it is in no line. */
export function noteClosing(speech: NoteSpeech): string[] {
	const { document, translate } = speech;
	const { toCome, isLast, lines } = document;
	if (isLast) return [translate('documents.deliveryNote.complete')];
	if (toCome.length === 0) return lines.some(({ left }) => left > 0) ? [translate('documents.deliveryNote.rest')] : [];
	const items = toCome.map(({ name, quantity }) =>
		translate('documents.deliveryNote.toComeItem', { name, quantity: written(speech, quantity) }),
	);
	return [translate('documents.deliveryNote.rest'), translate('documents.deliveryNote.toCome'), ...items];
}
