// What the media library asks of the API.
import { graphql } from '../platform/graphql.ts';

export const mediaListDocument = graphql(`
	query MediaList(
		$search: String
		$folder: ID
		$unfiled: Boolean
		$deep: Boolean
		$kind: MediaKind
		$unused: Boolean
		$hosted: Boolean
		$sort: MediaOrder
		$descending: Boolean
		$first: Int
		$offset: Int
		$language: String
	) {
		mediaList(
			search: $search
			folder: $folder
			unfiled: $unfiled
			deep: $deep
			kind: $kind
			unused: $unused
			hosted: $hosted
			sort: $sort
			descending: $descending
			first: $first
			offset: $offset
			language: $language
		) {
			total
			items {
				id
				fileName
				title
				kind
				bytes
				folderId
				sourceUrl
				madeFrom
				used
				missingAlt
				image {
					id
					url
					width
					height
					alt
					focalPoint {
						x
						y
					}
					sources {
						type
						srcset
					}
					sizes
					remote
					credit {
						author
						authorUrl
						url
						provider
						providerUrl
					}
				}
			}
		}
	}
`);

export const mediaFoldersDocument = graphql(`
	query MediaFolders {
		mediaFolders {
			id
			name
			parentId
			pictures
		}
	}
`);

export const mediaItemDocument = graphql(`
	query MediaItem($id: ID!, $language: String) {
		mediaItem(id: $id, language: $language) {
			item {
				id
				fileName
				title
				kind
				bytes
				original
				folderId
				sourceUrl
				madeFrom
				createdAt
				createdBy
				used
				missingAlt
				image {
					id
					url
					width
					height
					alt
					focalPoint {
						x
						y
					}
					sources {
						type
						srcset
					}
					sizes
					remote
					credit {
						author
						authorUrl
						url
						provider
						providerUrl
					}
				}
			}
			alternativeTexts {
				languageCode
				translation
			}
			uses {
				kind
				id
				label
				address
			}
		}
	}
`);

export const mediaRightsDocument = graphql(`
	query MediaRights {
		me {
			rights
		}
	}
`);

export const uploadMediaDocument = graphql(`
	mutation UploadMedia($file: Upload!, $folder: ID) {
		uploadMedia(file: $file, folder: $folder) {
			id
		}
	}
`);

export const addExternalMediaDocument = graphql(`
	mutation AddExternalMedia($url: String!, $folder: ID) {
		addExternalMedia(url: $url, folder: $folder) {
			id
		}
	}
`);

export const updateMediaDocument = graphql(`
	mutation UpdateMedia(
		$id: ID!
		$fileName: String
		$title: String
		$alt: [AlternativeText!]
		$focalPoint: FocalPointInput
	) {
		updateMedia(id: $id, fileName: $fileName, title: $title, alt: $alt, focalPoint: $focalPoint) {
			id
		}
	}
`);

export const replaceMediaDocument = graphql(`
	mutation ReplaceMedia($id: ID!, $file: Upload!) {
		replaceMedia(id: $id, file: $file) {
			id
		}
	}
`);

export const moveMediaDocument = graphql(`
	mutation MoveMedia($ids: [ID!]!, $folder: ID) {
		moveMedia(ids: $ids, folder: $folder)
	}
`);

export const deleteMediaDocument = graphql(`
	mutation DeleteMedia($ids: [ID!]!, $language: String) {
		deleteMedia(ids: $ids, language: $language) {
			deleted
			inUse {
				mediaId
				kind
				id
				label
				address
			}
		}
	}
`);

export const createMediaFolderDocument = graphql(`
	mutation CreateMediaFolder($name: String!, $parent: ID) {
		createMediaFolder(name: $name, parent: $parent) {
			id
		}
	}
`);

export const renameMediaFolderDocument = graphql(`
	mutation RenameMediaFolder($id: ID!, $name: String!) {
		renameMediaFolder(id: $id, name: $name) {
			id
		}
	}
`);

export const moveMediaFolderDocument = graphql(`
	mutation MoveMediaFolder($id: ID!, $parent: ID) {
		moveMediaFolder(id: $id, parent: $parent) {
			id
		}
	}
`);

export const deleteMediaFolderDocument = graphql(`
	mutation DeleteMediaFolder($id: ID!, $keepContent: Boolean) {
		deleteMediaFolder(id: $id, keepContent: $keepContent)
	}
`);
