// The hash that a release is frozen by, and those of what it is set in.
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../rules/designs/canonical.ts';
import type { FaceFile } from '../faces.ts';
import type { ReleaseContent } from './design-release.ts';

const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');

const byKey = <Value>([one]: readonly [string, Value], [other]: readonly [string, Value]) => (one < other ? -1 : 1);

/** @param files of `loadFaces`: those of the design, and the one that takes letters which they lack */
export const hashFaces = (files: ReadonlyMap<string, Pick<FaceFile, 'sha256'>>): string =>
	hashOf([...files].map(([id, { sha256 }]) => [id, sha256] as const).toSorted(byKey));

/** The same content has the same hash, whatever the order of its pictures. */
export function hashRelease(content: ReleaseContent): string {
	const { document, specification, series, facesSha256, profileSha256 } = content;
	const pictures = content.pictures.map(({ mediaId, sha256 }) => [mediaId, sha256] as const).toSorted(byKey);
	return hashOf({ document, specification, series, pictures, facesSha256, profileSha256 });
}
