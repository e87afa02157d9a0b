// The mail that something is on its way: who brings it, where it is followed, and what is in it.
import { writeDay } from '../../../rules/dates.ts';
import type { ShippedLine } from '../../../rules/shipments/shipment.ts';
import { layOutMail, type MailPart } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import { bankParts, copyParts, greeted, lineName, paragraph, type Template, type ToBuyer } from './parts.ts';

interface MailedParcel {
	/** Empty: the carrier gave none. */
	number: string;
	/** Where it is followed; null where that is nowhere. */
	address: string | null;
	/** What is in it, where it was said of each of several. */
	lines: readonly ShippedLine[];
}

export interface ShipmentMail extends ToBuyer {
	carrier: string;
	shippedOn: string;
	parcels: readonly MailedParcel[];
	lines: readonly ShippedLine[];
	/** Something of the order is still to be sent. */
	isPart: boolean;
	/** The last of several. */
	isRest: boolean;
	isCorrected: boolean;
	/** The number of the invoice that comes along. */
	invoice: string | undefined;
}

type Translating = Parameters<Template<ShipmentMail>>[0];

/** One parcel has a button; of several, each has its number above its own, and below it what is in it. */
function parcelParts(t: Translating, look: MailTheme, data: ShipmentMail): MailPart[] {
	const { parcels, carrier } = data;
	return parcels.flatMap(({ number, address, lines }, index): MailPart[] => {
		const contents = lines.length > 0 ? [contentsOf(t, look, data, lines)] : [];
		if (number === '' && !address)
			return contents.length > 0
				? [paragraph(t('orderMails.shipment.parcel', { position: index + 1 })), ...contents]
				: [];
		const named = number === '' ? [] : [paragraph(t('orderMails.shipment.number', { carrier, number }))];
		const text = t('orderMails.shipment.track');
		return [...named, ...(address ? [{ kind: 'button', text, href: address } as const] : []), ...contents];
	});
}

const contentsOf = (t: Translating, look: MailTheme, data: ShipmentMail, lines: readonly ShippedLine[]): MailPart => ({
	kind: 'rows',
	rows: lines.flatMap(({ position, quantity }) => {
		const line = data.order.lines.find((one) => one.position === position);
		if (!line) return [];
		const details = [line.itemName, ...line.options.map(({ name, value }) => `${name}: ${value}`)].filter(Boolean);
		return [
			{
				label: lineName(t, look, { ...line, quantity }),
				details: details.join(' · ') || undefined,
				picture: data.pictures.get(line.itemId ?? ''),
				value: '',
			},
		];
	}),
});

export const shipmentMail: Template<ShipmentMail> = (t, look, data) => {
	const { order, carrier, shippedOn, isPart, isRest, isCorrected, invoice } = data;
	const told = {
		...{ name: greeted(order), number: order.number ?? '', carrier },
		day: writeDay(shippedOn, look.language),
	};
	const kind = isCorrected ? 'corrected' : isPart ? 'part' : isRest ? 'rest' : 'all';
	return layOutMail(look, t(`orderMails.shipment.${kind}.subject`, told), [
		{ kind: 'heading', text: t(`orderMails.shipment.${kind}.heading`) },
		...copyParts(t, data),
		paragraph(t(`orderMails.shipment.${kind}.text`, told)),
		...parcelParts(t, look, data),
		// What is in which parcel stands below each of them.
		...(data.parcels.some(({ lines }) => lines.length > 0)
			? []
			: [paragraph(t('orderMails.shipment.contents')), contentsOf(t, look, data, data.lines)]),
		...(isPart ? [paragraph(t('orderMails.shipment.rest'))] : []),
		...(invoice ? [paragraph(t('orderMails.attached')), ...bankParts(t, look, order)] : []),
		...(data.copy ? [] : [{ kind: 'button', text: t('orderMails.button'), href: data.link } as const]),
	]);
};
