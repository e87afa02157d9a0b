// What the screens of products ask and change.
import { graphql } from '../../platform/graphql.ts';
import { printSpecificationFragment } from './print/print.fragments.ts';

export const productsDocument = graphql(`
	query AdminProducts(
		$language: String!
		$search: String!
		$state: ProductState
		$category: ID
		$label: ID
		$lacks: ProductLack
		$sort: ProductOrder!
		$descending: Boolean!
		$first: Int!
		$offset: Int!
	) {
		adminProducts(
			language: $language
			search: $search
			state: $state
			category: $category
			label: $label
			lacks: $lacks
			sort: $sort
			descending: $descending
			first: $first
			offset: $offset
		) {
			total
			items {
				id
				slug
				code
				name
				published
				archived
				offline
				unavailable
				validFrom
				validUntil
				variants
				available
				createdAt
				updatedAt
				fromPrice {
					minor
					currency
				}
				labels {
					id
					name
					kind
				}
				image {
					id
					url
					width
					height
					alt
					sizes
					focalPoint {
						x
						y
					}
				}
			}
		}
	}
`);

export const pageShellDocument = graphql(`
	query AdminProductSurroundings($language: String!) {
		productSurroundings(language: $language) {
			labels {
				id
				name
			}
			categories {
				id
				parentId
				name
			}
		}
	}
`);

export const productDocument = graphql(
	`
	query AdminProduct($id: ID!, $language: String!) {
		adminProduct(id: $id) {
			id
			revision
			slug
			code
			sharedCodes
			published
			archivedAt
			createdAt
			updatedAt
			validFrom
			validUntil
			orderable
			productionDays
			itemNameAllowed
			weightMg
			personalised
			canonicalUrl
			taxCategory
			paymentMode
			paymentInterval
			paymentIntervalCount
			trialDays
			pricing {
				mode
				unitPrice
				scales
				definedScales
				linear {
					from
					to
					step
				}
				minimumQuantity
				priceLists {
					listId
					roleIds
				}
			}
			names {
				languageCode
				translation
			}
			descriptions {
				languageCode
				translation
			}
			seoTitles {
				languageCode
				translation
			}
			seoDescriptions {
				languageCode
				translation
			}
			fields {
				fieldId
				url
				words {
					languageCode
					translation
				}
			}
			choiceFields
			labelIds
			categoryIds
			border {
				rounding
				width
				colour
			}
			thumbnail {
				id
				url
				width
				height
				alt
				sizes
				focalPoint {
					x
					y
				}
			}
			images {
				id
				cover
				image {
					id
					url
					width
					height
					alt
					sizes
					focalPoint {
						x
						y
					}
				}
				languages {
					languageCode
					image {
						id
						url
						width
						height
						alt
						sizes
						focalPoint {
							x
							y
						}
					}
				}
			}
			variants {
				id
				slug
				code
				published
				orderable
				weightMg
				pricing {
					mode
					unitPrice
					scales
					definedScales
					linear {
						from
						to
						step
					}
					minimumQuantity
					priceLists {
						listId
						roleIds
					}
				}
				names {
					languageCode
					translation
				}
				fields {
					fieldId
					url
					words {
						languageCode
						translation
					}
				}
				images {
					id
					cover
					image {
						id
						url
						width
						height
						alt
						sizes
						focalPoint {
							x
							y
						}
					}
					languages {
						languageCode
						image {
							id
							url
							width
							height
							alt
							sizes
							focalPoint {
								x
								y
							}
						}
					}
				}
			}
		}
		printSpecification(productId: $id) {
			...AdminPrintSpecification
		}
		productSurroundings(language: $language) {
			fields {
				id
				name
				label
				type
				meta
				required
				defaultUrl
				defaultWords {
					languageCode
					translation
				}
			}
			labels {
				id
				name
				kind
				active
				validFrom
				validUntil
			}
			categories {
				id
				parentId
				name
				online
				openTo
			}
		}
	}
`,
	[printSpecificationFragment],
);

export const createProductDocument = graphql(`
	mutation AdminCreateProduct($names: [ProductWordingInput!]!, $code: String!, $slug: String!) {
		createProduct(names: $names, code: $code, slug: $slug) {
			id
			faults {
				field
				fault
			}
		}
	}
`);

export const saveProductPricesDocument = graphql(`
	mutation AdminSaveProductPrices($id: ID!, $prices: ProductPricesInput!) {
		saveProductPrices(id: $id, prices: $prices) {
			revision
			faults {
				field
				fault
			}
		}
	}
`);

export const saveProductDocument = graphql(`
	mutation AdminSaveProduct($id: ID!, $product: EditedProductInput!) {
		saveProduct(id: $id, product: $product) {
			revision
			faults {
				field
				fault
			}
		}
	}
`);

export const usedFieldValuesDocument = graphql(`
	query AdminUsedFieldValues($fieldId: ID!, $language: String) {
		usedFieldValues(fieldId: $fieldId, language: $language)
	}
`);
