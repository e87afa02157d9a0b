import { expect, it } from 'vitest';
import { shippedEntries, textGroups } from './groups.ts';
import { textGroupNames } from './text-group-names.ts';

it('every group of texts has a name that translators can read', () => {
	const ofThings = ['products', 'categories', 'productFields', 'productLabels', 'pages'];
	const named = Object.keys(textGroupNames).map((key) => key.slice('texts.groupName.'.length));
	expect(named.toSorted()).toEqual([...textGroups, ...ofThings].toSorted());
});

it('a picture that could not be uploaded or deleted is told of with the same words everywhere', () => {
	const keys = ['mediaLibrary.uploadOrDeleteFailed', 'categories.pictureFailed', 'themeEditor.imageFailed'];
	const words = keys.map((key) => shippedEntries.get(key)?.text);
	for (const { de, en } of words.flatMap((text) => text ?? []))
		expect([de, en]).toEqual([
			'Fehler beim Hochladen oder Löschen des Bildes',
			'Error uploading or deleting the image',
		]);
	expect(words).toHaveLength(keys.length);
});
