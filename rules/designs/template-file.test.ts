import { describe, expect, it } from 'vitest';
import { sampleDesign } from './sample-design.ts';
import { makeTemplateFile, readTemplateFile } from './template-file.ts';

const picture = { id: 'logo', name: 'logo.png', data: 'aGVsbG8=' };
const read = (value: unknown) => readTemplateFile(typeof value === 'string' ? value : JSON.stringify(value));

describe('the file of a template', () => {
	it('is read as it was written', () => {
		const file = makeTemplateFile(sampleDesign(), [picture]);
		expect(read(file).file).toEqual(file);
	});

	it.each([
		['no JSON', '{'],
		['no template', {}],
		['a list', []],
		['another format', { ...makeTemplateFile(sampleDesign(), []), format: 'other' }],
		['another version', { ...makeTemplateFile(sampleDesign(), []), version: 2 }],
		['a design of a later version', makeTemplateFile({ ...sampleDesign(), version: 99 as 2 }, [])],
		['no design', { ...makeTemplateFile(sampleDesign(), []), document: { version: 2 } }],
		['something more', { ...makeTemplateFile(sampleDesign(), []), more: true }],
		['a picture that is no base64', makeTemplateFile(sampleDesign(), [{ ...picture, data: '<svg>' }])],
		['an empty picture', makeTemplateFile(sampleDesign(), [{ ...picture, data: '' }])],
		['an id that leads elsewhere', makeTemplateFile(sampleDesign(), [{ ...picture, id: '../../etc' }])],
		['too many pictures', makeTemplateFile(sampleDesign(), new Array(201).fill(picture))],
	])('is refused if it is %s', (_what, value) => {
		expect(read(value).error).toBeDefined();
	});
});
