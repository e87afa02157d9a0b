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
				"kind": "OBJECT",
				"name": "AccessRole",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "label",
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
				"name": "Address",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "city",
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
						"name": "companyName",
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
						"name": "country",
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
						"name": "firstName",
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
						"name": "phone",
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
						"name": "salutation",
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
						"name": "street",
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
						"name": "surname",
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
					},
					{
						"name": "zipCode",
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
				"kind": "INPUT_OBJECT",
				"name": "AddressInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "city",
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
						"name": "companyName",
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
						"name": "country",
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
						"name": "firstName",
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
						"name": "phone",
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
						"name": "salutation",
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
						"name": "street",
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
						"name": "surname",
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
						"name": "title",
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
						"name": "zipCode",
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
				"kind": "OBJECT",
				"name": "AdminListedProduct",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "archived",
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
						"name": "available",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "code",
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
						"name": "createdAt",
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
						"name": "fromPrice",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Money",
							"ofType": null
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
						"name": "labels",
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
										"name": "FoundLabel",
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
					},
					{
						"name": "offline",
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
						"name": "published",
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
						"name": "unavailable",
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
						"name": "unlisted",
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
						"name": "updatedAt",
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
						"name": "validFrom",
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
						"name": "validUntil",
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
						"name": "variants",
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
				"name": "AdminOrder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "approval",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderApproval",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createdAt",
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
						"name": "customerMail",
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
						"name": "customerName",
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
						"name": "deliveryDay",
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
						"name": "gross",
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
						"name": "lineCount",
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
						"name": "number",
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
						"name": "payment",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderPaymentState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paymentMethod",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PaymentMethod",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "placedAt",
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
						"name": "refunded",
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
						"name": "status",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderStatus",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "waitsForPrintData",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "AdminOrderPage",
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
										"name": "AdminOrder",
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
						"name": "more",
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
				"name": "AdminProductList",
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
										"name": "AdminListedProduct",
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
				"kind": "OBJECT",
				"name": "ArchivedPriceLists",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "lists",
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
						"name": "uses",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PriceListUses",
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
				"name": "AuditEntry",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "action",
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
						"name": "actorAddress",
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
						"name": "actorEmail",
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
						"name": "actorId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "after",
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
						"name": "at",
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
						"name": "before",
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
						"name": "entityId",
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
						"name": "entityType",
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
						"name": "erased",
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
						"name": "requestId",
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
				"name": "AuditLog",
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
										"name": "AuditEntry",
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
				"name": "BillingAddress",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "ccEmail",
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
						"name": "city",
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
						"name": "companyName",
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
						"name": "costCenter",
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
						"name": "country",
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
						"name": "email",
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
						"name": "firstName",
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
						"name": "phone",
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
						"name": "salutation",
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
						"name": "street",
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
						"name": "surname",
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
					},
					{
						"name": "vatId",
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
						"name": "zipCode",
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
				"kind": "INPUT_OBJECT",
				"name": "BillingAddressInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "ccEmail",
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
						"name": "city",
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
						"name": "companyName",
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
						"name": "costCenter",
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
						"name": "country",
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
						"name": "email",
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
						"name": "firstName",
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
						"name": "phone",
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
						"name": "salutation",
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
						"name": "street",
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
						"name": "surname",
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
						"name": "title",
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
						"name": "vatId",
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
						"name": "zipCode",
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
				"kind": "ENUM",
				"name": "CardPayment",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "account",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "none",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sandbox",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
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
						"name": "linkTarget",
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
						"name": "linkUrl",
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
						"name": "online",
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
						"name": "parent",
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
						"name": "seoDescription",
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
						"name": "seoTitle",
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
				"kind": "ENUM",
				"name": "CategoryDisplay",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "newest",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "random",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "static",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "CategoryFacet",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "count",
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
						"name": "parent",
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
						"name": "value",
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
				"kind": "INPUT_OBJECT",
				"name": "CategoryInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "descriptions",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "display",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "CategoryDisplay",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "linkTarget",
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
						"name": "linkUrl",
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
						"name": "mediaId",
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "names",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "parentId",
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "published",
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
					},
					{
						"name": "roleIds",
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
										"name": "ID",
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
						"name": "seoDescriptions",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "seoTitles",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "slug",
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
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "CategoryMember",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "archived",
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
						"name": "member",
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
						"name": "onlyHere",
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
						"name": "published",
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
				"name": "CategoryMembers",
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
										"name": "CategoryMember",
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
				"name": "CategoryNode",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "linkUrl",
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
						"name": "online",
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
						"name": "openTo",
						"args": [],
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "ID",
									"kind": "SCALAR",
									"ofType": null
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "parentId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "products",
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
						"name": "published",
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
						"name": "roleIds",
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
										"name": "ID",
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
				"kind": "OBJECT",
				"name": "CategorySuggestion",
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
				"name": "ChangedDesign",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "isReleased",
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
						"name": "number",
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
						"name": "revision",
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
						"name": "revisions",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ChangedPage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "changed",
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
						"name": "number",
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
						"name": "revision",
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
						"name": "revisions",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ChangedTexts",
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
										"name": "TextFault",
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
						"name": "texts",
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
										"name": "Text",
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
				"name": "CheckedPriceImport",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fault",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "PriceFileFault",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceImport",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "PriceImport",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "row",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "CheckedProductImport",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fault",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "ProductFileFault",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productImport",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "ProductImport",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "row",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "CheckedTextImport",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fault",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "TextFileFault",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "row",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "textImport",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "TextImport",
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
				"name": "Checkout",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "allPersonalised",
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
						"name": "billingAddress",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "BillingAddress",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "continueShoppingUrl",
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
						"name": "countries",
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
						"name": "deliveryDay",
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
						"name": "invoiceLimit",
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
						"name": "invoiceRefusal",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "InvoiceRefusal",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "lines",
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
										"name": "ListItem",
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
						"name": "missingProfileFields",
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
						"name": "paymentMethods",
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
										"name": "PaymentMethod",
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
						"name": "paymentSandbox",
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
						"name": "personalised",
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
						"name": "pricesIncludeTax",
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
						"name": "problems",
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
										"name": "OrderProblem",
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
						"name": "reverseCharge",
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
						"name": "shippingAddress",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Address",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shippingMethodId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shippingMethods",
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
										"name": "CheckoutShippingMethod",
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
						"name": "shopCountry",
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
						"name": "showPayment",
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
						"name": "showShipping",
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
						"name": "termsPage",
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
						"name": "totalLabel",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TotalLabel",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "totals",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderTotals",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "vatState",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "VatState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "withdrawalPage",
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
				"name": "CheckoutProgress",
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
						"name": "deliveryDay",
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
						"name": "email",
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
						"name": "gross",
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
						"name": "hasEarlierEntries",
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
						"name": "number",
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
						"name": "orderId",
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
						"name": "payUrl",
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
						"name": "paymentMethod",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PaymentMethod",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "reason",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "CheckoutState",
								"kind": "ENUM",
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
				"name": "CheckoutShippingMethod",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "days",
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
						"name": "deliveryDay",
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
						"name": "price",
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
				"kind": "ENUM",
				"name": "CheckoutState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "failed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "placed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "processing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "refunded",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ContentPage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "canonical",
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
						"name": "indexed",
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
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageKind",
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
						"name": "pictures",
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
										"name": "Image",
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
										"name": "PageProducts",
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
						"name": "sections",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "seoDescription",
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
						"name": "seoImage",
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
						"name": "seoTitle",
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
					},
					{
						"name": "words",
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
				"name": "CorrectedPageText",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "draftKept",
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
										"name": "PageTextFault",
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
						"name": "published",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "CountedStock",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "available",
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
						"name": "onHand",
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
						"name": "productId",
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
						"name": "reserved",
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
						"name": "sellWhenEmpty",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "StockState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "warningLevel",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "CreatedProduct",
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
										"name": "ProductFault",
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
						"name": "id",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
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
				"name": "Design",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "document",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "findings",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "JSON",
							"ofType": null
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
						"name": "isReleased",
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
						"name": "itemId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
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
						"name": "newerTemplateVersion",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pictures",
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
										"name": "DesignPicture",
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
						"name": "previews",
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
										"name": "DesignPage",
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
						"name": "productId",
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
						"name": "productName",
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
						"name": "productSlug",
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
						"name": "revision",
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
						"name": "specification",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "JSON",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "templateVersion",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updatedAt",
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
				"kind": "ENUM",
				"name": "DesignChange",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "face",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "picture",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "profile",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "specification",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "template",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "DesignEditor",
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
						"name": "own",
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
						"name": "since",
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
				"name": "DesignFace",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "family",
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
						"name": "italic",
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
						"name": "sha256",
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
						"name": "weight",
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
				"name": "DesignHold",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "editor",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "DesignEditor",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mine",
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
						"name": "revision",
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
				"name": "DesignPage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "page",
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
				"name": "DesignPicture",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
				"name": "DesignTemplate",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "document",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
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
						"name": "isChanged",
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
						"name": "productId",
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
						"name": "publishedAt",
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
						"name": "revision",
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
						"name": "specification",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "JSON",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updatedAt",
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
						"name": "version",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "DesignVersion",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "at",
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
						"name": "reason",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "DesignVersionReason",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "revision",
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
				"kind": "ENUM",
				"name": "DesignVersionReason",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "beforeRestore",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "beforeStaff",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "beforeTemplate",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "takenOver",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unsaved",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "DesignVersions",
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
										"name": "DesignVersion",
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
				"name": "EditedCategory",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "descriptions",
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
						"name": "display",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "CategoryDisplay",
								"kind": "ENUM",
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
						"name": "linkTarget",
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
						"name": "linkUrl",
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
						"name": "names",
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
						"name": "online",
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
						"name": "onlyHere",
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
						"name": "parentId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "products",
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
						"name": "published",
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
						"name": "revision",
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
						"name": "roleIds",
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
										"name": "ID",
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
						"name": "seoDescriptions",
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
						"name": "seoTitles",
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
				"kind": "ENUM",
				"name": "EditedFieldType",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "link",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "text",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "EditedImageBorder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "colour",
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
						"name": "rounding",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ImageRounding",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "EditedLabelKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "highlighted",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "plain",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sale",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "EditedLinearScales",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "from",
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
						"name": "step",
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
						"name": "to",
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
				"name": "EditedPage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "active",
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
						"name": "changed",
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
						"name": "home",
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
						"name": "inFooter",
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
						"name": "inNavigation",
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
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "names",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "needed",
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
						"name": "publishAt",
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
						"name": "published",
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
						"name": "publishedAt",
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
						"name": "publishedRevision",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "revision",
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
						"name": "updatedAt",
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
				"name": "EditedPages",
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
										"name": "EditedPage",
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
				"kind": "ENUM",
				"name": "EditedPaymentInterval",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "day",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "month",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "week",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "year",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "EditedPaymentMode",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "once",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "subscription",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "EditedPriceStep",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "given",
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
						"name": "quantity",
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
						"name": "total",
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
						"name": "unitPrice",
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
				"kind": "OBJECT",
				"name": "EditedPricing",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "definedScales",
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
						"name": "linear",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "EditedLinearScales",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "minimumQuantity",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mode",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PricingMode",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceLists",
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
										"name": "LinkedPriceList",
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
						"name": "scales",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedScalesMode",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unitPrice",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
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
				"name": "EditedProduct",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "archivedAt",
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
						"name": "border",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedImageBorder",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "canonicalUrl",
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
						"name": "categoryIds",
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
										"name": "ID",
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
						"name": "choiceFields",
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
										"name": "ID",
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
						"name": "code",
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
						"name": "createdAt",
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
						"name": "descriptions",
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
						"name": "fields",
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
										"name": "ProductFieldValue",
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
						"name": "images",
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
										"name": "ProductImage",
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
						"name": "itemNameAllowed",
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
						"name": "labelIds",
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
										"name": "ID",
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
						"name": "names",
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
						"name": "orderable",
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
						"name": "paymentInterval",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "EditedPaymentInterval",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paymentMode",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedPaymentMode",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "personalised",
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
						"name": "pricing",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedPricing",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productionDays",
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
						"name": "published",
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
						"name": "revision",
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
						"name": "seoDescriptions",
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
						"name": "seoTitles",
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
						"name": "sharedCodes",
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
						"name": "taxCategory",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TaxCategory",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "thumbnail",
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
						"name": "trialDays",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updatedAt",
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
						"name": "validFrom",
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
						"name": "validUntil",
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
						"name": "variants",
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
										"name": "EditedVariant",
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
						"name": "weightMg",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "EditedProductField",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "defaultUrl",
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
						"name": "defaults",
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
						"name": "filter",
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
						"name": "label",
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
						"name": "labels",
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
						"name": "meta",
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
						"name": "products",
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
						"name": "required",
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
						"name": "type",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedFieldType",
								"kind": "ENUM",
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
				"name": "EditedProductInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "canonicalUrl",
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
						"name": "categoryIds",
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
										"name": "ID",
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
						"name": "choiceFields",
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
										"name": "ID",
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
						"name": "code",
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
						"name": "deletedVariants",
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
										"name": "ID",
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
						"name": "descriptions",
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
										"name": "ProductWordingInput",
										"kind": "INPUT_OBJECT",
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
						"name": "fields",
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
										"name": "ProductFieldValueInput",
										"kind": "INPUT_OBJECT",
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
						"name": "itemNameAllowed",
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
					},
					{
						"name": "labelIds",
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
										"name": "ID",
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
						"name": "names",
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
										"name": "ProductWordingInput",
										"kind": "INPUT_OBJECT",
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
						"name": "orderable",
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
					},
					{
						"name": "paymentInterval",
						"type": {
							"kind": "ENUM",
							"name": "EditedPaymentInterval",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paymentMode",
						"type": {
							"kind": "ENUM",
							"name": "EditedPaymentMode",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "personalised",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pricing",
						"type": {
							"kind": "INPUT_OBJECT",
							"name": "PricingInput",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productionDays",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "published",
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
					},
					{
						"name": "removedVariants",
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
										"name": "ID",
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
						"name": "revision",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "seoDescriptions",
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
										"name": "ProductWordingInput",
										"kind": "INPUT_OBJECT",
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
						"name": "seoTitles",
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
										"name": "ProductWordingInput",
										"kind": "INPUT_OBJECT",
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
					},
					{
						"name": "taxCategory",
						"type": {
							"kind": "ENUM",
							"name": "TaxCategory",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "trialDays",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "validFrom",
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
						"name": "validUntil",
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
						"name": "variants",
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
										"name": "EditedVariantInput",
										"kind": "INPUT_OBJECT",
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
						"name": "weightMg",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
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
				"name": "EditedProductLabel",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "active",
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
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedLabelKind",
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
						"name": "names",
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
						"name": "products",
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
						"name": "validFrom",
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
						"name": "validUntil",
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
				"name": "EditedScalesMode",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "defined",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "free",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "linear",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "table",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "EditedShippingMethod",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "active",
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
						"name": "countries",
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
						"name": "days",
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
						"name": "descriptions",
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
						"name": "freeFrom",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
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
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ShippingKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "names",
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
						"name": "price",
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
						"name": "revision",
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
						"name": "steps",
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
										"name": "ShippingStep",
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
				"name": "EditedVariant",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "code",
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
						"name": "fields",
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
										"name": "ProductFieldValue",
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
						"name": "images",
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
										"name": "ProductImage",
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
						"name": "names",
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
						"name": "orderable",
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
						"name": "pricing",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "EditedPricing",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "published",
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
						"name": "weightMg",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"kind": "INPUT_OBJECT",
				"name": "EditedVariantInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "code",
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
						"name": "fields",
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
										"name": "ProductFieldValueInput",
										"kind": "INPUT_OBJECT",
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
						"name": "id",
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "key",
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
						"name": "names",
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
										"name": "ProductWordingInput",
										"kind": "INPUT_OBJECT",
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
						"name": "orderable",
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
					},
					{
						"name": "pricing",
						"type": {
							"kind": "INPUT_OBJECT",
							"name": "PricingInput",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "published",
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
					},
					{
						"name": "weightMg",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
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
				"kind": "ENUM",
				"name": "EditorEntityType",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "richTextSlate",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "select",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "text",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "FacetValue",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "count",
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
						"name": "value",
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
				"name": "Favourite",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "addedAt",
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
						"name": "productId",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "FavouriteList",
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
										"name": "Favourite",
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
				"name": "FieldFacet",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "label",
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
						"name": "values",
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
										"name": "FacetValue",
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
				"name": "FieldValue",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fieldName",
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
						"name": "value",
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
				"kind": "INPUT_OBJECT",
				"name": "FieldValueInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "fieldName",
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
						"name": "value",
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
				"kind": "OBJECT",
				"name": "FindingNumber",
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
						"name": "value",
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
				"kind": "ENUM",
				"name": "FindingSeverity",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "error",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "hint",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "warning",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
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
				"kind": "OBJECT",
				"name": "FoundLabel",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "kind",
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
				"name": "GivenPrice",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "total",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unitPrice",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "HeaderType",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "default",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "simple",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "HeldRole",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "access",
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
						"name": "admin",
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
						"name": "label",
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
				"name": "ImageBorder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "colour",
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
						"name": "rounding",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Rounding",
								"kind": "ENUM",
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
				"kind": "INPUT_OBJECT",
				"name": "ImageBorderInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "colour",
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
						"name": "rounding",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ImageRounding",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "width",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
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
				"kind": "ENUM",
				"name": "ImageRounding",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "light",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "none",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "strong",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
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
				"kind": "ENUM",
				"name": "InvoiceRefusal",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "amount",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "guest",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "ItemLocation",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "cart",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "drafts",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "watchlist",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ItemOption",
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
						"name": "value",
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
				"name": "JSON",
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
				"name": "Job",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "endedAt",
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
						"name": "reason",
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
						"name": "retries",
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
						"name": "sentAt",
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
						"name": "startedAt",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JobState",
								"kind": "ENUM",
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
				"name": "JobList",
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
										"name": "Job",
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
				"kind": "ENUM",
				"name": "JobState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "active",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "cancelled",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "completed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "created",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "failed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "retry",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "LabelInput",
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
				"kind": "ENUM",
				"name": "LabelKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "highlighted",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "plain",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sale",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
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
				"kind": "OBJECT",
				"name": "LeftItem",
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
						"name": "problem",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "LineProblem",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "LinePrintState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "findings",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "missing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "printed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "refused",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "released",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "uploaded",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "LineProblem",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "design",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "gone",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noPrice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notForSale",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "price",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "printData",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantity",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "stock",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "subscription",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "LineRelease",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "acceptedCodes",
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
						"name": "byStaff",
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
						"name": "designId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
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
						"name": "previews",
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
										"name": "ReleasePreview",
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
						"name": "releasedAt",
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
						"name": "releasedBy",
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
						"name": "rows",
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
						"name": "sha256",
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
				"name": "LinearScales",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "from",
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
						"name": "step",
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
						"name": "to",
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
				"kind": "INPUT_OBJECT",
				"name": "LinearScalesInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "from",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "step",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "to",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
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
				"name": "LinkedPriceList",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "listId",
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
						"name": "roleIds",
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
										"name": "ID",
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
				"kind": "INPUT_OBJECT",
				"name": "LinkedPriceListInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "listId",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "roleIds",
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
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								}
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
				"name": "ListItem",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "available",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changedAt",
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
						"name": "code",
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
						"name": "designId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "designPreview",
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
						"name": "hasPrintData",
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
						"name": "itemName",
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
						"name": "itemNameAllowed",
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
						"name": "location",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ItemLocation",
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
						"name": "options",
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
										"name": "ItemOption",
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
						"name": "orderable",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "personalised",
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
						"name": "picture",
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
						"name": "pricing",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductPricing",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "problem",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "LineProblem",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productId",
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
						"name": "quantity",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "seenTotal",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
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
						"name": "stock",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "StockState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "total",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unitPrice",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "variantCode",
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
				"name": "ListItemPage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "all",
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
										"name": "ListItem",
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
				"name": "Localization",
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
					},
					{
						"name": "notation",
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
						"name": "texts",
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
						"name": "translated",
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
				"name": "MachineTranslation",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "connection",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TranslationConnection",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "queue",
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
										"name": "TranslationQueueCount",
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
						"name": "revision",
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
				"kind": "INPUT_OBJECT",
				"name": "MachineTranslationInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [],
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Mail",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "createdAt",
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
						"name": "error",
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
						"name": "state",
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
						"name": "subject",
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
						"name": "text",
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
						"name": "to",
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
				"name": "MailEntry",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "createdAt",
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
						"name": "state",
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
						"name": "subject",
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
						"name": "to",
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
				"name": "MailList",
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
										"name": "MailEntry",
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
				"name": "Me",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "admin",
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
						"name": "codeStep",
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
						"name": "email",
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
						"name": "guest",
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
						"name": "language",
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
						"name": "profile",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Profile",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "rights",
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
						"name": "roles",
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
										"name": "HeldRole",
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
						"name": "username",
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
				"name": "MediaDeletion",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "deleted",
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
						"name": "inUse",
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
										"name": "MediaUse",
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
				"name": "MediaDetails",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "alternativeTexts",
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
						"name": "item",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "MediaItem",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "uses",
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
										"name": "MediaUse",
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
				"name": "MediaFolder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "parentId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pictures",
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
				"name": "MediaItem",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "bytes",
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
						"name": "createdAt",
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
						"name": "createdBy",
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
						"name": "fileName",
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
						"name": "folderId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
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
					},
					{
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "MediaKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "madeFrom",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "missingAlt",
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
						"name": "original",
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
						"name": "sourceUrl",
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
					},
					{
						"name": "updatedAt",
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
						"name": "used",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "MediaKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "gif",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "jpg",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "png",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "svg",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "webp",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "MediaList",
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
										"name": "MediaItem",
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
				"kind": "ENUM",
				"name": "MediaOrder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "bytes",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createdAt",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "name",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "MediaUse",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "address",
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
						"name": "id",
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
						"name": "kind",
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
						"name": "label",
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
						"name": "mediaId",
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
				"name": "MissedSearch",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "count",
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
						"name": "lastDay",
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
						"name": "term",
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
				"name": "MissingText",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "key",
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
						"name": "page",
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
						"name": "seenAt",
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
						"name": "times",
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
				"name": "MissingTextList",
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
										"name": "MissingText",
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
				"kind": "ENUM",
				"name": "MovedKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "category",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "link",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "page",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "product",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "MovedNumberRange",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "range",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "NumberRange",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "skippedFrom",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "skippedTo",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "Mutation",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "acceptPrices",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "addCategoryProducts",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productIds",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "addExternalMedia",
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
								"name": "folder",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
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
							},
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
					},
					{
						"name": "addLocalization",
						"args": [
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
								"name": "notation",
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
										"name": "Localization",
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
						"name": "addOrderNote",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "text",
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
								"name": "Order",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "addPrintProfile",
						"args": [
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
								"name": "name",
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
								"name": "PrintProfile",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "addProductImages",
						"args": [
							{
								"name": "mediaIds",
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
												"name": "ID",
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
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ProductImage",
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
						"name": "addToCart",
						"args": [
							{
								"name": "items",
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
												"name": "NewItem",
												"kind": "INPUT_OBJECT",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ListItem",
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
						"name": "adoptTemplate",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Design",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "applyPriceImport",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "PriceImport",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "applyProductImport",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "ProductImport",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "applyTextImport",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "TextImport",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "approvePrintData",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "PrintData",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "archivePriceLists",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "ArchivedPriceLists",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "archiveProducts",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "archiveUser",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "User",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "arrangeLocalizations",
						"args": [
							{
								"name": "languageCodes",
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
										"name": "Localization",
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
						"name": "beginPageWizard",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "input",
								"type": {
									"kind": "INPUT_OBJECT",
									"name": "NewPageInput",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "page",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "template",
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
								"name": "PageWizard",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "beginPrintUpload",
						"args": [
							{
								"name": "input",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "PrintUploadInput",
										"kind": "INPUT_OBJECT",
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
								"name": "PrintUpload",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "cancelCheckout",
						"args": [
							{
								"name": "orderId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "CheckoutProgress",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changeDesign",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "design",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "steps",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "JSON",
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
								"name": "ChangedDesign",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changeItem",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "itemName",
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
								"name": "quantity",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "seenTotal",
								"type": {
									"kind": "SCALAR",
									"name": "Float",
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
								"name": "ListItem",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changeNotation",
						"args": [
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
								"name": "notation",
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
										"name": "Localization",
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
						"name": "changePage",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "steps",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "JSON",
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
								"name": "ChangedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changePageTexts",
						"args": [
							{
								"name": "changes",
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
												"name": "PageTextChangeInput",
												"kind": "INPUT_OBJECT",
												"ofType": null
											}
										}
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "PageTextFault",
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
						"name": "changePassword",
						"args": [
							{
								"name": "currentPassword",
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
								"name": "newPassword",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changeTexts",
						"args": [
							{
								"name": "changes",
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
												"name": "TextChangeInput",
												"kind": "INPUT_OBJECT",
												"ofType": null
											}
										}
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
								"name": "ChangedTexts",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checkPriceImport",
						"args": [
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
								"name": "listId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "mode",
								"type": {
									"kind": "ENUM",
									"name": "PriceImportMode",
									"ofType": null
								},
								"defaultValue": "merge",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "CheckedPriceImport",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checkProductImport",
						"args": [
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
								"name": "removeEmpty",
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
								"name": "CheckedProductImport",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checkTextImport",
						"args": [
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
								"name": "removeEmpty",
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
								"name": "CheckedTextImport",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checkVatId",
						"args": [
							{
								"name": "vatId",
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
								"name": "VatState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "clearSecret",
						"args": [
							{
								"name": "purpose",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "SecretPurpose",
										"kind": "ENUM",
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
								"name": "Secret",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "closePageWizard",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "confirmEmail",
						"args": [
							{
								"name": "token",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "copyItem",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
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
								"name": "ListItem",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "copyPage",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "copyPriceList",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "name",
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
								"name": "PriceList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "copyProduct",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "correctPageText",
						"args": [
							{
								"name": "changes",
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
												"name": "PageTextCorrectionInput",
												"kind": "INPUT_OBJECT",
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
								"name": "key",
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
								"name": "CorrectedPageText",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "correctStock",
						"args": [
							{
								"name": "note",
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
								"name": "productIds",
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
												"name": "ID",
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
								"name": "quantity",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "reason",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "StockCorrection",
										"kind": "ENUM",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "CountedStock",
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
						"name": "createCategory",
						"args": [
							{
								"name": "category",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "CategoryInput",
										"kind": "INPUT_OBJECT",
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
								"name": "EditedCategory",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createDesign",
						"args": [
							{
								"name": "itemName",
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
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "quantity",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
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
								"name": "Design",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createDesignTemplate",
						"args": [
							{
								"name": "copyOf",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "DesignTemplate",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createMediaFolder",
						"args": [
							{
								"name": "name",
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
								"name": "parent",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
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
								"name": "MediaFolder",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createOrderFor",
						"args": [
							{
								"name": "input",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "PlaceOrderInput",
										"kind": "INPUT_OBJECT",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "items",
								"type": {
									"kind": "LIST",
									"name": null,
									"ofType": {
										"name": null,
										"kind": "NON_NULL",
										"ofType": {
											"name": "OrderedItem",
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
								"name": "userId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "CheckoutProgress",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createPage",
						"args": [
							{
								"name": "input",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "NewPageInput",
										"kind": "INPUT_OBJECT",
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
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createPriceList",
						"args": [
							{
								"name": "name",
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
								"name": "PriceList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createProduct",
						"args": [
							{
								"name": "code",
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
								"name": "names",
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
												"name": "ProductWordingInput",
												"kind": "INPUT_OBJECT",
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
								"name": "slug",
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
								"name": "CreatedProduct",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createProductField",
						"args": [
							{
								"name": "field",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ProductFieldInput",
										"kind": "INPUT_OBJECT",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "meta",
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
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedProductField",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createProductLabel",
						"args": [
							{
								"name": "label",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ProductLabelInput",
										"kind": "INPUT_OBJECT",
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
								"name": "EditedProductLabel",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createRole",
						"args": [
							{
								"name": "role",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "RoleInput",
										"kind": "INPUT_OBJECT",
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
								"name": "Role",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createUser",
						"args": [
							{
								"name": "user",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "UserInput",
										"kind": "INPUT_OBJECT",
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
								"name": "User",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createUserField",
						"args": [
							{
								"name": "field",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "UserFieldInput",
										"kind": "INPUT_OBJECT",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "UserField",
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
						"name": "declareWithdrawal",
						"args": [
							{
								"name": "email",
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
								"name": "name",
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
								"name": "orderNumber",
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
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteCategory",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteDesign",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteDesignTemplate",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteLocalization",
						"args": [
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
										"name": "Localization",
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
						"name": "deleteMedia",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
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
								"name": "MediaDeletion",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteMediaFolder",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "keepContent",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteOrder",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteOwnAccount",
						"args": [
							{
								"name": "currentPassword",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deletePage",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deletePrintProfile",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deletePrintSpecification",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "revision",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteProductField",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteProductLabel",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteProducts",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteRole",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteSearchSynonyms",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteShippingMethod",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteStock",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteThemePreset",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "ThemeState",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleteUserField",
						"args": [
							{
								"name": "fieldName",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "UserField",
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
						"name": "discardThemeDraft",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ThemeState",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "duplicateDesign",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Design",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "erasePerson",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "finaliseDraft",
						"args": [
							{
								"name": "contentChecked",
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
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
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
								"name": "ListItem",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "finishTask",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "forgetMissingTexts",
						"args": [
							{
								"name": "keys",
								"type": {
									"kind": "LIST",
									"name": null,
									"ofType": {
										"name": null,
										"kind": "NON_NULL",
										"ofType": {
											"name": "String",
											"kind": "SCALAR",
											"ofType": null
										}
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "forgotPassword",
						"args": [
							{
								"name": "email",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "generateThumbnails",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "giveBackTask",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "holdDesign",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "design",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "DesignHold",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "holdPage",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "OpenState",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "inheritProductImages",
						"args": [
							{
								"name": "variantId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ProductImage",
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
						"name": "keepDesignWork",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "design",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "document",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "JSON",
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
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "keepPageWork",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "document",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "JSON",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "leaveDesign",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "design",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "leavePage",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "lockText",
						"args": [
							{
								"name": "key",
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
								"name": "locked",
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
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Text",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "makeInvoice",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Order",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "markLinePrinted",
						"args": [
							{
								"name": "itemId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "OrderPrintLine",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "markOrderPaid",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Order",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "moveItem",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
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
							},
							{
								"name": "to",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ItemLocation",
										"kind": "ENUM",
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
								"name": "ListItem",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "moveMedia",
						"args": [
							{
								"name": "folder",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "moveMediaFolder",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "parent",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
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
								"name": "MediaFolder",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "moveOrder",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "note",
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
								"name": "to",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "OrderStatus",
										"kind": "ENUM",
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
								"name": "Order",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "movePage",
						"args": [
							{
								"name": "before",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "moveShippingMethod",
						"args": [
							{
								"name": "before",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "openDesign",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "design",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "takeOver",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
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
								"name": "OpenDesign",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "openPage",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "takeOver",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
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
								"name": "OpenPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "orderProductImages",
						"args": [
							{
								"name": "imageIds",
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
												"name": "ID",
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
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ProductImage",
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
						"name": "orderUserFields",
						"args": [
							{
								"name": "fieldNames",
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
										"name": "UserField",
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
						"name": "placeCategory",
						"args": [
							{
								"name": "before",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "parentId",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "placeCategoryProduct",
						"args": [
							{
								"name": "before",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "placeOrder",
						"args": [
							{
								"name": "input",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "PlaceOrderInput",
										"kind": "INPUT_OBJECT",
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
								"name": "CheckoutProgress",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "placeProductField",
						"args": [
							{
								"name": "before",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "placeProductLabel",
						"args": [
							{
								"name": "before",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productTestLink",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "publishDesignTemplate",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "DesignTemplate",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "publishPage",
						"args": [
							{
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "revision",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
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
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "publishProducts",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "publishTheme",
						"args": [
							{
								"name": "seen",
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
								"name": "ThemeSaved",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "refundOrder",
						"args": [
							{
								"name": "amount",
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
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "reason",
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
								"name": "refundId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Order",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "refusePrintData",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "reason",
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
								"name": "PrintData",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "releaseDesign",
						"args": [
							{
								"name": "acceptedCodes",
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
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "revision",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "textVersion",
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
								"name": "Design",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "releasePrintData",
						"args": [
							{
								"name": "acceptedCodes",
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
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "PrintData",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "remakePrintJob",
						"args": [
							{
								"name": "itemId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "OrderPrintLine",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "removeCategoryProduct",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "removeItem",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "removePriceImport",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "removePrintData",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "removeProductImage",
						"args": [
							{
								"name": "imageId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ProductImage",
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
						"name": "removeProductImport",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "removeTextImport",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "renameDesign",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "name",
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
								"name": "Design",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "renameMediaFolder",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "name",
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
								"name": "MediaFolder",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "renamePriceList",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "name",
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
								"name": "PriceList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "renamePrintProfile",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "name",
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
								"name": "PrintProfile",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "reorder",
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
								"name": "orderId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Reordered",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "replaceMedia",
						"args": [
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
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
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
								"name": "MediaItem",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "requestOrderLink",
						"args": [
							{
								"name": "email",
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
								"name": "orderNumber",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "resendOrderMail",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "purpose",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "resetPassword",
						"args": [
							{
								"name": "password",
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
								"name": "token",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "restoreDesignVersion",
						"args": [
							{
								"name": "client",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "version",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "restoreItem",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
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
								"name": "ListItem",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "restorePriceLists",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "restoreProducts",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "restoreText",
						"args": [
							{
								"name": "change",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "ChangedTexts",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "restoreThemeVersion",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "ThemeState",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "restoreUser",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "User",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "resumePageWizard",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "skip",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
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
								"name": "PageWizard",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "retryJob",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveImageBorder",
						"args": [
							{
								"name": "border",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ImageBorderInput",
										"kind": "INPUT_OBJECT",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "EditedImageBorder",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveMachineTranslation",
						"args": [
							{
								"name": "revision",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "settings",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "MachineTranslationInput",
										"kind": "INPUT_OBJECT",
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
								"name": "MachineTranslation",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveOrderSettings",
						"args": [
							{
								"name": "revision",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "settings",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "OrderSettingsInput",
										"kind": "INPUT_OBJECT",
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
								"name": "OrderSettings",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "savePage",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "input",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "PageInput",
										"kind": "INPUT_OBJECT",
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
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "savePriceListRows",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "revision",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "rows",
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
												"name": "PriceRowInput",
												"kind": "INPUT_OBJECT",
												"ofType": null
											}
										}
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
								"name": "SavedPriceRows",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "savePriceSettings",
						"args": [
							{
								"name": "revision",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "settings",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "PriceSettingsInput",
										"kind": "INPUT_OBJECT",
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
								"name": "PriceSettings",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "savePriceSteps",
						"args": [
							{
								"name": "listId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "revision",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "steps",
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
												"name": "PriceRowInput",
												"kind": "INPUT_OBJECT",
												"ofType": null
											}
										}
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
								"name": "SavedPriceRows",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "savePrintSpecification",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "revision",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "specification",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "PrintSpecificationInput",
										"kind": "INPUT_OBJECT",
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
								"name": "ProductPrintSpecification",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveProduct",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "product",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "EditedProductInput",
										"kind": "INPUT_OBJECT",
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
								"name": "SavedProduct",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveProductPrices",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "prices",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ProductPricesInput",
										"kind": "INPUT_OBJECT",
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
								"name": "SavedProduct",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveSearchSynonyms",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
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
								"name": "words",
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
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "SearchSynonyms",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveShippingMethod",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "method",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ShippingMethodInput",
										"kind": "INPUT_OBJECT",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "revision",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
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
								"name": "EditedShippingMethod",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveShopSettings",
						"args": [
							{
								"name": "revision",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "settings",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ShopSettingsInput",
										"kind": "INPUT_OBJECT",
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
								"name": "ShopSettings",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveStockSettings",
						"args": [
							{
								"name": "productIds",
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
												"name": "ID",
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
								"name": "sellWhenEmpty",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "warningLevel",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
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
										"name": "CountedStock",
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
						"name": "saveTaxRates",
						"args": [
							{
								"name": "removed",
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
												"name": "TaxRatePlace",
												"kind": "INPUT_OBJECT",
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
								"name": "saved",
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
												"name": "TaxRateInput",
												"kind": "INPUT_OBJECT",
												"ofType": null
											}
										}
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "TaxRateFault",
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
						"name": "saveThemeDraft",
						"args": [
							{
								"name": "seen",
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
								"name": "theme",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "JSON",
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
								"name": "ThemeSaved",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "saveThemePreset",
						"args": [
							{
								"name": "name",
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
								"name": "theme",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "JSON",
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
								"name": "ThemeState",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "schedulePage",
						"args": [
							{
								"name": "at",
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
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sendBackDesign",
						"args": [
							{
								"name": "itemId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "reason",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sendPasswordReset",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sendTestMail",
						"args": [
							{
								"name": "languageCode",
								"type": {
									"kind": "SCALAR",
									"name": "String",
									"ofType": null
								},
								"defaultValue": "\"\"",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "to",
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
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "setCodeStep",
						"args": [
							{
								"name": "on",
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
						],
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
						"name": "setDefaultLocalization",
						"args": [
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
										"name": "Localization",
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
						"name": "setFavourite",
						"args": [
							{
								"name": "on",
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
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "setNextNumber",
						"args": [
							{
								"name": "kind",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "NumberKind",
										"kind": "ENUM",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "next",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "year",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
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
								"name": "MovedNumberRange",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "setOverwriteColors",
						"args": [
							{
								"name": "on",
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
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ThemeState",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "setProductCover",
						"args": [
							{
								"name": "imageId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ProductImage",
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
						"name": "setProductImageLanguage",
						"args": [
							{
								"name": "imageId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
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
								"name": "mediaId",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ProductImage",
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
						"name": "setProductPublished",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "published",
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
						],
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
						"name": "setProductThumbnail",
						"args": [
							{
								"name": "mediaId",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
							"kind": "OBJECT",
							"name": "Image",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "setSecret",
						"args": [
							{
								"name": "purpose",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "SecretPurpose",
										"kind": "ENUM",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "value",
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
								"name": "Secret",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "setThemeImage",
						"args": [
							{
								"name": "media",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "use",
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
								"name": "ThemeState",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "settleCheckout",
						"args": [
							{
								"name": "orderId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "CheckoutProgress",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "signUp",
						"args": [
							{
								"name": "email",
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
								"name": "password",
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
								"name": "values",
								"type": {
									"kind": "LIST",
									"name": null,
									"ofType": {
										"name": null,
										"kind": "NON_NULL",
										"ofType": {
											"name": "FieldValueInput",
											"kind": "INPUT_OBJECT",
											"ofType": null
										}
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
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
						"name": "suggestTranslation",
						"args": [
							{
								"name": "from",
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
								"name": "key",
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
							}
						],
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
						"name": "takeTask",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "testMachineTranslation",
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
						"name": "translatePageRows",
						"args": [
							{
								"name": "keys",
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
										"name": "PageTextFault",
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
						"name": "translatePageTexts",
						"args": [
							{
								"name": "from",
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
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "texts",
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
								"name": "to",
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
						"name": "translateTexts",
						"args": [
							{
								"name": "keys",
								"type": {
									"kind": "LIST",
									"name": null,
									"ofType": {
										"name": null,
										"kind": "NON_NULL",
										"ofType": {
											"name": "String",
											"kind": "SCALAR",
											"ofType": null
										}
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "languages",
								"type": {
									"kind": "LIST",
									"name": null,
									"ofType": {
										"name": null,
										"kind": "NON_NULL",
										"ofType": {
											"name": "String",
											"kind": "SCALAR",
											"ofType": null
										}
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unpublishProducts",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateCategory",
						"args": [
							{
								"name": "category",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "CategoryInput",
										"kind": "INPUT_OBJECT",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "revision",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
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
								"name": "EditedCategory",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateMedia",
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
								"name": "fileName",
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
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
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
							},
							{
								"name": "title",
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
								"name": "MediaItem",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateProductDescription",
						"args": [
							{
								"name": "description",
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
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
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
							}
						],
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
						"name": "updateProductField",
						"args": [
							{
								"name": "field",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ProductFieldInput",
										"kind": "INPUT_OBJECT",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "EditedProductField",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateProductLabel",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "label",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ProductLabelInput",
										"kind": "INPUT_OBJECT",
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
								"name": "EditedProductLabel",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateProductName",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
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
								"name": "name",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateProfile",
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
										"name": null,
										"kind": "LIST",
										"ofType": {
											"name": null,
											"kind": "NON_NULL",
											"ofType": {
												"name": "FieldValueInput",
												"kind": "INPUT_OBJECT",
												"ofType": null
											}
										}
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
								"name": "Me",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateRole",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "role",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "RoleInput",
										"kind": "INPUT_OBJECT",
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
								"name": "Role",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateThemePreset",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "name",
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
								"name": "theme",
								"type": {
									"kind": "SCALAR",
									"name": "JSON",
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
								"name": "ThemeState",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateUnitPrice",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "revision",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "unitPrice",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
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
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateUser",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "user",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "UserInput",
										"kind": "INPUT_OBJECT",
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
								"name": "User",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updateUserField",
						"args": [
							{
								"name": "field",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "UserFieldInput",
										"kind": "INPUT_OBJECT",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "UserField",
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
								"name": "folder",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
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
				"kind": "INPUT_OBJECT",
				"name": "NewItem",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "designId",
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "isSeparate",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "itemName",
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
						"name": "productId",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantity",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "seenTotal",
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
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
				"kind": "INPUT_OBJECT",
				"name": "NewPageInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "document",
						"type": {
							"kind": "SCALAR",
							"name": "JSON",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "kind",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "names",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "slug",
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
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "NumberKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "creditNote",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "invoice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "order",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "NumberRange",
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
								"name": "NumberKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "last",
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
						"name": "next",
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
						"name": "year",
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
				"name": "OfferedCategory",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "online",
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
						"name": "openTo",
						"args": [],
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "String",
									"kind": "SCALAR",
									"ofType": null
								}
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "parentId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "published",
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
				"name": "OfferedField",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "defaultUrl",
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
						"name": "defaultWords",
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
						"name": "label",
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
						"name": "meta",
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
						"name": "required",
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
						"name": "type",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OfferedFieldType",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "OfferedFieldType",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "link",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "text",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "OfferedLabel",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "active",
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
						"name": "kind",
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
						"name": "validFrom",
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
						"name": "validUntil",
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
				"name": "OpenDesign",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "design",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Design",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "document",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "editor",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "DesignEditor",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mine",
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
						"name": "revision",
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
						"name": "steps",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
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
				"name": "OpenPage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "document",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "editor",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "PageEditor",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mine",
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
						"name": "page",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "revision",
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
						"name": "steps",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
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
				"name": "OpenState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "editor",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "PageEditor",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mine",
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
						"name": "revision",
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
				"name": "Order",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "approval",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderApproval",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "billingAddress",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "BillingAddress",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createdAt",
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
						"name": "createdBy",
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
						"name": "customer",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderCustomer",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deliveryDay",
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
						"name": "documentFaults",
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
										"name": "OrderDocumentFault",
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
						"name": "documents",
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
										"name": "OrderDocument",
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
						"name": "error",
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
						"name": "events",
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
										"name": "OrderEvent",
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
						"name": "language",
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
						"name": "lineCount",
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
						"name": "lines",
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
										"name": "OrderLine",
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
						"name": "mails",
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
										"name": "OrderMail",
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
						"name": "mayDelete",
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
						"name": "nextStatuses",
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
										"name": "OrderStatus",
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
						"name": "number",
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
						"name": "payment",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderPaymentState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paymentMethod",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PaymentMethod",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "payments",
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
										"name": "OrderPayment",
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
						"name": "placedAt",
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
						"name": "pricesIncludeTax",
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
						"name": "refundable",
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
						"name": "refunded",
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
						"name": "refunds",
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
										"name": "OrderRefund",
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
						"name": "reverseCharge",
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
						"name": "shipping",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "OrderShipping",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shippingAddress",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Address",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "status",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderStatus",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "totals",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderTotals",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "waitsForPrintData",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "OrderActor",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "shopper",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "staff",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "system",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "OrderApproval",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "approved",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "none",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pending",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "rejected",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "OrderCustomer",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "email",
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
						"name": "guest",
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
						"name": "id",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "OrderDocument",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "issuedOn",
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
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderDocumentKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "number",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "OrderDocumentFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "field",
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
						"name": "line",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
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
				"kind": "ENUM",
				"name": "OrderDocumentKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "creditNote",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "invoice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "orderConfirmation",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "OrderEvent",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "actor",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderActor",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "at",
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
						"name": "by",
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
						"name": "detail",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
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
						"name": "kind",
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
				"name": "OrderFigures",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "averageOrder",
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
						"name": "byDay",
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
										"name": "SoldDay",
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
						"name": "byStatus",
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
										"name": "StatusCount",
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
						"name": "newCustomers",
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
						"name": "openPayments",
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
						"name": "orders",
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
						"name": "refunds",
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
						"name": "revenue",
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
						"name": "topProducts",
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
										"name": "SoldProduct",
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
				"kind": "INPUT_OBJECT",
				"name": "OrderFilter",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "abandoned",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "from",
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
						"name": "method",
						"type": {
							"kind": "ENUM",
							"name": "PaymentMethod",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "payment",
						"type": {
							"kind": "ENUM",
							"name": "OrderPaymentState",
							"ofType": null
						},
						"defaultValue": null,
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
					},
					{
						"name": "status",
						"type": {
							"kind": "ENUM",
							"name": "OrderStatus",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "to",
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
						"name": "userId",
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "waitsForPrintData",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
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
				"name": "OrderForAddresses",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "billingAddress",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "BillingAddress",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shippingAddress",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Address",
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
				"name": "OrderForCustomer",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "email",
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
				"kind": "INPUT_OBJECT",
				"name": "OrderForItem",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "productId",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantity",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
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
				"name": "OrderForLine",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "available",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "code",
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
						"name": "itemNameAllowed",
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
						"name": "options",
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
										"name": "OrderForOption",
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
						"name": "picture",
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
						"name": "pricing",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductPricing",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "problem",
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
						"name": "productId",
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
						"name": "quantity",
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
				"name": "OrderForOption",
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
						"name": "value",
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
				"name": "OrderForProduct",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "code",
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
						"name": "variants",
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
										"name": "OrderForVariant",
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
				"name": "OrderForQuote",
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
						"name": "lines",
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
										"name": "OrderForLine",
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
						"name": "paymentMethods",
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
										"name": "PaymentMethod",
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
						"name": "pricesIncludeTax",
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
						"name": "problems",
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
						"name": "reverseCharge",
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
						"name": "shippingMethodId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shippingMethods",
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
										"name": "OrderForShippingMethod",
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
						"name": "showShipping",
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
						"name": "totals",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderTotals",
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
				"name": "OrderForShippingMethod",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "deliveryDay",
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
						"name": "price",
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
				"kind": "OBJECT",
				"name": "OrderForVariant",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "code",
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
				"name": "OrderLine",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "code",
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
						"name": "designId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "designPreview",
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
						"name": "gross",
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
						"name": "itemId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "itemName",
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
						"name": "net",
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
						"name": "options",
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
										"name": "OrderLineOption",
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
						"name": "personalised",
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
						"name": "picture",
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
						"name": "position",
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
						"name": "productId",
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
						"name": "quantity",
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
						"name": "rate",
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
						"name": "tax",
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
						"name": "total",
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
						"name": "unitPrice",
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
				"kind": "OBJECT",
				"name": "OrderLineOption",
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
						"name": "value",
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
				"name": "OrderMail",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "purpose",
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
						"name": "recipient",
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
						"name": "state",
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
						"name": "subject",
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
						"name": "writtenAt",
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
				"name": "OrderPayment",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "amount",
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
						"name": "changedAt",
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
						"name": "createdAt",
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
						"name": "late",
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
						"name": "provider",
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
						"name": "reference",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProviderPaymentState",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "OrderPaymentState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "open",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "partlyRefunded",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "refunded",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "OrderPrintFile",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "printData",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PrintData",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "releasedBy",
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
				"name": "OrderPrintLine",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "attempts",
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
										"name": "PrintData",
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
						"name": "code",
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
						"name": "files",
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
										"name": "OrderPrintFile",
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
						"name": "itemId",
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
						"name": "itemName",
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
						"name": "job",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "PrintJob",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "jobTicket",
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
						"name": "options",
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
										"name": "OrderLineOption",
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
						"name": "position",
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
						"name": "pressFile",
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
						"name": "quantity",
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
						"name": "refusalReason",
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
						"name": "release",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "LineRelease",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sheets",
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
						"name": "since",
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
						"name": "specification",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PrintSpecification",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "LinePrintState",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "OrderProblem",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "billingAddress",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "empty",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "guest",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "lines",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paymentMethod",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "profile",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shippingAddress",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shippingMethod",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "total",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "OrderRefund",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "amount",
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
						"name": "byProvider",
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
						"name": "changedAt",
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
						"name": "createdAt",
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
						"name": "error",
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
						"name": "reason",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "RefundState",
								"kind": "ENUM",
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
				"name": "OrderSettings",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "cardPayment",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "CardPayment",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "missingOfSeller",
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
						"name": "revision",
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
						"name": "seller",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Seller",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "webhookPath",
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
				"kind": "INPUT_OBJECT",
				"name": "OrderSettingsInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "seller",
						"type": {
							"kind": "INPUT_OBJECT",
							"name": "SellerInput",
							"ofType": null
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
				"name": "OrderShipping",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "days",
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
						"name": "price",
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
				"kind": "ENUM",
				"name": "OrderSort",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "createdAt",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "customer",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "gross",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "number",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "OrderStatus",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "error",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "finished",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "inCreation",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "placed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "processed",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "OrderTotals",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "goods",
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
						"name": "gross",
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
						"name": "net",
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
						"name": "rates",
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
										"name": "TaxRow",
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
						"name": "shipping",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tax",
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
				"kind": "OBJECT",
				"name": "OrderedDesign",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "designId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "itemId",
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
						"name": "previews",
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
						"name": "refusalReason",
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
						"name": "rows",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "LinePrintState",
								"kind": "ENUM",
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
				"name": "OrderedItem",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "itemName",
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
						"name": "productId",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantity",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
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
				"name": "OwnOrder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "approval",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderApproval",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createdAt",
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
						"name": "deliveryAddress",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Address",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deliveryDay",
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
						"name": "gross",
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
						"name": "lineCount",
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
						"name": "needsOtherPrintData",
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
						"name": "number",
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
						"name": "payment",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderPaymentState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "placedAt",
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
						"name": "refunded",
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
						"name": "status",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderStatus",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "waitsForPrintData",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "OwnOrderPage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "all",
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
										"name": "OwnOrder",
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
				"name": "PageEditor",
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
						"name": "own",
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
						"name": "since",
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
				"kind": "INPUT_OBJECT",
				"name": "PageInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "active",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "home",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "inFooter",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "inNavigation",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "names",
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "TranslationInput",
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
						"name": "slug",
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
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PageKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "link",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "page",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PageParts",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "pictures",
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
										"name": "Image",
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
										"name": "PageProducts",
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
				"name": "PageProducts",
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
						"name": "section",
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
				"name": "PageQuota",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "links",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pages",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tier",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Tier",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "usedLinks",
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
						"name": "usedPages",
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
				"kind": "INPUT_OBJECT",
				"name": "PageTextChangeInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "key",
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
						"name": "seen",
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
						"name": "text",
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
				"kind": "INPUT_OBJECT",
				"name": "PageTextCorrectionInput",
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
						"name": "seen",
						"type": {
							"kind": "SCALAR",
							"name": "JSON",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "text",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
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
				"name": "PageTextFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fault",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageTextFaultKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "index",
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
						"name": "key",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PageTextFaultKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "baseMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changedMeanwhile",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "forbiddenCharacter",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "held",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooLong",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownKey",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownLanguage",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PageTextHistoryEntry",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "after",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "JSON",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "at",
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
						"name": "before",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "JSON",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "by",
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
				"kind": "OBJECT",
				"name": "PageTextInLanguage",
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
						"name": "missing",
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
						"name": "origin",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "PageTextOrigin",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "outdated",
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
						"name": "shown",
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
						"name": "sourceLanguage",
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
						"name": "text",
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
				"name": "PageTextKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "line",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "lines",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "rich",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PageTextOrigin",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "human",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "import",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "machine",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PageTextRow",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "block",
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
						"name": "editor",
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
						"name": "entityType",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditorEntityType",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "key",
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
										"name": "PageTextInLanguage",
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
						"name": "maxLength",
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
						"name": "ofItem",
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
						"name": "page",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "writable",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PageTextRows",
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
										"name": "PageTextRow",
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
						"name": "pages",
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
										"name": "EditedPage",
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
				"kind": "ENUM",
				"name": "PageTextState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "machine",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "missing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "outdated",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PageTextToCorrect",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "block",
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
						"name": "editor",
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
						"name": "key",
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
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageTextKind",
								"kind": "ENUM",
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
										"name": "PageTextToCorrectInLanguage",
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
						"name": "maxLength",
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
						"name": "ofItem",
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
						"name": "page",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "publishes",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PageTextToCorrectInLanguage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "differs",
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
					},
					{
						"name": "origin",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "PageTextOrigin",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "outdated",
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
						"name": "text",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "JSON",
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
				"name": "PageVersion",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "at",
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
						"name": "by",
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
						"name": "reason",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageVersionReason",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "revision",
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
				"kind": "ENUM",
				"name": "PageVersionReason",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "beforeRestore",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "published",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "takenOver",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unsaved",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PageVersions",
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
										"name": "PageVersion",
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
				"name": "PageWizard",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "failure",
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
						"name": "page",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pictures",
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
						"name": "sections",
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
						"name": "stage",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageWizardStage",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageWizardState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "template",
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
						"name": "translated",
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
						"name": "translation",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "PageWizardTranslation",
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
				"name": "PageWizardStage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "end",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "layouts",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pictures",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "texts",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PageWizardState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "done",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "failed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "running",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PageWizardTranslation",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "done",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noKey",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notNeeded",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "off",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "skipped",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ParkedJob",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "parkedAt",
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
						"name": "reason",
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
						"name": "sentAt",
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
				"kind": "ENUM",
				"name": "PaymentInterval",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "day",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "month",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "week",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "year",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PaymentMethod",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "card",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "invoice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "none",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PaymentMode",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "once",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "subscription",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "PlaceOrderInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "billingAddress",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "BillingAddressInput",
								"kind": "INPUT_OBJECT",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checkoutKey",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
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
					},
					{
						"name": "paymentMethod",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PaymentMethod",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "seenTotal",
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
						"name": "shippingAddress",
						"type": {
							"kind": "INPUT_OBJECT",
							"name": "AddressInput",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shippingMethodId",
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "termsAccepted",
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
				],
				"interfaces": null,
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
				"kind": "ENUM",
				"name": "PriceCell",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "code",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantity",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "total",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unitPrice",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PriceFileFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "cellTooLong",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "empty",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "fileTooLarge",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noKeyColumn",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noLanguageColumn",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyCells",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyColumns",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyRows",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unclosedQuote",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unreadable",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PriceGiven",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "total",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unit",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PriceImport",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "added",
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
						"name": "changed",
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
						"name": "createdAt",
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
						"name": "done",
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
						"name": "faulty",
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
						"name": "fileName",
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
						"name": "finishedAt",
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
						"name": "listId",
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
						"name": "refused",
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
						"name": "removed",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PriceImportState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unchanged",
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
						"name": "warnings",
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
				"kind": "ENUM",
				"name": "PriceImportFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "ambiguousCode",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "bothPrices",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "cellError",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changedMeanwhile",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "contradiction",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "double",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "doubleColumn",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "gap",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "givenInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantityInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantityMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooLarge",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyPlaces",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyRows",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownCode",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownColumn",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PriceImportMode",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "merge",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "replace",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PriceImportRow",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "after",
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
						"name": "before",
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
						"name": "cheaperThan",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "column",
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
						"name": "fault",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "PriceImportFault",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "key",
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
						"name": "priceAfter",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "GivenPrice",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceBefore",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "GivenPrice",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantity",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "row",
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
				"kind": "ENUM",
				"name": "PriceImportState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "applying",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checked",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "done",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "failed",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PriceList",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "archivedAt",
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
						"name": "createdAt",
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
						"name": "productCount",
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
						"name": "revision",
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
						"name": "rowCount",
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
						"name": "rows",
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
										"name": "PriceListRow",
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
						"name": "updatedAt",
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
						"name": "usedBy",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
										"name": "PriceListUse",
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
				"name": "PriceListChoice",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "archived",
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
						"name": "rows",
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
				"kind": "ENUM",
				"name": "PriceListOrder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "createdAt",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "name",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "products",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "rows",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updatedAt",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PriceListRow",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "code",
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
						"name": "productId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productName",
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
						"name": "quantity",
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
						"name": "total",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unitPrice",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "PriceListSteps",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "listId",
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
						"name": "steps",
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
										"name": "EditedPriceStep",
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
				"name": "PriceListUse",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "archived",
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
						"name": "code",
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
						"name": "parentId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productId",
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
						"name": "roles",
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
				"name": "PriceListUses",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fallToNext",
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
						"name": "products",
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
						"name": "withoutList",
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
				"name": "PriceLists",
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
										"name": "PriceList",
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
				"name": "PriceRoleChoice",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "label",
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
				"name": "PriceRowFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "cell",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PriceCell",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "fault",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PriceRowFaultKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "row",
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
				"kind": "ENUM",
				"name": "PriceRowFaultKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "ambiguousCode",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "bothPrices",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "double",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "gap",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantityInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantityMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooLarge",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyRows",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownCode",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "PriceRowInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "code",
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
						"name": "quantity",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "total",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unitPrice",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
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
				"name": "PriceRowWarning",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "row",
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
						"name": "than",
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
				"name": "PriceSettings",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "hasPrices",
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
						"name": "revision",
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
				"kind": "INPUT_OBJECT",
				"name": "PriceSettingsInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [],
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PriceSpan",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "highest",
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
						"name": "lowest",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PriceStep",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "given",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PriceGiven",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "quantity",
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
						"name": "total",
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
						"name": "unitPrice",
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
				"kind": "ENUM",
				"name": "PriceStepOwner",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "everybody",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "own",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "product",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PricingChoices",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "lists",
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
										"name": "PriceListChoice",
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
						"name": "roles",
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
										"name": "PriceRoleChoice",
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
				"kind": "INPUT_OBJECT",
				"name": "PricingInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "definedScales",
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
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "linear",
						"type": {
							"kind": "INPUT_OBJECT",
							"name": "LinearScalesInput",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "minimumQuantity",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mode",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PricingMode",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceLists",
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
										"name": "LinkedPriceListInput",
										"kind": "INPUT_OBJECT",
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
						"name": "scales",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedScalesMode",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unitPrice",
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
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
				"kind": "ENUM",
				"name": "PricingMode",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "pricelist",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "simple",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PrintBox",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "height",
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
						"name": "width",
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
				"kind": "OBJECT",
				"name": "PrintData",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "byStaff",
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
						"name": "fileType",
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
						"name": "findings",
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
										"name": "PrintFinding",
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
						"name": "itemId",
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
						"name": "pages",
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
										"name": "PrintPage",
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
						"name": "refusal",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "PrintRefusal",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "release",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "PrintRelease",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "side",
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
						"name": "size",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PrintDataState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "uploadedAt",
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
				"kind": "ENUM",
				"name": "PrintDataRequirement",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "later",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "none",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "now",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "PrintDataState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "findings",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "printed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "refused",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "released",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "uploaded",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PrintEvent",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "at",
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
						"name": "file",
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
						"name": "reason",
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
						"name": "refusalCode",
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
						"name": "side",
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
						"name": "step",
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
				"name": "PrintFinding",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "code",
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
						"name": "names",
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
						"name": "numbers",
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
										"name": "FindingNumber",
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
						"name": "page",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "severity",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "FindingSeverity",
								"kind": "ENUM",
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
				"name": "PrintJob",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "failureCode",
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
						"name": "madeAt",
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
						"name": "printedAt",
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
						"name": "printedBy",
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
						"name": "sha256",
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
						"name": "size",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PrintJobState",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "PrintJobState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "failed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "made",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "waiting",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "PrintLine",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "attempts",
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
										"name": "PrintData",
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
						"name": "data",
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
										"name": "PrintData",
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
						"name": "dataSheet",
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
						"name": "events",
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
										"name": "PrintEvent",
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
						"name": "isOrdered",
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
						"name": "itemId",
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
						"name": "specification",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PrintSpecification",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "LinePrintState",
								"kind": "ENUM",
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
				"name": "PrintPage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "bleed",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "PrintBox",
							"ofType": null
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
								"name": "Float",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "preview",
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
						"name": "trim",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "PrintBox",
							"ofType": null
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
				"kind": "OBJECT",
				"name": "PrintProfile",
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
						"name": "isUsed",
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
						"name": "size",
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
				"name": "PrintRefusal",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "code",
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
						"name": "reason",
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
				"name": "PrintRelease",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "acceptedCodes",
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
						"name": "at",
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
						"name": "byStaff",
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
						"name": "sha256",
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
						"name": "textVersion",
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
				"name": "PrintSpecification",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "bleed",
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
						"name": "cropMarks",
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
						"name": "dataRequirement",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PrintDataRequirement",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "dieLine",
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
						"name": "errorPpi",
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
						"name": "folds",
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
						"name": "maximumInk",
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
						"name": "profileId",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "safeMargin",
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
						"name": "sides",
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
						"name": "warningPpi",
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
				"kind": "INPUT_OBJECT",
				"name": "PrintSpecificationInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "bleed",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "cropMarks",
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
					},
					{
						"name": "dataRequirement",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PrintDataRequirement",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "dieLine",
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
						"name": "errorPpi",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "folds",
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
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "height",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "maximumInk",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "profileId",
						"type": {
							"kind": "SCALAR",
							"name": "ID",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "safeMargin",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sides",
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
						"name": "warningPpi",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "width",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
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
				"name": "PrintUpload",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "address",
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
						"name": "expiresAt",
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
						"name": "offset",
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
				"name": "PrintUploadInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "itemId",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "name",
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
						"name": "side",
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
						"name": "size",
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
				"name": "Product",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fromPrice",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Money",
							"ofType": null
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
						"name": "labels",
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
										"name": "ProductLabel",
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
					},
					{
						"name": "offline",
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
						"name": "published",
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
						"name": "unavailable",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "UnavailableReason",
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
				"name": "ProductChoice",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fieldId",
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
						"name": "label",
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
						"name": "values",
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
				"name": "ProductCounts",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "archived",
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
						"name": "notPublished",
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
						"name": "offline",
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
						"name": "published",
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
						"name": "unavailable",
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
						"name": "withoutCategory",
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
						"name": "withoutImage",
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
				"name": "ProductDetails",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "border",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ImageBorder",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "canonical",
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
						"name": "choices",
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
										"name": "ProductChoice",
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
						"name": "code",
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
						"name": "deliveryDay",
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
						"name": "fields",
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
										"name": "ProductField",
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
						"name": "hasDesignTemplate",
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
						"name": "images",
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
										"name": "Image",
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
						"name": "itemNameAllowed",
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
						"name": "priceValidUntil",
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
						"name": "pricing",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductPricing",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "printing",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "ProductPrinting",
							"ofType": null
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
						"name": "productionDays",
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
					},
					{
						"name": "seoDescription",
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
						"name": "seoTitle",
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
						"name": "severalAtOnce",
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
						"name": "stock",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ShownStock",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "variant",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "ProductVariant",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "variants",
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
										"name": "ProductVariant",
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
				"name": "ProductFacets",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "available",
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
						"name": "categories",
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
										"name": "CategoryFacet",
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
						"name": "fields",
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
										"name": "FieldFacet",
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
						"name": "labels",
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
										"name": "FacetValue",
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
						"name": "prices",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "PriceSpan",
							"ofType": null
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
				"name": "ProductFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fault",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductFaultKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "field",
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
				"kind": "ENUM",
				"name": "ProductFaultKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "baseMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "double",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "endsBeforeBegin",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "forbiddenCharacter",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "impossible",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "invalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notADay",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notRising",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notWhole",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "nothingLeft",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "required",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "slugInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "slugTaken",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooLong",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooMany",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknown",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "urlElsewhere",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "urlInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "variantExists",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "weightInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductField",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "label",
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
						"name": "type",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductFieldType",
								"kind": "ENUM",
								"ofType": null
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
						"name": "value",
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
				"kind": "INPUT_OBJECT",
				"name": "ProductFieldFilter",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "name",
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
						"name": "values",
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
					}
				],
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "ProductFieldInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "defaultUrl",
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
						"name": "defaults",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "filter",
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
					},
					{
						"name": "labels",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "name",
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
						"name": "required",
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
					},
					{
						"name": "type",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedFieldType",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "ProductFieldType",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "link",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "text",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductFieldValue",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fieldId",
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
						"name": "words",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "ProductFieldValueInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "fieldId",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ID",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "url",
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
						"name": "words",
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
										"name": "ProductWordingInput",
										"kind": "INPUT_OBJECT",
										"ofType": null
									}
								}
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
				"kind": "ENUM",
				"name": "ProductFileFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "cellTooLong",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "empty",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "fileTooLarge",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noKeyColumn",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noLanguageColumn",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyCells",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyColumns",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyRows",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unclosedQuote",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unreadable",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "ProductFilters",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "available",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "categories",
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "String",
									"kind": "SCALAR",
									"ofType": null
								}
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "fields",
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "ProductFieldFilter",
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
						"name": "labels",
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "String",
									"kind": "SCALAR",
									"ofType": null
								}
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceFrom",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceTo",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
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
				"name": "ProductHint",
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
								"name": "ProductHintKind",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "ProductHintKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "missingLanguage",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noImage",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noPrice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noPriceList",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "offlineCategory",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "stockBelowWarning",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductImage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "cover",
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
										"name": "ProductImageLanguage",
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
				"name": "ProductImageLanguage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "image",
						"args": [],
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
				"kind": "OBJECT",
				"name": "ProductImport",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "added",
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
						"name": "changed",
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
						"name": "createdAt",
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
						"name": "done",
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
						"name": "faulty",
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
						"name": "fileName",
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
						"name": "finishedAt",
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
						"name": "refused",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductImportState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unchanged",
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
				"kind": "ENUM",
				"name": "ProductImportFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "baseMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "cellError",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changedMeanwhile",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "duplicateRow",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "endsBeforeBegin",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "forbiddenCharacter",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "hasPriceLists",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noKey",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noPriceRight",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notADay",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notAPrice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notWhole",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notYesNo",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "required",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "slugInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "slugTaken",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooLong",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooMany",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknown",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownCategory",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownColumn",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownLabel",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownParent",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "urlInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "variantExists",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "weightInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductImportRow",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "after",
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
						"name": "before",
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
						"name": "column",
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
						"name": "fault",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "ProductImportFault",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "key",
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
						"name": "row",
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
				"kind": "ENUM",
				"name": "ProductImportState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "applying",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checked",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "done",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "failed",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductLabel",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "LabelKind",
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
				"kind": "INPUT_OBJECT",
				"name": "ProductLabelInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "active",
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
					},
					{
						"name": "kind",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedLabelKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "names",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "validFrom",
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
						"name": "validUntil",
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
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "ProductLack",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "category",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "image",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "price",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "stock",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductLadder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "archived",
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
						"name": "listId",
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
						"name": "listName",
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
						"name": "owner",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PriceStepOwner",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "revision",
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
						"name": "roles",
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
						"name": "steps",
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
										"name": "ProductPriceStep",
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
						"name": "corrected",
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
						"name": "facets",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductFacets",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
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
						"name": "staff",
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
				"kind": "ENUM",
				"name": "ProductOrder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "code",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "createdAt",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "fromPrice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "name",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "position",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updatedAt",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductPayment",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "interval",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "PaymentInterval",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mode",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PaymentMode",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "trialDays",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "ProductPrice",
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
						"name": "fault",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "QuantityFault",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "gross",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "net",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pricesIncludeTax",
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
						"name": "quantity",
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
						"name": "tax",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "taxRate",
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
						"name": "total",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unitPrice",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
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
				"name": "ProductPriceStep",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "quantity",
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
						"name": "total",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unitPrice",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"kind": "INPUT_OBJECT",
				"name": "ProductPricesInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "paymentInterval",
						"type": {
							"kind": "ENUM",
							"name": "EditedPaymentInterval",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paymentMode",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "EditedPaymentMode",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pricing",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PricingInput",
								"kind": "INPUT_OBJECT",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "revision",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "taxCategory",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TaxCategory",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "trialDays",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
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
				"name": "ProductPricing",
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
						"name": "payment",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductPayment",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pricesIncludeTax",
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
						"name": "quantities",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductQuantities",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "steps",
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
										"name": "PriceStep",
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
						"name": "taxRate",
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
						"name": "unitPrice",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
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
				"name": "ProductPrintSpecification",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "productId",
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
						"name": "revision",
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
						"name": "specification",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PrintSpecification",
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
				"name": "ProductPrinting",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "bleed",
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
						"name": "dataSheet",
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
						"name": "requirement",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PrintDataRequirement",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sides",
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
				"name": "ProductQuantities",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "defined",
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
						"name": "linear",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "LinearScales",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "minimum",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mode",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ScalesMode",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "ProductSort",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "name",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "newest",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceDown",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceUp",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "recommended",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "ProductState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "archived",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notPublished",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "published",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "scheduled",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ProductSurroundings",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "categories",
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
										"name": "OfferedCategory",
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
						"name": "fields",
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
										"name": "OfferedField",
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
						"name": "labels",
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
										"name": "OfferedLabel",
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
				"name": "ProductVariant",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "code",
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
						"name": "fromPrice",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "Money",
							"ofType": null
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
						"name": "published",
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
						"name": "stock",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ShownStock",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unavailable",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "UnavailableReason",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "values",
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
				"kind": "INPUT_OBJECT",
				"name": "ProductWordingInput",
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
				"kind": "OBJECT",
				"name": "Profile",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "complete",
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
						"name": "missing",
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
						"name": "percent",
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
						"name": "values",
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
										"name": "FieldValue",
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
				"kind": "ENUM",
				"name": "ProviderPaymentState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "expired",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "failed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "open",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "opening",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paid",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "QuantityFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "noPrice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notOffered",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notWhole",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooLarge",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooSmall",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Query",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "accessRoles",
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
										"name": "AccessRole",
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
						"name": "adminProduct",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "EditedProduct",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "adminProducts",
						"args": [
							{
								"name": "category",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "descending",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
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
								"defaultValue": "25",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "label",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "lacks",
								"type": {
									"kind": "ENUM",
									"name": "ProductLack",
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
							},
							{
								"name": "sort",
								"type": {
									"kind": "ENUM",
									"name": "ProductOrder",
									"ofType": null
								},
								"defaultValue": "name",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "state",
								"type": {
									"kind": "ENUM",
									"name": "ProductState",
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
								"name": "AdminProductList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "auditLog",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
								"defaultValue": "\"\"",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "AuditLog",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "cartCount",
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
						"name": "categoryMembers",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "50",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
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
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "CategoryMembers",
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
						"name": "categoryTree",
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
										"name": "CategoryNode",
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
						"name": "checkout",
						"args": [
							{
								"name": "country",
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
								"name": "paymentMethod",
								"type": {
									"kind": "ENUM",
									"name": "PaymentMethod",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "shippingMethodId",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "vatId",
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
								"name": "Checkout",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checkoutOutcome",
						"args": [
							{
								"name": "checkoutKey",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
							"kind": "OBJECT",
							"name": "CheckoutProgress",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checkoutState",
						"args": [
							{
								"name": "orderId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "CheckoutProgress",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "continueShoppingUrl",
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
						"name": "convertSwatch",
						"args": [
							{
								"name": "cmyk",
								"type": {
									"kind": "LIST",
									"name": null,
									"ofType": {
										"name": null,
										"kind": "NON_NULL",
										"ofType": {
											"name": "Float",
											"kind": "SCALAR",
											"ofType": null
										}
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "hex",
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
								"name": "productId",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
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
								"name": "SwatchColour",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "design",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
							"kind": "OBJECT",
							"name": "Design",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "designFaces",
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
										"name": "DesignFace",
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
						"name": "designPictures",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "30",
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
										"name": "DesignPicture",
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
						"name": "designTemplate",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
							"kind": "OBJECT",
							"name": "DesignTemplate",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "designVersion",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "WholeDesignVersion",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "designVersions",
						"args": [
							{
								"name": "design",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
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
								"defaultValue": "25",
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
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "DesignVersions",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "designs",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "Design",
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
						"name": "editedCategory",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "EditedCategory",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "editedPage",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "kind",
								"type": {
									"kind": "ENUM",
									"name": "PageKind",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "slug",
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
								"name": "EditedPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "exportOwnData",
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
						"name": "exportPerson",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "String",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "favourites",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "FavouriteList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "homePage",
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
							"kind": "OBJECT",
							"name": "ContentPage",
							"ofType": null
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
						"name": "isFavourite",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Boolean",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "jobs",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
								"name": "state",
								"type": {
									"kind": "ENUM",
									"name": "JobState",
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
								"name": "JobList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "listItems",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
								"name": "location",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ItemLocation",
										"kind": "ENUM",
										"ofType": null
									}
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
								"name": "ListItemPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "localizations",
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
										"name": "Localization",
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
						"name": "machineTranslation",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "MachineTranslation",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mail",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Mail",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mails",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
								"defaultValue": "\"\"",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "MailList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "me",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Me",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mediaFolders",
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
										"name": "MediaFolder",
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
						"name": "mediaItem",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
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
								"name": "MediaDetails",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mediaList",
						"args": [
							{
								"name": "deep",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "descending",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "true",
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
								"name": "folder",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "kind",
								"type": {
									"kind": "ENUM",
									"name": "MediaKind",
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
							},
							{
								"name": "sort",
								"type": {
									"kind": "ENUM",
									"name": "MediaOrder",
									"ofType": null
								},
								"defaultValue": "createdAt",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "unfiled",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "unused",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
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
								"name": "MediaList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "missedSearches",
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
										"name": "MissedSearch",
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
						"name": "missingTexts",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
								"name": "MissingTextList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "movedSlug",
						"args": [
							{
								"name": "kind",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "MovedKind",
										"kind": "ENUM",
										"ofType": null
									}
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
							"kind": "SCALAR",
							"name": "String",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "numberRanges",
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
										"name": "NumberRange",
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
						"name": "openedOrder",
						"args": [
							{
								"name": "number",
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
							"kind": "OBJECT",
							"name": "Order",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "order",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "Order",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "orderFigures",
						"args": [
							{
								"name": "from",
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
								"name": "to",
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
								"name": "OrderFigures",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "orderForAddresses",
						"args": [
							{
								"name": "userId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "OrderForAddresses",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "orderForCustomers",
						"args": [
							{
								"name": "search",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "OrderForCustomer",
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
						"name": "orderForProducts",
						"args": [
							{
								"name": "language",
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
								"name": "search",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "OrderForProduct",
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
						"name": "orderForQuote",
						"args": [
							{
								"name": "country",
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
								"name": "items",
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
												"name": "OrderForItem",
												"kind": "INPUT_OBJECT",
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
							},
							{
								"name": "shippingMethodId",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "userId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "vatId",
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
								"name": "OrderForQuote",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "orderPrintLines",
						"args": [
							{
								"name": "orderId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "OrderPrintLine",
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
						"name": "orderSettings",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderSettings",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "orderedDesigns",
						"args": [
							{
								"name": "itemIds",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "OrderedDesign",
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
						"name": "orders",
						"args": [
							{
								"name": "descending",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "true",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "filter",
								"type": {
									"kind": "INPUT_OBJECT",
									"name": "OrderFilter",
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
								"defaultValue": "25",
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
								"name": "sort",
								"type": {
									"kind": "ENUM",
									"name": "OrderSort",
									"ofType": null
								},
								"defaultValue": "createdAt",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "AdminOrderPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "ownOrder",
						"args": [
							{
								"name": "number",
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
							"kind": "OBJECT",
							"name": "Order",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "ownOrders",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
								"defaultValue": "\"\"",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OwnOrderPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "ownPage",
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
							"kind": "OBJECT",
							"name": "ContentPage",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "page",
						"args": [
							{
								"name": "kind",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "PageKind",
										"kind": "ENUM",
										"ofType": null
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
								"name": "ContentPage",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pageDraft",
						"args": [
							{
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pageParts",
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
								"name": "sections",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "JSON",
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
								"name": "PageParts",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pageQuota",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageQuota",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pageTextHistory",
						"args": [
							{
								"name": "key",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "PageTextHistoryEntry",
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
						"name": "pageTextRows",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
								"name": "page",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
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
							},
							{
								"name": "state",
								"type": {
									"kind": "ENUM",
									"name": "PageTextState",
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
								"name": "PageTextRows",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pageTextToCorrect",
						"args": [
							{
								"name": "key",
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
								"name": "PageTextToCorrect",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pageVersion",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "WholePageVersion",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pageVersions",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "PageVersions",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pageWizards",
						"args": [
							{
								"name": "page",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
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
										"name": "PageWizard",
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
						"name": "pages",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "kind",
								"type": {
									"kind": "ENUM",
									"name": "PageKind",
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
								"name": "EditedPages",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "parkedJobs",
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
										"name": "ParkedJob",
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
						"name": "priceImportRows",
						"args": [
							{
								"name": "faulty",
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
							},
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
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
										"name": "PriceImportRow",
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
						"name": "priceImports",
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
										"name": "PriceImport",
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
						"name": "priceList",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "PriceList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceListSteps",
						"args": [
							{
								"name": "listIds",
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
												"name": "ID",
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
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "PriceListSteps",
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
						"name": "priceListUses",
						"args": [
							{
								"name": "ids",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": "PriceListUses",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceLists",
						"args": [
							{
								"name": "archived",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "descending",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
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
								"defaultValue": "25",
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
							},
							{
								"name": "sort",
								"type": {
									"kind": "ENUM",
									"name": "PriceListOrder",
									"ofType": null
								},
								"defaultValue": "name",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PriceLists",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "priceSettings",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PriceSettings",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pricingChoices",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "PricingChoices",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "printData",
						"args": [
							{
								"name": "itemId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "PrintData",
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
						"name": "printLines",
						"args": [
							{
								"name": "itemIds",
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
												"name": "ID",
												"kind": "SCALAR",
												"ofType": null
											}
										}
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "PrintLine",
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
						"name": "printProfiles",
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
										"name": "PrintProfile",
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
						"name": "printSpecification",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
							"kind": "OBJECT",
							"name": "ProductPrintSpecification",
							"ofType": null
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
							},
							{
								"name": "test",
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
								"name": "variant",
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
								"name": "ProductDetails",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productCounts",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ProductCounts",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productFields",
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
								"name": "meta",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
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
										"name": "EditedProductField",
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
						"name": "productHints",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ProductHint",
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
						"name": "productImportRows",
						"args": [
							{
								"name": "faulty",
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
							},
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
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
										"name": "ProductImportRow",
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
						"name": "productImports",
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
										"name": "ProductImport",
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
						"name": "productLabels",
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
										"name": "EditedProductLabel",
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
						"name": "productLadders",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "ProductLadder",
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
						"name": "productPrice",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "quantity",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "Int",
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
								"name": "ProductPrice",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "productStock",
						"args": [
							{
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "CountedStock",
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
						"name": "productSurroundings",
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
								"name": "ProductSurroundings",
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
								"name": "filters",
								"type": {
									"kind": "INPUT_OBJECT",
									"name": "ProductFilters",
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
							},
							{
								"name": "sort",
								"type": {
									"kind": "ENUM",
									"name": "ProductSort",
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
						"name": "productsForCategory",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "10",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
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
							},
							{
								"name": "search",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "CategoryMember",
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
						"name": "publishedPage",
						"args": [
							{
								"name": "page",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
							"kind": "SCALAR",
							"name": "JSON",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "readablePages",
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
										"name": "ReadablePage",
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
						"name": "roles",
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
										"name": "Role",
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
						"name": "searchSuggestions",
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
								"name": "q",
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
								"name": "SearchSuggestions",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "searchSynonyms",
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
										"name": "SearchSynonyms",
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
						"name": "secrets",
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
										"name": "Secret",
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
						"name": "shippingMethods",
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
										"name": "EditedShippingMethod",
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
						"name": "shopSettings",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ShopSettings",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "stockMovements",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
								"name": "productId",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "StockMovementList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tasks",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "20",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "objectId",
								"type": {
									"kind": "SCALAR",
									"name": "ID",
									"ofType": null
								},
								"defaultValue": null,
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "objectType",
								"type": {
									"kind": "ENUM",
									"name": "TaskObject",
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
								"name": "TaskList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "taxRates",
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
										"name": "TaxRate",
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
						"name": "testMail",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "SentTestMail",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "textGroups",
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
						"name": "textHistory",
						"args": [
							{
								"name": "key",
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
								"name": null,
								"kind": "LIST",
								"ofType": {
									"name": null,
									"kind": "NON_NULL",
									"ofType": {
										"name": "TextHistoryEntry",
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
						"name": "textImport",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "TextImport",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "textImportRows",
						"args": [
							{
								"name": "faulty",
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
							},
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
										"kind": "SCALAR",
										"ofType": null
									}
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
										"name": "TextImportRow",
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
						"name": "textImports",
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
										"name": "TextImport",
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
						"name": "texts",
						"args": [
							{
								"name": "descending",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "filter",
								"type": {
									"kind": "INPUT_OBJECT",
									"name": "TextFilter",
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
								"defaultValue": "25",
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
								"name": "sort",
								"type": {
									"kind": "ENUM",
									"name": "TextSort",
									"ofType": null
								},
								"defaultValue": "key",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TextList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "textsVersion",
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
						"name": "themeState",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ThemeState",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "translationAccount",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TranslationAccount",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "translationQueue",
						"args": [
							{
								"name": "first",
								"type": {
									"kind": "SCALAR",
									"name": "Int",
									"ofType": null
								},
								"defaultValue": "25",
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
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "QueuedTextList",
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
							},
							{
								"name": "input",
								"type": {
									"kind": "INPUT_OBJECT",
									"name": "TranslationsByTenantInput",
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
					},
					{
						"name": "unitPrice",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "UnitPrice",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "user",
						"args": [
							{
								"name": "id",
								"type": {
									"kind": "NON_NULL",
									"name": null,
									"ofType": {
										"name": "ID",
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
								"name": "User",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "userFields",
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
										"name": "UserField",
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
						"name": "userGenericFields",
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
										"name": "UserGenericField",
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
						"name": "users",
						"args": [
							{
								"name": "archived",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "descending",
								"type": {
									"kind": "SCALAR",
									"name": "Boolean",
									"ofType": null
								},
								"defaultValue": "false",
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
								"defaultValue": "25",
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
								"defaultValue": "\"\"",
								"isDeprecated": false,
								"deprecationReason": null
							},
							{
								"name": "sort",
								"type": {
									"kind": "ENUM",
									"name": "UserOrder",
									"ofType": null
								},
								"defaultValue": "email",
								"isDeprecated": false,
								"deprecationReason": null
							}
						],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "UserList",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "vatState",
						"args": [
							{
								"name": "vatId",
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
								"name": "VatState",
								"kind": "ENUM",
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
				"name": "QueuedText",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "failure",
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
						"name": "key",
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
						"name": "queuedAt",
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
				"name": "QueuedTextList",
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
										"name": "QueuedText",
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
				"name": "ReadablePage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
				"kind": "ENUM",
				"name": "RefundState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "done",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "failed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "waiting",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ReleasePreview",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "side",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Reordered",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "cart",
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
										"name": "ListItem",
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
						"name": "changed",
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
										"name": "ReorderedDesign",
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
						"name": "drafts",
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
										"name": "ListItem",
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
						"name": "left",
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
										"name": "LeftItem",
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
				"name": "ReorderedDesign",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "itemId",
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
						"name": "reasons",
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
										"name": "DesignChange",
										"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "Right",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "gAdminArea",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mCRM",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mCat",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mContent",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mLocalisation",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mOrder",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mPrice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mProd",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mRole",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mTenant",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mUser",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "qCRM",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "qCat",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "qContent",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "qLocalisation",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "qOrder",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "qPrice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "qProd",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "qTenant",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "qUser",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Role",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "access",
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
										"name": "Right",
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
						"name": "admin",
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
						"name": "label",
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
						"name": "requiresCode",
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
						"name": "type",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "RoleType",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "users",
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
				"kind": "INPUT_OBJECT",
				"name": "RoleInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "access",
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
										"name": "Right",
										"kind": "ENUM",
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
						"name": "description",
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
						"name": "label",
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
						"name": "name",
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
						"name": "requiresCode",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "type",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "RoleType",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "RoleType",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "customer",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "staff",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "Rounding",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "light",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "none",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "strong",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "SavedPriceRows",
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
										"name": "PriceRowFault",
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
						"name": "revision",
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
						"name": "saved",
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
						"name": "warnings",
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
										"name": "PriceRowWarning",
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
				"name": "SavedProduct",
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
										"name": "ProductFault",
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
						"name": "revision",
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
				"kind": "ENUM",
				"name": "ScalesMode",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "defined",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "free",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "linear",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "table",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "SearchSuggestions",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "categories",
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
										"name": "CategorySuggestion",
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
						"name": "words",
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
				"name": "SearchSynonyms",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "words",
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
				"name": "Secret",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "isSet",
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
						"name": "purpose",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "SecretPurpose",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "setAt",
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
				"name": "SecretPurpose",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "mailProviderKey",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paymentSecretKey",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "paymentWebhookSecret",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "procurementSharedSecret",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "translationKey",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "Seller",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "bank",
						"args": [],
						"type": {
							"kind": "OBJECT",
							"name": "SellerBank",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "city",
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
						"name": "country",
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
						"name": "mail",
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
						"name": "management",
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
						"name": "phone",
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
						"name": "register",
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
						"name": "street",
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
						"name": "taxNumber",
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
						"name": "vatId",
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
						"name": "website",
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
						"name": "zipCode",
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
				"name": "SellerBank",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "bank",
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
						"name": "bic",
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
						"name": "holder",
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
						"name": "iban",
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
				"kind": "INPUT_OBJECT",
				"name": "SellerBankInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "bank",
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
						"name": "bic",
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
						"name": "holder",
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
						"name": "iban",
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
				"kind": "INPUT_OBJECT",
				"name": "SellerInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "bank",
						"type": {
							"kind": "INPUT_OBJECT",
							"name": "SellerBankInput",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "city",
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
						"name": "country",
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
						"name": "mail",
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
						"name": "management",
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
						"name": "name",
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
						"name": "phone",
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
						"name": "register",
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
						"name": "street",
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
						"name": "taxNumber",
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
						"name": "vatId",
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
						"name": "website",
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
						"name": "zipCode",
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
				"kind": "OBJECT",
				"name": "SentTestMail",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "error",
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
						"name": "state",
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
				"kind": "ENUM",
				"name": "ShippingKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "byQuantity",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "byWeight",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "flat",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "freeFrom",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "ShippingMethodInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "active",
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
					},
					{
						"name": "countries",
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
						"name": "days",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "descriptions",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "freeFrom",
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "kind",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ShippingKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "names",
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
										"name": "TranslationInput",
										"kind": "INPUT_OBJECT",
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
						"name": "price",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "steps",
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
										"name": "ShippingStepInput",
										"kind": "INPUT_OBJECT",
										"ofType": null
									}
								}
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
				"name": "ShippingStep",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "price",
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
						"name": "upTo",
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
				"kind": "INPUT_OBJECT",
				"name": "ShippingStepInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "price",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "upTo",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
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
				"name": "ShopSettings",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "country",
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
						"name": "revision",
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
				"kind": "INPUT_OBJECT",
				"name": "ShopSettingsInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [],
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ShownStock",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "available",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "counted",
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
						"name": "sellWhenEmpty",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "StockState",
								"kind": "ENUM",
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
				"name": "SoldDay",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "day",
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
						"name": "gross",
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
						"name": "orders",
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
				"name": "SoldProduct",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "gross",
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
						"name": "productId",
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
						"name": "quantity",
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
				"kind": "OBJECT",
				"name": "StatusCount",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "count",
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
						"name": "status",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "OrderStatus",
								"kind": "ENUM",
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
				"kind": "ENUM",
				"name": "StockCorrection",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "counted",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "lost",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "received",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "StockMovement",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "at",
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
						"name": "by",
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
						"name": "note",
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
						"name": "onHand",
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
						"name": "onHandChange",
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
						"name": "reason",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "StockReason",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "reserved",
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
						"name": "reservedChange",
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
				"name": "StockMovementList",
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
										"name": "StockMovement",
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
				"kind": "ENUM",
				"name": "StockReason",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "counted",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "deleted",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "lost",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "received",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "released",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "reserved",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "returned",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sold",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "StockState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "inStock",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "low",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "onBackorder",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "outOfStock",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
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
				"name": "SwatchColour",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "cmyk",
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
										"name": "Float",
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
						"name": "screen",
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
				"name": "Task",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "assigneeEmail",
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
						"name": "isMine",
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
						"name": "kind",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TaskKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mayAct",
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
						"name": "objectId",
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
						"name": "objectType",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TaskObject",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "since",
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
						"name": "subject",
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
				"kind": "ENUM",
				"name": "TaskKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "printDataFailed",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "printDataMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "printDataToCheck",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "TaskList",
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
										"name": "Task",
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
				"kind": "ENUM",
				"name": "TaskObject",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "order",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "TaxCategory",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "accounting",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "advertising",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "consulting",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "digitalContent",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "education",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "foodGrocery",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "foodRestaurant",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "legal",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "marketing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "medical",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "none",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shipping",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "software",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "standard",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "streaming",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "training",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "TaxRate",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "category",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TaxCategory",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "country",
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
						"name": "rate",
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
						"name": "validFrom",
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
				"name": "TaxRateFault",
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
								"name": "TaxRateFaultKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "row",
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
				"kind": "ENUM",
				"name": "TaxRateFaultKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "categoryInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "countryInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "dayInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "double",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "rateInvalid",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "TaxRateInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "category",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TaxCategory",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "country",
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
						"name": "rate",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "Int",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "validFrom",
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
				"kind": "INPUT_OBJECT",
				"name": "TaxRatePlace",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "category",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TaxCategory",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "country",
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
						"name": "validFrom",
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
				"kind": "OBJECT",
				"name": "TaxRow",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "gross",
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
						"name": "net",
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
						"name": "rate",
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
						"name": "tax",
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
				"name": "Text",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "baseLanguage",
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
						"name": "baseText",
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
						"name": "icu",
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
						"name": "key",
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
										"name": "TextInLanguage",
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
						"name": "placeholders",
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
						"name": "placeholdersOptional",
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
				"kind": "INPUT_OBJECT",
				"name": "TextChangeInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "key",
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
						"name": "seen",
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
						"name": "text",
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
				"kind": "OBJECT",
				"name": "TextFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "fault",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TextFaultKind",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "index",
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
						"name": "key",
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
						"name": "names",
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
				"kind": "ENUM",
				"name": "TextFaultKind",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "baseMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "brokenText",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changedMeanwhile",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "forbiddenCharacter",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "locked",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "missingPlaceholder",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooLong",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownKey",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownLanguage",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownPlaceholder",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "TextFileFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "cellTooLong",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "empty",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "fileTooLarge",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noKeyColumn",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noLanguageColumn",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyCells",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyColumns",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooManyRows",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unclosedQuote",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unreadable",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "TextFileFormat",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "csv",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "xliff",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "xlsx",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "TextFilter",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
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
					},
					{
						"name": "keys",
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "String",
									"kind": "SCALAR",
									"ofType": null
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
					},
					{
						"name": "states",
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "TextState",
									"kind": "ENUM",
									"ofType": null
								}
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "type",
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
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "TextHistoryEntry",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "after",
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
						"name": "at",
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
						"name": "before",
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
						"name": "by",
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
						"name": "origin",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TextOrigin",
								"kind": "ENUM",
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
				"name": "TextImport",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "added",
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
						"name": "changed",
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
						"name": "createdAt",
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
						"name": "done",
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
						"name": "faulty",
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
						"name": "fileName",
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
						"name": "finishedAt",
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
						"name": "format",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TextFileFormat",
								"kind": "ENUM",
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
						"name": "refused",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TextImportState",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unchanged",
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
				"kind": "ENUM",
				"name": "TextImportFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "baseMissing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "brokenText",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "cellError",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "changedMeanwhile",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "duplicateRow",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "forbiddenCharacter",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "locked",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "markup",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "missingPlaceholder",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "noKey",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sourceChanged",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tooLong",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownColumn",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownKey",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownLanguage",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknownPlaceholder",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "TextImportRow",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "after",
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
						"name": "before",
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
						"name": "column",
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
						"name": "fault",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "TextImportFault",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "key",
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
						"name": "names",
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
						"name": "row",
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
				"kind": "ENUM",
				"name": "TextImportState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "applying",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "checked",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "done",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "failed",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "TextInLanguage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "failure",
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
						"name": "missing",
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
						"name": "origin",
						"args": [],
						"type": {
							"kind": "ENUM",
							"name": "TextOrigin",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "outdated",
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
						"name": "queued",
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
						"name": "shipped",
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
						"name": "shown",
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
						"name": "source",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "TextSource",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sourceLanguage",
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
						"name": "text",
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
						"name": "updatedAt",
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
				"name": "TextList",
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
										"name": "Text",
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
				"kind": "ENUM",
				"name": "TextOrigin",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "human",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "import",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "machine",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "TextSort",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "group",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "key",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updatedAt",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "urgent",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "TextSource",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "base",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "default",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "own",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "regional",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "shipped",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "TextState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "locked",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "machine",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "missing",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "outdated",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "own",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ThemeFault",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "code",
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
					},
					{
						"name": "path",
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
				"name": "ThemeImage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "use",
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
						"name": "wantedHeight",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "wantedWidth",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "ThemeManager",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "overwriteColors",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "ThemePreset",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "shipped",
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
						"name": "theme",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "updatedAt",
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
				"name": "ThemeSaved",
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
										"name": "ThemeFault",
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
						"name": "state",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ThemeState",
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
				"name": "ThemeState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "baseTheme",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "draft",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "JSON",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "draftUpdatedAt",
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
						"name": "header",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "HeaderType",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "images",
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
										"name": "ThemeImage",
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
						"name": "lastTenantUiConfigUpdate",
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
						"name": "manager",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "ThemeManager",
								"kind": "OBJECT",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "overwriteColors",
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
						"name": "presets",
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
										"name": "ThemePreset",
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
						"name": "published",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "tenantName",
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
						"name": "theme",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
								"kind": "SCALAR",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "versions",
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
										"name": "ThemeVersion",
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
				"name": "ThemeVersion",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "by",
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
						"name": "publishedAt",
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
						"name": "theme",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
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
				"kind": "ENUM",
				"name": "Tier",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "enterprise",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "pro",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "starter",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "TotalLabel",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "grandTotal",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "subtotal",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
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
				"name": "TranslationAccount",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
										"name": "TranslationLanguage",
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
						"name": "limit",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Float",
							"ofType": null
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "used",
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
				"kind": "ENUM",
				"name": "TranslationConnection",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "account",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "none",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "sandbox",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
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
				"kind": "INPUT_OBJECT",
				"name": "TranslationInput",
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
				"kind": "OBJECT",
				"name": "TranslationLanguage",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "formality",
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
					},
					{
						"name": "supported",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "TranslationQueueCount",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "failure",
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
						"name": "texts",
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
				"kind": "INPUT_OBJECT",
				"name": "TranslationsByTenantInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
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
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "UnavailableReason",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "noPrice",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "notOffered",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "outOfStock",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "subscription",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "UnitPrice",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "ownerId",
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
						"name": "revision",
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
						"name": "unitPrice",
						"args": [],
						"type": {
							"kind": "SCALAR",
							"name": "Int",
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
				"name": "User",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "admin",
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
						"name": "archivedAt",
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
						"name": "codeStep",
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
						"name": "createdAt",
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
						"name": "email",
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
						"name": "emailConfirmed",
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
						"name": "language",
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
						"name": "lastLoginAt",
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
						"name": "roles",
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
										"name": "HeldRole",
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
						"name": "username",
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
						"name": "values",
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
										"name": "FieldValue",
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
				"name": "UserField",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
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
						"name": "fieldName",
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
						"name": "label",
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
						"name": "options",
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
						"name": "order",
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
						"name": "required",
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
								"name": "UserFieldType",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "use",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "UserFieldInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "defaultValue",
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
						"name": "fieldName",
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
						"name": "labels",
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
										"name": "LabelInput",
										"kind": "INPUT_OBJECT",
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
						"name": "options",
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "String",
									"kind": "SCALAR",
									"ofType": null
								}
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "required",
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
					},
					{
						"name": "type",
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "UserFieldType",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "use",
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
				],
				"interfaces": null,
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "UserFieldType",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "checkbox",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "date",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "email",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "mobile",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "number",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "phone",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "radio",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "select",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "text",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "textarea",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "url",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "UserGenericField",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "config",
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
						"name": "fieldName",
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
						"name": "order",
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
						"name": "tenantID",
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
					}
				],
				"inputFields": null,
				"interfaces": [],
				"enumValues": null,
				"possibleTypes": null
			},
			{
				"kind": "INPUT_OBJECT",
				"name": "UserInput",
				"specifiedByURL": null,
				"isOneOf": false,
				"fields": null,
				"inputFields": [
					{
						"name": "admin",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "codeStep",
						"type": {
							"kind": "SCALAR",
							"name": "Boolean",
							"ofType": null
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "email",
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
						"name": "roleIds",
						"type": {
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "ID",
									"kind": "SCALAR",
									"ofType": null
								}
							}
						},
						"defaultValue": null,
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "username",
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
							"kind": "LIST",
							"name": null,
							"ofType": {
								"name": null,
								"kind": "NON_NULL",
								"ofType": {
									"name": "FieldValueInput",
									"kind": "INPUT_OBJECT",
									"ofType": null
								}
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
				"name": "UserList",
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
										"name": "User",
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
				"kind": "ENUM",
				"name": "UserOrder",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "createdAt",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "email",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "lastLoginAt",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "surname",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "username",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "ENUM",
				"name": "VatState",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": null,
				"inputFields": null,
				"interfaces": null,
				"enumValues": [
					{
						"name": "invalid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "none",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "unknown",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "valid",
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "waiting",
						"isDeprecated": false,
						"deprecationReason": null
					}
				],
				"possibleTypes": null
			},
			{
				"kind": "OBJECT",
				"name": "WholeDesignVersion",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "at",
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
						"name": "designId",
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
						"name": "document",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
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
						"name": "reason",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "DesignVersionReason",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "revision",
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
				"name": "WholePageVersion",
				"specifiedByURL": null,
				"isOneOf": null,
				"fields": [
					{
						"name": "at",
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
						"name": "by",
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
						"name": "document",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "JSON",
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
						"name": "pageId",
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
						"name": "reason",
						"args": [],
						"type": {
							"kind": "NON_NULL",
							"name": null,
							"ofType": {
								"name": "PageVersionReason",
								"kind": "ENUM",
								"ofType": null
							}
						},
						"isDeprecated": false,
						"deprecationReason": null
					},
					{
						"name": "revision",
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
				"kind": "INPUT_OBJECT",
				"name": "WordingInput",
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
