import { describe, expect, it } from 'vitest';
import { type ShipmentInput, shippedStateOf, tidyShipment, unshippedOf, validateShipment } from './shipment.ts';

const around = { today: '2026-11-19', placedOn: '2026-11-10', unshipped: new Map([[0, 500]]) };
const right: ShipmentInput = {
	...{ carrier: 'dhl', carrierName: '', shippedOn: '2026-11-19' },
	parcels: [{ number: '00340434161094042557', url: '', lines: [] }],
	lines: [{ position: 0, quantity: 500 }],
};
const faults = (part: Partial<ShipmentInput>) => validateShipment({ ...right, ...part }, around);

describe('a shipment', () => {
	it('is right with a number of its carrier, a day between order and today, and no more than is left', () => {
		expect(faults({})).toEqual([]);
		expect(faults({ shippedOn: '2026-11-10', lines: [{ position: 0, quantity: 1 }] })).toEqual([]);
	});

	it('names all that is wrong, with the parcel and the line', () => {
		expect(faults({ carrier: 'other' })).toEqual([{ fault: 'carrierName' }]);
		expect(faults({ shippedOn: '2026-11-20' })).toEqual([{ fault: 'future' }]);
		expect(faults({ shippedOn: '2026-11-09' })).toEqual([{ fault: 'beforeOrder' }]);
		expect(faults({ shippedOn: 'today' })).toEqual([{ fault: 'shippedOn' }]);
		expect(faults({ parcels: [] })).toEqual([{ fault: 'parcels' }]);
		const parcel = right.parcels[0] ?? { number: '', url: '', lines: [] };
		expect(
			faults({ parcels: [parcel, parcel, { number: '1', url: '', lines: [] }, { number: '', url: '', lines: [] }] }),
		).toEqual([
			{ fault: 'numberTwice', index: 1 },
			{ fault: 'number', index: 2 },
			{ fault: 'numberMissing', index: 3 },
		]);
		expect(faults({ lines: [] })).toEqual([{ fault: 'lines' }]);
		for (const quantity of [501, -1, 1.5, Number.NaN])
			expect(faults({ lines: [{ position: 0, quantity }] })).toEqual([{ fault: 'quantity', index: 0 }]);
		expect(faults({ lines: [{ position: 7, quantity: 1 }] })).toEqual([{ fault: 'quantity', index: 7 }]);
	});

	it('says what is in each of several parcels or in none, and together they hold what it holds', () => {
		const numbers = ['00340434161094042557', '00340434161094027318'];
		const packed = (...quantities: number[]) =>
			faults({
				parcels: quantities.map((quantity, index) => ({
					...{ number: numbers[index] ?? '', url: '' },
					lines: quantity === 0 ? [] : [{ position: 0, quantity }],
				})),
			});
		expect(packed(300, 200)).toEqual([]);
		expect(packed(0, 0)).toEqual([]);
		expect(packed(300, 100)).toEqual([{ fault: 'parcelContents', index: 0 }]);
		expect(packed(600, -100)).toEqual([{ fault: 'parcelContents', index: 0 }]);
		expect(packed(500, 0)).toEqual([{ fault: 'parcelEmpty', index: 1 }]);
	});

	it('does not keep what its carrier has no use for, nor lines of which nothing is sent', () => {
		const tidied = tidyShipment({
			...right,
			carrierName: 'Pigeon',
			parcels: [
				{ number: '0034 0434 1610 9404 2557', url: 'https://a.example/', lines: [{ position: 0, quantity: 500 }] },
			],
			lines: [...right.lines, { position: 1, quantity: 0 }],
		});
		expect(tidied).toEqual(right);
	});

	it('leaves of each line what was ordered less what was sent', () => {
		const ordered = [
			{ position: 0, quantity: 500 },
			{ position: 1, quantity: 3 },
		];
		expect([...unshippedOf(ordered, [{ position: 0, quantity: 200 }])]).toEqual([
			[0, 300],
			[1, 3],
		]);
		expect(shippedStateOf(ordered, [])).toBe('none');
		expect(shippedStateOf(ordered, [{ position: 1, quantity: 3 }])).toBe('partly');
		expect(shippedStateOf(ordered, ordered)).toBe('all');
	});
});
