// A tab that only shows a design shows what became of it meanwhile.
import type { Design } from '../../../rules/designs/design.ts';
import type { Fetcher } from '../../platform/api.ts';
import type { Data } from '../../platform/graphql.ts';
import type { FaceStore } from '../engine/face-store.ts';
import type { PictureLibrary } from '../fields/picture-library.ts';
import type { DesignStore } from '../state/design-store.ts';
import { followedDesignDocument } from './design-editing.documents.ts';
import type { DesignSession } from './design-session.ts';

interface FollowParts {
	ask: Fetcher;
	design: string;
	faces: Pick<FaceStore, 'addAll'>;
	pictures: Pick<PictureLibrary, 'add' | 'find'>;
}

/** Later than what the session knows: its own revision is that of its own work. */
const shownRevisions = new WeakMap<DesignStore, number>();

/** What is not with the server yet must stay until it is kept. */
const mayFollow = ({ store, queue }: DesignSession): boolean => store.readOnly && queue.waiting.length === 0;

/** @param revision of the server */
export async function followDesign(session: DesignSession, revision: number, parts: FollowParts): Promise<void> {
	const { store, situation } = session;
	if (!mayFollow(session) || revision <= (shownRevisions.get(store) ?? situation.revision)) return;
	const { ask, design: id, faces, pictures } = parts;
	const { design } = (await ask(followedDesignDocument, { id })) as Data<typeof followedDesignDocument>;
	if (!design) return;
	const document = design.document as Design;
	await faces.addAll({ document, formerFaces: [] });
	for (const picture of design.pictures) if (!pictures.find(picture.id)) pictures.add(picture);
	if (!mayFollow(session)) return;
	shownRevisions.set(store, design.revision);
	store.renew(document);
}
