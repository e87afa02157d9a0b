import { describe, expect, it } from 'vitest';
import { translatorOf } from '../../../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../../../rules/texts/shipped-messages.ts';
import { describeEvent, mailName, type StoryEvent, whoOf } from './story.ts';

const t = translatorOf(
	'en-GB',
	shippedMessages(
		['adminOrders', 'adminOrderStory', 'adminShipments', 'approvals', 'printData', 'printFindings'],
		['en-GB'],
	),
);
const money = (minor: number) => `${minor} ct`;
const payments = [
	{ id: 'first', method: 'card', late: false },
	{ id: 'second', method: 'paypal', late: true },
];
const words = { t, money, day: (at: string) => `day ${at}`, payments };
const told = (kind: string, detail: unknown, actor: StoryEvent['actor'] = 'system') =>
	describeEvent({ kind, detail, actor, by: null }, words);

describe('the story of an order', () => {
	it('tells a change of status with both ends and what was written', () => {
		expect(told('status', { from: 'placed', to: 'processed', note: 'to the press' })).toEqual({
			title: 'Status changed from “Placed” to “Processed”',
			text: 'to the press',
		});
	});

	it('tells a cancellation with its reason and the note, and why a checkout was given up in words', () => {
		expect(told('cancelled', { reason: 'duplicate', note: 'called us' }, 'staff')).toEqual({
			title: 'Order cancelled',
			text: 'Ordered twice\ncalled us',
		});
		expect(told('status', { from: 'inCreation', to: 'error', note: 'cancelled' }).text).toBe(
			'The customer has cancelled',
		);
		expect(told('status', { from: 'inCreation', to: 'error', note: 'cancelled' }).title).toBe('Checkout not completed');
		expect(mailName('cancelled.again.0197', t)).toBe('Cancellation');
	});

	it('tells money that came, came too late, and went back', () => {
		expect(told('payment', { state: 'paid', amount: 2480 }).title).toBe('2480 ct paid');
		expect(told('payment', { state: 'paid', amount: 2480, late: true }).title).toContain('too late');
		expect(told('refund', { state: 'done', amount: 500, reason: 'one was torn' })).toEqual({
			title: '500 ct refunded',
			text: 'one was torn',
		});
		expect(told('refund', { state: 'failed', amount: 500 }).title).toBe('Refund of 500 ct failed');
	});

	it('takes the method of a payment from the order, and says of a second payment that it goes back and why', () => {
		expect(told('payment', { state: 'paid', amount: 1980, paymentId: 'first' }).title).toBe('1980 ct paid by card');
		expect(told('payment', { state: 'paid', amount: 1980, paymentId: 'second' }).title).toContain('go back');
		expect(told('refund', { state: 'waiting', amount: 1980, reason: 'late' }).text).toBe(
			'The amount was no longer due',
		);
	});

	it('tells a payment reminder with the day that it has named, and what the shop has cancelled by itself', () => {
		expect(told('payment', { state: 'reminded', cancelAt: null }).title).toBe('Reminded of the payment');
		expect(told('payment', { state: 'reminded', cancelAt: '2026-12-03' }).title).toBe(
			'Reminded of the payment; cancellation announced for day 2026-12-03',
		);
		expect(told('cancelled', { reason: 'payment', note: '' }).title).toContain('no payment came');
	});

	it('names the way in which money came, that a bank has refused it, and what goes back by hand', () => {
		expect(told('payment', { state: 'paid', amount: 1880, method: 'card' }).title).toBe('1880 ct paid by card');
		expect(told('payment', { state: 'paid', amount: 1880, method: 'prepayment' }).title).toBe(
			'1880 ct received by transfer',
		);
		expect(told('payment', { state: 'refused', method: 'sepaDebit' }).title).toBe('Direct debit refused by the bank');
		expect(told('refund', { state: 'done', amount: 500, way: 'transfer' }).title).toContain(
			'to be transferred by hand',
		);
		expect(told('refund', { state: 'done', amount: 500, way: 'bill' }).title).toBe('Amount due lowered by 500 ct');
	});

	it('names documents and mails, whatever mail of its kind it is', () => {
		expect(told('document', { kind: 'invoice', number: 'RE-2026-1' }).title).toBe('Invoice RE-2026-1 made');
		expect(told('mail', { purpose: 'status.0197', recipient: 'ada@example.com' }).title).toBe(
			'E-mail “Change of status” to ada@example.com',
		);
		expect(mailName('placed.shop.again.0197', t)).toBe('New order, to the shop');
		expect(mailName('something.new', t)).toBe('E-mail');
	});

	it('tells of shipments with their carrier, their numbers and the reason of a correction', () => {
		const shipment = { change: 'recorded', carrier: 'dhl', parcels: ['00340434161094042557', ''] };
		expect(told('shipment', shipment, 'staff')).toEqual({
			title: 'Shipment with DHL recorded',
			text: '00340434161094042557',
		});
		expect(
			told('shipment', {
				change: 'removed',
				carrier: 'other',
				carrierName: 'Pigeon',
				parcels: [],
				reason: 'came back',
			}),
		).toEqual({ title: 'Shipment with Pigeon removed', text: 'came back' });
		expect(mailName('shipment.0197.2', t)).toBe('Shipment');
	});

	it('says who ordered on behalf of somebody', () => {
		expect(told('created', {}, 'staff').title).toBe('Created on behalf of the customer');
		expect(whoOf({ kind: 'created', actor: 'staff', by: 'Inken Brandt' }, t)).toBe('Inken Brandt');
		expect(whoOf({ kind: 'created', actor: 'staff', by: null }, t)).toBe('Staff');
		expect(whoOf({ kind: 'created', actor: 'system', by: null }, t)).toBe('Automatic');
	});

	it('tells of decisions about its approval, by their step and with the name of who decided', () => {
		expect(told('approval', { step: 'approved', at: 1, steps: 2, reason: 'Fine.' }, 'shopper')).toEqual({
			title: 'Approval: Approved, Step 1 of 2',
			text: 'Fine.',
		});
		expect(told('approval', { step: 'asked', steps: 1 }, 'shopper')).toEqual({ title: 'Approval: Waits for approval' });
		expect(told('approval', { step: 'of another version' }, 'shopper').title).toBe('Changed');
		expect(whoOf({ kind: 'approval', actor: 'shopper', by: 'Vera Stein' }, t)).toBe('Vera Stein');
	});

	it('tells what has happened to print data, with the line, the side, the file and what was written about it', () => {
		const refused = { step: 'refused', product: 'Cards', side: 'front', file: 'card.pdf', reason: 'Too dark.' };
		expect(told('printData', refused, 'staff')).toEqual({
			title: 'Cards: Other print data requested (Front: card.pdf)',
			text: 'Too dark.',
		});
		expect(told('printData', { step: 'unreadable', file: 'card.svg', refusalCode: 'damaged' }).text).toContain(
			'damaged',
		);
		expect(told('printData', { step: 'pressFileMade', product: 'Cards' }).title).toBe('Cards: File for the press made');
	});

	it('tells lines of the same product apart by the name that the customer has given them, or else by their position', () => {
		const made = { step: 'pressFileMade', product: 'Cards' };
		expect(told('printData', { ...made, itemName: 'Ada' }).title).toBe('Cards “Ada”: File for the press made');
		expect(told('printData', { ...made, itemName: '', position: 2 }).title).toBe(
			'Cards (item 2): File for the press made',
		);
	});

	it.each([
		['status', null],
		['status', { to: 'lost' }],
		['payment', 'paid'],
		['payment', { state: 'paid', amount: 1.5 }],
		['cancelled', { reason: 7 }],
		['refund', {}],
		['document', { kind: 7 }],
		['mail', {}],
		['note', { text: 3 }],
		['printData', { step: 'pulped', side: 3 }],
		['something', { deep: {} }],
	])('does not break on %s with %j, which nobody understands', (kind, detail) => {
		expect(told(kind, detail).title).not.toBe('');
	});
});
