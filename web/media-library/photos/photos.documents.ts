// What the search for stock photos asks of the API.
import { graphql } from '../../platform/graphql.ts';

export const photoProvidersDocument = graphql(`
	query PhotoProviders {
		photoProviders {
			name
			title
			connection
			hotlinked
			orientations
		}
	}
`);

export const photosDocument = graphql(`
	query Photos(
		$provider: PhotoProviderName!
		$search: String!
		$colour: PhotoColour
		$orientation: PhotoOrientation
		$page: Int
		$language: String
	) {
		photos(
			provider: $provider
			search: $search
			colour: $colour
			orientation: $orientation
			page: $page
			language: $language
		) {
			total
			pages
			photos {
				id
				width
				height
				description
				thumbnailUrl
				author
				authorUrl
				url
			}
		}
	}
`);

export const addPhotoDocument = graphql(`
	mutation AddPhoto($provider: PhotoProviderName!, $id: String!, $folder: ID) {
		addPhoto(provider: $provider, id: $id, folder: $folder) {
			id
		}
	}
`);
