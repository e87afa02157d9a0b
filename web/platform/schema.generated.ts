// Written by `npm run schema` from the server's schema; a test fails when it drifts.
export type introspection = {
	"__schema": {
		"queryType": {
			"name": "Query",
			"kind": "OBJECT"
		},
		"mutationType": {
			"name": "Mutation",
			"kind": "OBJECT"
		},
		"subscriptionType": null,
		"types": [
			{
				"kind": "INPUT_OBJECT",
				"name": "AlternativeText",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "languageCode",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "translation",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "SCALAR",
				"name": "Boolean",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Category",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "description",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "id",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "image",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Image",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "name",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "slug",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "CategoryPreview",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "products",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "Product",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "slug",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "SCALAR",
				"name": "Float",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "FocalPoint",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "x",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Float",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "y",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Float",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "FocalPointInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "x",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Float",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "y",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Float",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "FormFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "element",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "message",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "FormTestAnswer",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "faults",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "FormFault",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "values",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "FormValues",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "SCALAR",
				"name": "FormValues",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "SCALAR",
				"name": "ID",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Image",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "alt",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "focalPoint",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "FocalPoint",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "height",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "id",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sizes",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "Int",
										"kind": "SCALAR",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sources",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ImageSource",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "url",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "width",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ImageSource",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "srcset",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "type",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "SCALAR",
				"name": "Int",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Language",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "default",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "languageCode",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "SCALAR",
				"name": "Messages",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Money",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "currency",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "minor",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Mutation",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "submitFormTest",
						"args": [
							{
								"name": "language",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "values",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "FormValues",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "FormTestAnswer",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "uploadMedia",
						"args": [
							{
								"name": "alt",
								"type": {
									"kind": "LIST",
									"name": null,
									"ofType": {
										"name": null,
										"kind": "NON_NULL",
										"ofType": {
											"name": "AlternativeText",
											"kind": "INPUT_OBJECT",
											"ofType": null
										}
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "file",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Upload",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "focalPoint",
								"type": {
									"kind": "INPUT_OBJECT",
									"name": "FocalPointInput",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "language",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Image",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PlainPage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "sections",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "PlainPageSection",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "slug",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "title",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PlainPageSection",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "heading",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paragraphs",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "String",
										"kind": "SCALAR",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Product",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fromPrice",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Money",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "id",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "image",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Image",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "name",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "slug",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductDetails",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "category",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "description",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "product",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Product",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "related",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "Product",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductList",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "items",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "Product",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "total",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Query",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "categories",
						"args": [
							{
								"name": "language",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "Category",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "category",
						"args": [
							{
								"name": "language",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "slug",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "String",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Category",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "categoryPreviews",
						"args": [
							{
								"name": "language",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "CategoryPreview",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "interfaceTexts",
						"args": [
							{
								"name": "groups",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": null,
										"kind": "LIST",
										"ofType": {
											"name": null,
											"kind": "NON_NULL",
											"ofType": {
												"name": "String",
												"kind": "SCALAR",
												"ofType": null
											}
										}
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "language",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Messages",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "plainPage",
						"args": [
							{
								"name": "language",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "slug",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "String",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PlainPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "product",
						"args": [
							{
								"name": "language",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "slug",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "String",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductDetails",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "products",
						"args": [
							{
								"name": "category",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "24",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "language",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "offset",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "0",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "search",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tenant",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Tenant",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "translationsByTenant",
						"args": [
							{
								"name": "group",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "TranslationEntry",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "SCALAR",
				"name": "String",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Tenant",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "allowTemporaryUsers",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "currency",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "id",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "languages",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "Language",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "name",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Translation",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "languageCode",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "translation",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "TranslationEntry",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "baseTranslation",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "context",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "group",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "languageCode",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "locked",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tags",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "String",
										"kind": "SCALAR",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "translationKey",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "translations",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "Translation",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "type",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "SCALAR",
				"name": "Upload",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "__Directive",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "name",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "description",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "isRepeatable",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "locations",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "__DirectiveLocation",
										"kind": "ENUM",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "args",
						"args": [
							{
								"name": "includeDeprecated",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "__InputValue",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "isDeprecated",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deprecationReason",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "__DirectiveLocation",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "QUERY",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "MUTATION",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "SUBSCRIPTION",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "FIELD",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "FRAGMENT_DEFINITION",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "FRAGMENT_SPREAD",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "INLINE_FRAGMENT",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "VARIABLE_DEFINITION",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "SCHEMA",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "SCALAR",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "OBJECT",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "FIELD_DEFINITION",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "ARGUMENT_DEFINITION",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "INTERFACE",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "UNION",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "ENUM",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "ENUM_VALUE",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "INPUT_OBJECT",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "INPUT_FIELD_DEFINITION",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "DIRECTIVE_DEFINITION",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "__EnumValue",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "name",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "description",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "isDeprecated",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deprecationReason",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "__Field",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "name",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "description",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "args",
						"args": [
							{
								"name": "includeDeprecated",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "__InputValue",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "type",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "__Type",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "isDeprecated",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deprecationReason",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "__InputValue",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "name",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "description",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "type",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "__Type",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "defaultValue",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "isDeprecated",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deprecationReason",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "__Schema",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "description",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "types",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "__Type",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "queryType",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "__Type",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mutationType",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "__Type",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "subscriptionType",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "__Type",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "directives",
						"args": [
							{
								"name": "includeDeprecated",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Boolean",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": "false",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "__Directive",
										"kind": "OBJECT",
										"ofType": null
									}
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "__Type",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "__TypeKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "name",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "description",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "specifiedByURL",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "fields",
						"args": [
							{
								"name": "includeDeprecated",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "__Field",
									"kind": "OBJECT",
									"ofType": null
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "interfaces",
						"args": [],
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "__Type",
									"kind": "OBJECT",
									"ofType": null
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "possibleTypes",
						"args": [],
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "__Type",
									"kind": "OBJECT",
									"ofType": null
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "enumValues",
						"args": [
							{
								"name": "includeDeprecated",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "__EnumValue",
									"kind": "OBJECT",
									"ofType": null
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "inputFields",
						"args": [
							{
								"name": "includeDeprecated",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "__InputValue",
									"kind": "OBJECT",
									"ofType": null
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "ofType",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "__Type",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "isOneOf",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "__TypeKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "SCALAR",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "OBJECT",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "INTERFACE",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "UNION",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "ENUM",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "INPUT_OBJECT",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "LIST",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "NON_NULL",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			}
		],
		"directives": [
			{
				"name": "deprecated",
				"isDeprecated": false,
				"deprecationReason": null,
				"locations": [
					"ARGUMENT_DEFINITION",
					"DIRECTIVE_DEFINITION",
					"ENUM_VALUE",
					"FIELD_DEFINITION",
					"INPUT_FIELD_DEFINITION"
				],
				"args": [
					{
						"name": "reason",
						"type": {
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"defaultValue": "\"No longer supported\"",
						"isDeprecated": false,
						"deprecationReason": null
					}
				]
			},
			{
				"name": "include",
				"isDeprecated": false,
				"deprecationReason": null,
				"locations": [
					"FIELD",
					"FRAGMENT_SPREAD",
					"INLINE_FRAGMENT"
				],
				"args": [
					{
						"name": "if",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					}
				]
			},
			{
				"name": "oneOf",
				"isDeprecated": false,
				"deprecationReason": null,
				"locations": [
					"INPUT_OBJECT"
				],
				"args": []
			},
			{
				"name": "skip",
				"isDeprecated": false,
				"deprecationReason": null,
				"locations": [
					"FIELD",
					"FRAGMENT_SPREAD",
					"INLINE_FRAGMENT"
				],
				"args": [
					{
						"name": "if",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					}
				]
			},
			{
				"name": "specifiedBy",
				"isDeprecated": false,
				"deprecationReason": null,
				"locations": [
					"SCALAR"
				],
				"args": [
					{
						"name": "url",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					}
				]
			}
		]
	}
};
