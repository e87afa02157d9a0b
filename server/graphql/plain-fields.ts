// Fields that are nothing but a property of their parent. The builder gives each of them a function, and a function has to be called,
// watched for failures and asked whether it has made a promise, for each of two dozen fields of two dozen products.
import { type GraphQLSchema, isObjectType } from 'graphql';

/** As the builder marks them. */
interface Exposed {
	pothosExposedField?: unknown;
}

/** Without a function of their own such fields are read, no matter who executes the document. */
export function readPlainFields(schema: GraphQLSchema): GraphQLSchema {
	for (const type of Object.values(schema.getTypeMap())) {
		if (!isObjectType(type)) continue;
		for (const field of Object.values(type.getFields())) {
			const { pothosExposedField }: Exposed = field.extensions;
			if (pothosExposedField === field.name) delete field.resolve;
		}
	}
	return schema;
}
