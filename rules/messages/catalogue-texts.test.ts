import { expect, it } from 'vitest';
import { textGroupNames } from './en-GB/text-group-names.ts';
import { shippedEntries, textGroups } from './groups.ts';

it('every group of texts has a name that translators can read', () => {
	const ofThings = ['products', 'categories', 'productFields', 'productLabels', 'pages', 'navigation', 'media'];
	const named = Object.keys(textGroupNames).map((key) => key.slice('texts.groupName.'.length));
	expect(named.toSorted()).toEqual([...textGroups, ...ofThings].toSorted());
});

it('a picture that could not be uploaded or deleted has the same message everywhere', () => {
	const keys = ['mediaLibrary.uploadOrDeleteFailed', 'categories.pictureFailed', 'themeEditor.imageFailed'];
	for (const key of keys)
		expect(shippedEntries.get(key)?.translations).toMatchObject({
			'de-DE': 'Fehler beim Hochladen oder Löschen des Bildes',
			'en-GB': 'Error uploading or deleting the image',
		});
});
