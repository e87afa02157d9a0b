import { describe, expect, it } from 'vitest';
import type { Design } from './design.ts';
import { readDesignForm } from './read-form.ts';
import { sampleDesign } from './sample-design.ts';

const design = sampleDesign({
	values: { name: 'Anna Schäfer' },
	layouts: [
		{ id: 'left', labels: {}, pages: sampleDesign().pages },
		{ id: 'right', labels: {}, pages: sampleDesign().pages },
	],
	layoutId: 'left',
});
const read = (form: Record<string, string>) => readDesignForm(design, new URLSearchParams(form));

describe('a plain form of a design', () => {
	it('changes what was typed, and nothing else', () => {
		expect(read({ 'value.name': 'Eva', 'value.role': '', 'value.unknown': 'x', layout: 'left' }).operations).toEqual([
			{ do: 'value', key: 'name', value: 'Eva' },
		]);
		expect(read({ 'value.name': 'Anna Schäfer' }).operations).toEqual([]);
	});

	it('empties a field that was filled in', () => {
		expect(read({ 'value.name': '' }).operations).toEqual([{ do: 'value', key: 'name', value: '' }]);
	});

	it('leaves a field empty by a tick, without which an example stays', () => {
		const [first] = design.fields;
		const optional = {
			...design,
			fields: [{ ...first, key: 'fax', required: false, defaultValue: '0461 1' }],
		} as Design;
		const readIn = (values: Design['values'], form: Record<string, string>) =>
			readDesignForm({ ...optional, values }, new URLSearchParams(form)).operations;
		const emptied = { do: 'value', key: 'fax', value: '' };
		expect(readIn({}, { 'value.fax': '' })).toEqual([]);
		expect(readIn({}, { 'value.fax': '', 'empty.fax': '1' })).toEqual([emptied]);
		expect(readIn({ fax: '2' }, { 'value.fax': '' })).toEqual([emptied]);
		expect(readIn({ fax: '' }, { 'value.fax': '', 'empty.fax': '1' })).toEqual([]);
		expect(readIn({ fax: '' }, { 'value.fax': '' })).toEqual([{ do: 'value', key: 'fax', value: null }]);
		expect(readIn({}, { 'value.fax': '3', 'empty.fax': '1' })).toEqual([{ do: 'value', key: 'fax', value: '3' }]);
	});

	it('is not left empty where something must stand', () => {
		const [first] = design.fields;
		const required = { ...design, values: {}, fields: [{ ...first, key: 'fax', required: true, defaultValue: 'x' }] };
		const form = new URLSearchParams({ 'value.fax': '', 'empty.fax': '1' });
		expect(readDesignForm(required as Design, form).operations).toEqual([]);
	});

	it('writes lines as the design has them', () => {
		expect(read({ 'value.name': 'a\r\nb' }).operations).toEqual([{ do: 'value', key: 'name', value: 'a\nb' }]);
	});

	it('switches to a layout that the template has, and to no other', () => {
		expect(read({ layout: 'right' }).operations).toEqual([{ do: 'layout', layout: 'right' }]);
		expect(read({ layout: 'nowhere' }).operations).toEqual([]);
	});

	it('gives everything back when one field is too long', () => {
		const long = 'x'.repeat(61);
		expect(read({ 'value.name': 'Eva', 'value.role': long }).refused).toEqual(
			new Map([
				['name', 'Eva'],
				['role', long],
			]),
		);
	});
});
