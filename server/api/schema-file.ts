// The schema as a type for our own client, which learns from it what each document answers. Settings are left out: the client has them from the schema
// of their group, so that a new one changes nothing here.
import {
	type GraphQLSchema,
	type IntrospectionType,
	introspectionFromSchema,
	isEnumType,
	isInputObjectType,
	isObjectType,
} from 'graphql';

const isSetting = (part: { extensions: object } | undefined): boolean =>
	part !== undefined && 'setting' in part.extensions;

function withoutSettings(schema: GraphQLSchema, type: IntrospectionType): IntrospectionType[] {
	const known = schema.getType(type.name);
	if (isEnumType(known) && isSetting(known)) return [];
	if (type.kind === 'OBJECT' && isObjectType(known))
		return [{ ...type, fields: type.fields.filter(({ name }) => !isSetting(known.getFields()[name])) }];
	if (type.kind === 'INPUT_OBJECT' && isInputObjectType(known))
		return [{ ...type, inputFields: type.inputFields.filter(({ name }) => !isSetting(known.getFields()[name])) }];
	return [type];
}

export function schemaFile(schema: GraphQLSchema): string {
	const { __schema: all } = introspectionFromSchema(schema, { descriptions: false, directiveIsRepeatable: false });
	const introspection = { __schema: { ...all, types: all.types.flatMap((type) => withoutSettings(schema, type)) } };
	return `// Written by \`npm run schema\` from the server's schema; a test fails when it drifts.\nexport type introspection = ${JSON.stringify(introspection, null, '\t')};\n`;
}
