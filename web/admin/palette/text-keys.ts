// Keys of texts that the palette finds: one with an id in it tells an admin nothing.
import { isId } from '../../../rules/ids.ts';
import { entityOf } from '../../../rules/texts/entity-keys.ts';

export const isReadable = (key: string): boolean => !key.split('.').some(isId);

const found = ['product', 'category', 'productField', 'productLabel'];

/** A name that another source finds, with the screen where it is changed. */
export const isNameOfFound = (key: string): boolean =>
	found.includes(entityOf(key)?.kind ?? '') && /\.(name|label)$/.test(key);
