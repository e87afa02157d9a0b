// Opens a template in the studio, for those who make templates: the same page, with what a template has beside it.
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { Design } from '../../../rules/designs/design.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { type Platform, PlatformProvider } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { sendFile } from '../../platform/upload.ts';
import { FaceStore } from '../engine/face-store.ts';
import type { Engine } from '../engine/use-drawn.ts';
import { VectorStore } from '../engine/vector-store.ts';
import { PictureLibrary } from '../fields/picture-library.ts';
import { loadDieLines } from '../paint/die-lines.ts';
import { OutlineStore } from '../paint/outline-store.ts';
import { openDesignSession } from '../saving/design-session.ts';
import {
	libraryPicturesDocument,
	type studioTemplateDocument,
	uploadLibraryPictureDocument,
} from './template.documents.ts';
import { TemplateWorkplace } from './template-workplace.tsx';

export type StudioTemplate = NonNullable<Data<typeof studioTemplateDocument>['studioTemplate']>;

/** Shoppers see pictures of the library alone: those of a template go there. */
const toLibrary = async (file: File) => (await sendFile(uploadLibraryPictureDocument, {}, file)).uploadMedia;

async function loadPictures({ ask }: Platform, { pictures }: StudioTemplate): Promise<PictureLibrary> {
	const { mediaList } = (await ask(libraryPicturesDocument, {})) as Data<typeof libraryPicturesDocument>;
	const library = mediaList.items.map(({ fileName, title, image: { id, width, height } }) => ({
		...{ id, width, height, name: title || fileName },
	}));
	return new PictureLibrary(pictures, library, toLibrary);
}

export async function openTemplate(root: HTMLElement, platform: Platform, template: StudioTemplate): Promise<void> {
	const open = (takeOver: boolean) =>
		openDesignSession({ ask: platform.ask, design: template.id, role: 'template', takeOver });
	const [faces, pictures, session] = await Promise.all([
		FaceStore.load((template.document as Design).faces),
		loadPictures(platform, template),
		open(false),
		loadDieLines((template.document as Design).product, template.specification as PrintSpecification),
	]);
	await faces.addAll(session.store);
	const engine: Engine = {
		faces,
		outlines: new OutlineStore(faces),
		vectors: new VectorStore(template.id),
		pictureOf: pictures.factsOf,
	};
	const mounted = createRoot(root);
	const show = (shown: typeof session) =>
		mounted.render(
			<PlatformProvider value={platform}>
				<QueryClientProvider client={platform.queryClient}>
					<TemplateWorkplace
						key={shown.client}
						session={shown}
						template={template}
						engine={engine}
						specification={template.specification as PrintSpecification}
						pictures={pictures}
						onOpenAgain={(takeOver) => openAgain(shown, takeOver)}
					/>
				</QueryClientProvider>
			</PlatformProvider>,
		);
	const openAgain = async (before: typeof session, takeOver: boolean) => {
		before.close();
		const opened = await open(takeOver);
		await faces.addAll(opened.store);
		show(opened);
	};
	show(session);
}
