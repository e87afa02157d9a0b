// What the template editor asks and sends beside the steps of editing.
import { graphql } from '../../platform/graphql.ts';

export const studioTemplateDocument = graphql(`
	query StudioTemplate($id: ID!) {
		studioTemplate(id: $id) {
			id productId editorProductId productName revision document specification version isChanged
			previews { page name url width height }
			pictures { id name width height }
		}
	}
`);

export const libraryPicturesDocument = graphql(`
	query StudioLibraryPictures {
		mediaList(first: 60, sort: createdAt, descending: true, printable: true) {
			items { id fileName title image { id width height } }
		}
	}
`);

export const uploadLibraryPictureDocument = graphql(`
	mutation StudioUploadMedia($file: Upload!) { uploadMedia(file: $file) { id width height } }
`);

export const addBackgroundDocument = graphql(`
	mutation StudioAddTemplateBackground($id: ID!, $page: Int, $placement: BackgroundPlacement, $file: Upload!) {
		addTemplateBackground(id: $id, page: $page, placement: $placement, file: $file)
	}
`);

export const publishTemplateDocument = graphql(`
	mutation StudioPublishDesignTemplate($id: ID!) { publishDesignTemplate(id: $id) { id version } }
`);
